import { companyNameOf } from '../../../domain/accounts/accountDisplayName.ts';
import { isAccountInUse } from '../../../domain/accounts/accountStatuses.ts';
import { isActiveApplication } from '../../../domain/hiring/decisions.ts';
import { acceptsApplications } from '../../../domain/hiring/roleStatus.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import { platformScope } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import { narrowScope } from '../../store/engine/transactionScope.ts';
import { type Applicant, findApplicantOfAssignment, lockApplicant } from '../../store/hiring/applicants.ts';
import { findRole, findRoleByLink, lockRole, type Role } from '../../store/hiring/requisitions.ts';
import { findAccount, findAccountStatus } from '../../store/people/people.ts';
import { type Assignment, findAssignmentByLink } from '../../store/survey/assignments.ts';
import { hashToken } from '../../vault/linkCodes.ts';
import { readAccountDay } from '../accounts/readAccountDay.ts';

/** A visitor with the public link of a role, or an applicant with a personal link. */
export interface RoleVisitor {
  readonly role: Role;
  readonly company: string;
  readonly own: { readonly applicant: Applicant; readonly assignment: Assignment } | null;
}

interface RoleAccess {
  readonly code: string;
  /** With `write`, the role or the visitor's own application is locked. */
  readonly to: 'read' | 'write';
}

/** How the application and the role are read again within the scope of their account. */
const locks = {
  read: {
    lockOwn: async (_tx: Tx, _accountId: number, application: Applicant) => application,
    lockFound: async (_tx: Tx, _accountId: number, role: Role) => role,
  },
  write: {
    lockOwn: (tx: Tx, accountId: number, { id }: Applicant) => lockApplicant(tx, accountId, id),
    lockFound: (tx: Tx, accountId: number, { id }: Role) => lockRole(tx, accountId, id),
  },
};

/**
 * Runs `work` for the holder of a role link, in the scope of the role's account. Throws `link_unknown`, `account_paused`.
 */
export async function withRoleVisitor<T>(
  deps: Deps,
  { code, to }: RoleAccess,
  work: (tx: Tx, at: RoleVisitor) => Promise<T>,
): Promise<T> {
  return deps.database.as(platformScope, async (tx) => {
    const hash = hashToken(code);
    const assignment = await findAssignmentByLink(tx, hash);
    const application = assignment ? await findApplicantOfAssignment(tx, assignment.id) : null;
    const accountId = application?.account_id ?? (await findRoleByLink(tx, hash))?.account_id;
    if (accountId === undefined) throw new Refusal('link_unknown');
    await narrowScope(tx, { accountId, userId: null });
    const { lockOwn, lockFound } = locks[to];
    const applicant = application && (await lockOwn(tx, accountId, application));
    const byLink = await findRoleByLink(tx, hash);
    const role = applicant
      ? await findRole(tx, accountId, applicant.requisition_id)
      : byLink && (await lockFound(tx, accountId, byLink));
    const account = await findAccount(tx, accountId);
    const status = await findAccountStatus(tx, accountId);
    if (!role || !account || role.status === 'draft') throw new Refusal('link_unknown');
    if (status === null || !isAccountInUse(status)) throw new Refusal('account_paused');
    return work(tx, {
      role,
      company: companyNameOf(account),
      own: applicant && assignment ? { applicant, assignment } : null,
    });
  });
}

/**
 * Returns the content of a role's public page and, for an applicant, the status of their application.
 * Decisions are not shown here, because the hiring team announces them.
 */
export async function readPublicRolePage(deps: Deps, code: string) {
  return withRoleVisitor(deps, { code, to: 'read' }, async (tx, { role, company, own }) => ({
    role: {
      title: role.title,
      description: role.description,
      company,
      closes_on: role.closes_on,
      retention_days: role.retention_days,
      open: acceptsApplications(role.status, role.closes_on, await readAccountDay(deps, tx, role.account_id)),
    },
    own: own && {
      first_name: own.applicant.first_name,
      status: own.assignment.status,
      withdrawn: own.applicant.withdrawn_on !== null,
      active: isActiveApplication({
        decision: own.applicant.decision,
        withdrawnOn: own.applicant.withdrawn_on,
      }),
    },
  }));
}
