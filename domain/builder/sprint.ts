import { daysBetween, isCalendarDay } from '../dates/days.ts';
import { Refusal } from '../refusal.ts';

export const sprintStatuses = ['draft', 'running', 'finished', 'cancelled'] as const;
export type SprintStatus = (typeof sprintStatuses)[number];

/** Maximum length of a sprint in days, first and last day included. */
export const maxSprintDays = 90;

const nextStatuses: Readonly<Record<SprintStatus, readonly SprintStatus[]>> = {
  draft: ['running', 'cancelled'],
  running: ['finished', 'cancelled'],
  finished: [],
  cancelled: ['draft'],
};

/** Returns the statuses a sprint can change to. A canceled sprint can return to draft; a finished one cannot change. */
export function nextSprintStatuses(from: SprintStatus): readonly SprintStatus[] {
  return nextStatuses[from];
}

/** Returns the new status. Throws `status_change` if the change is not allowed, and `sprint_empty` when starting a sprint without steps. */
export function changeSprintStatus(from: SprintStatus, to: SprintStatus, steps: number): SprintStatus {
  if (!nextStatuses[from].includes(to)) throw new Refusal('status_change');
  if (to === 'running' && steps === 0) throw new Refusal('sprint_empty');
  return to;
}

/** Number of days from the first to the last, both included. Both are ISO dates. */
export function sprintLength(startsOn: string, endsOn: string): number {
  return daysBetween(startsOn, endsOn) + 1;
}

const isDay = (text: string) => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isCalendarDay({ year, month, day });
};

/**
 * Returns the problem with a sprint's dates, or null. Also null for invalid dates, which are reported at their own
 * fields.
 */
export function sprintDatesProblem(startsOn: string, endsOn: string): 'beforeStart' | 'tooLongSprint' | null {
  if (!isDay(startsOn) || !isDay(endsOn)) return null;
  const length = sprintLength(startsOn, endsOn);
  if (length < 1) return 'beforeStart';
  return length > maxSprintDays ? 'tooLongSprint' : null;
}

/** Whether a sprint is finished or canceled, so that only its retrospective can be edited. */
export function isSprintOver(status: SprintStatus): boolean {
  return status === 'finished' || status === 'cancelled';
}

/** Checks that the steps can be edited: the sprint is neither finished nor canceled. Throws `sprint_over`. */
export function checkStepsEditable(status: SprintStatus): void {
  if (isSprintOver(status)) throw new Refusal('sprint_over');
}

/** Checks that a step is not after the sprint's last day; `day` counts from 1. Throws `invalid`. */
export function checkStepDay(day: number, length: number): void {
  if (day > length) throw new Refusal('invalid', [{ field: 'day', problem: 'afterTheEnd' }]);
}
