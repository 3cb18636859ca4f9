import { Refusal } from '../refusal.ts';

export const roleStatuses = ['draft', 'open', 'closed'] as const;
export type RoleStatus = (typeof roleStatuses)[number];

const nextStatuses: Readonly<Record<RoleStatus, readonly RoleStatus[]>> = {
  draft: ['open'],
  open: ['closed'],
  closed: ['open'],
};

/** Returns the statuses a role can change to. A closed role can be reopened. */
export function nextRoleStatuses(from: RoleStatus): readonly RoleStatus[] {
  return nextStatuses[from];
}

interface RoleFacts {
  /** Last day to finish the assessment, as an ISO date; null for none. */
  readonly closesOn: string | null;
  readonly today: string;
  /** Whether selection rates were calculated. They are final, so the role cannot be reopened. */
  readonly hasRates: boolean;
}

/**
 * Returns the new status. Throws `status_change` if the change is not allowed or selection rates exist, and `invalid` at `closes_on` when
 * opening a role whose last day has passed.
 */
export function changeRoleStatus(
  from: RoleStatus,
  to: RoleStatus,
  { closesOn, today, hasRates }: RoleFacts,
): RoleStatus {
  if (!nextStatuses[from].includes(to) || (to === 'open' && hasRates)) throw new Refusal('status_change');
  if (to === 'open' && closesOn !== null && closesOn < today) {
    throw new Refusal('invalid', [{ field: 'closes_on', problem: 'past' }]);
  }
  return to;
}

/** Whether people can still apply: the role is open and its last day has not passed. Dates are ISO. */
export function acceptsApplications(status: RoleStatus, closesOn: string | null, today: string): boolean {
  return status === 'open' && (closesOn === null || closesOn >= today);
}

/** Throws `role_not_open` if people can no longer apply or be invited. */
export function checkAcceptsApplications(status: RoleStatus, closesOn: string | null, today: string): void {
  if (!acceptsApplications(status, closesOn, today)) throw new Refusal('role_not_open');
}

/** What applicants of an open role were told, which can't change anymore. */
const reportedFields: readonly string[] = ['retention_days', 'supplemental_ids'];

/** Whether a field may be edited in this status. */
export function canEditRoleField(status: RoleStatus, field: string): boolean {
  return status === 'draft' || (status === 'open' && !reportedFields.includes(field));
}

/** Checks that the role can be edited: it is not closed. Throws `role_closed`. */
export function checkRoleEditable(status: RoleStatus): void {
  if (status === 'closed') throw new Refusal('role_closed');
}
