import { Refusal } from '../refusal.ts';

export const roleStatuses = ['draft', 'open', 'closed'] as const;
export type RoleStatus = (typeof roleStatuses)[number];

const followers: Readonly<Record<RoleStatus, readonly RoleStatus[]>> = {
  draft: ['open'],
  open: ['closed'],
  closed: ['open'],
};

/** The statuses a role can take next: it is opened, closed, and may be opened again. */
export function nextRoleStatuses(from: RoleStatus): readonly RoleStatus[] {
  return followers[from];
}

interface Opening {
  /** The last day to finish the assessment, ISO; null for none. */
  readonly closesOn: string | null;
  readonly today: string;
  /** Selection rates were made: they are final, and so is the end of the role. */
  readonly hasRates: boolean;
}

/**
 * The new status. Throws `status_change` where it may not follow or the role's selection rates are
 * made, `invalid` at `closes_on` for opening a role whose last day has passed.
 */
export function changeRoleStatus(
  from: RoleStatus,
  to: RoleStatus,
  { closesOn, today, hasRates }: Opening,
): RoleStatus {
  if (!followers[from].includes(to) || (to === 'open' && hasRates)) throw new Refusal('status_change');
  if (to === 'open' && closesOn !== null && closesOn < today) {
    throw new Refusal('invalid', [{ field: 'closes_on', problem: 'past' }]);
  }
  return to;
}

/** Whether somebody can still apply: an open role whose last day has not passed. ISO days. */
export function takesApplications(status: RoleStatus, closesOn: string | null, today: string): boolean {
  return status === 'open' && (closesOn === null || closesOn >= today);
}

/** Throws `role_not_open` where nobody can apply or be invited any more. */
export function checkTakesApplications(status: RoleStatus, closesOn: string | null, today: string): void {
  if (!takesApplications(status, closesOn, today)) throw new Refusal('role_not_open');
}

/** A closed role stays as it was. Throws `role_closed`. */
export function checkRoleEditable(status: RoleStatus): void {
  if (status === 'closed') throw new Refusal('role_closed');
}
