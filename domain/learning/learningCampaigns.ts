import type { Permission } from '../access/permissions.ts';
import { addDays } from '../dates/days.ts';
import { Refusal } from '../refusal.ts';

export const learningStatuses = ['draft', 'active', 'closed'] as const;
export type LearningStatus = (typeof learningStatuses)[number];

export const dueKinds = ['none', 'on_day', 'after_days'] as const;
export type DueKind = (typeof dueKinds)[number];

export interface AssignmentDueRule {
  readonly due_kind: DueKind;
  readonly due_on: string | null;
  readonly due_days: number | null;
}

/**
 * Returns the due date for a person who is assigned on `assignedOn`: the campaign's date, or a number of days after the
 * assignment. ISO date; null if there is none. A person assigned after the campaign's date is due immediately.
 */
export function assignmentDueOn(
  { due_kind, due_on, due_days }: AssignmentDueRule,
  assignedOn: string,
): string | null {
  if (due_kind === 'after_days') return addDays(assignedOn, due_days ?? 0);
  if (due_kind === 'none' || due_on === null) return null;
  return due_on < assignedOn ? assignedOn : due_on;
}

/** Returns the start date of a person who joins: the campaign's first day, or today if that has passed. */
export function assignmentStart(startsOn: string, today: string): string {
  return startsOn > today ? startsOn : today;
}

const nextStatus: Readonly<Record<LearningStatus, LearningStatus>> = {
  draft: 'active',
  active: 'closed',
  closed: 'active',
};

/** Checks a status change; a closed campaign can be reopened. Throws `status_change` if the change is not allowed. */
export function changeLearningStatus(from: LearningStatus, to: LearningStatus): void {
  if (nextStatus[from] !== to) throw new Refusal('status_change');
}

/** The roles that a campaign can be assigned to: those that people hold in their own account. */
export const learningRoles = [
  'supervisor',
  'local_admin',
  'delegated_admin',
  'full_hiring',
  'consultant',
] as const satisfies readonly Permission[];

const whileActive = [
  'name',
  'message',
  'reminders',
  'audience',
  'team_ids',
  'team_group_ids',
  'roles',
  'user_ids',
];
const editable: Readonly<Record<LearningStatus, readonly string[] | 'all'>> = {
  draft: 'all',
  active: whileActive,
  closed: ['name'],
};

/** Whether a field may be edited in this status. Assigned content and due dates are fixed after launch. */
export function canEditLearningField(status: LearningStatus, field: string): boolean {
  const fields = editable[status];
  return fields === 'all' || fields.includes(field);
}
