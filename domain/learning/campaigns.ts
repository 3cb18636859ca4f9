import { addDays } from '../dates/days.ts';
import { Refusal } from '../refusal.ts';

export const learningStatuses = ['draft', 'active', 'closed'] as const;
export type LearningStatus = (typeof learningStatuses)[number];

export const dueKinds = ['none', 'on_day', 'after_days'] as const;
export type DueKind = (typeof dueKinds)[number];

export interface Due {
  readonly due_kind: DueKind;
  readonly due_on: string | null;
  readonly due_days: number | null;
}

/**
 * The last day for somebody who gets the campaign on `assignedOn`: the campaign's own day, or so many days after
 * the person's own start. ISO days; null where there is none. Nobody begins after the end: a later start is due at once.
 */
export function dueOn({ due_kind, due_on, due_days }: Due, assignedOn: string): string | null {
  if (due_kind === 'after_days') return addDays(assignedOn, due_days ?? 0);
  if (due_kind === 'none' || due_on === null) return null;
  return due_on < assignedOn ? assignedOn : due_on;
}

/** What somebody who starts late gets: the first day of the campaign, or today when that has passed. */
export function startOf(startsOn: string, today: string): string {
  return startsOn > today ? startsOn : today;
}

const following: Readonly<Record<LearningStatus, LearningStatus>> = {
  draft: 'active',
  active: 'closed',
  closed: 'active',
};

/** A closed campaign can be taken up again. Throws `status_change` where that status may not follow. */
export function changeLearningStatus(from: LearningStatus, to: LearningStatus): void {
  if (following[from] !== to) throw new Refusal('status_change');
}

const whileActive = ['name', 'message', 'reminders', 'audience', 'team_ids', 'user_ids'];
const editable: Readonly<Record<LearningStatus, readonly string[] | 'all'>> = {
  draft: 'all',
  active: whileActive,
  closed: ['name'],
};

/** Whether a field may still change: what people were given stays as it was, for them and for everybody after them. */
export function mayEditLearning(status: LearningStatus, field: string): boolean {
  const fields = editable[status];
  return fields === 'all' || fields.includes(field);
}
