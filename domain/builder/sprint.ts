import { daysBetween, exists } from '../dates/days.ts';
import { Refusal } from '../refusal.ts';

export const sprintStatuses = ['draft', 'running', 'finished', 'cancelled'] as const;
export type SprintStatus = (typeof sprintStatuses)[number];

/** A sprint is short on purpose: so many days from its first to its last, both included. */
export const longestSprint = 90;

const followers: Readonly<Record<SprintStatus, readonly SprintStatus[]>> = {
  draft: ['running', 'cancelled'],
  running: ['finished', 'cancelled'],
  finished: [],
  cancelled: ['draft'],
};

/** The statuses a sprint can take next. A cancelled one can be prepared again, a finished one stays. */
export function nextSprintStatuses(from: SprintStatus): readonly SprintStatus[] {
  return followers[from];
}

/**
 * The new status. Throws `status_change` where it may not follow, `sprint_empty`
 * for starting a sprint without a step.
 */
export function changeSprintStatus(from: SprintStatus, to: SprintStatus, steps: number): SprintStatus {
  if (!followers[from].includes(to)) throw new Refusal('status_change');
  if (to === 'running' && steps === 0) throw new Refusal('sprint_empty');
  return to;
}

/** Days from the first day to the last, both included; ISO days in. */
export function sprintLength(startsOn: string, endsOn: string): number {
  return daysBetween(startsOn, endsOn) + 1;
}

const isDay = (text: string) => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && exists({ year, month, day });
};

/** What is wrong with the days of a sprint; null when nothing is. A text that is no day is told at its own field. */
export function timeBoxProblem(startsOn: string, endsOn: string): 'beforeStart' | 'tooLongSprint' | null {
  if (!isDay(startsOn) || !isDay(endsOn)) return null;
  const length = sprintLength(startsOn, endsOn);
  if (length < 1) return 'beforeStart';
  return length > longestSprint ? 'tooLongSprint' : null;
}

/** Whether a sprint is finished or cancelled: it then takes its retrospective and nothing else. */
export function isOver(status: SprintStatus): boolean {
  return status === 'finished' || status === 'cancelled';
}

/** Steps of a sprint that is over stay as they were. Throws `sprint_over`. */
export function checkStepsOpen(status: SprintStatus): void {
  if (isOver(status)) throw new Refusal('sprint_over');
}

/** Throws `invalid` for a step on a day the sprint does not have; `day` counts from 1. */
export function checkStepDay(day: number, length: number): void {
  if (day > length) throw new Refusal('invalid', [{ field: 'day', problem: 'afterTheEnd' }]);
}
