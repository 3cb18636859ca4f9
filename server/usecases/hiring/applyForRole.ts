import { checkAcceptsApplications } from '../../../domain/hiring/roleStatus.ts';
import { firstStage } from '../../../domain/hiring/stages.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import type { Tx } from '../../store/database.ts';
import { addApplicants, type NewApplicant } from '../../store/hiring/applicants.ts';
import type { Role } from '../../store/hiring/requisitions.ts';
import { readAccountDay } from '../accounts/readAccountDay.ts';
import { inviteAssignments } from '../assignments/inviteAssignments.ts';
import { reserveApplicationMailTime } from '../mail/applicationMailTimes.ts';
import { endApplication } from './changeApplicants.ts';
import { withRoleVisitor } from './readPublicRolePage.ts';

/**
 * Creates an application through the public link of a role and emails a personal link; `network` is that of the
 * visitor. To avoid revealing earlier applications, an address that has applied before gets the same response and no
 * email. Throws `link_unknown`, `role_not_open`.
 */
export async function applyForRole(
  deps: Deps,
  { code, network }: { readonly code: string; readonly network: string | null },
  person: NewApplicant,
): Promise<void> {
  const day = today(deps.clock);
  const added = await withRoleVisitor(deps, { code, to: 'write' }, async (tx, { role, own }) => {
    if (own) throw new Refusal('link_unknown');
    checkAcceptsApplications(role.status, role.closes_on, await readAccountDay(deps, tx, role.account_id));
    const ids = await addApplicants(tx, role, [person], {
      source: 'public_link',
      stage: firstStage(role.stages),
      movedBy: null,
      today: day,
    });
    if (ids.length === 0) return 0;
    const { account_id, id: role_id } = role;
    const application = { account_id, role_id, network, email: person.email };
    return inviteAssignments(deps, tx, ids, await reserveApplicationMailTime(deps, tx, application));
  });
  if (added > 0) await deps.jobs.wake('send-mails');
}

/** Withdraws an application through the applicant's own link. Throws `link_unknown`, `applicant_over`. */
export async function withdrawOwnApplication(deps: Deps, code: string): Promise<void> {
  const now = deps.clock.now();
  await withRoleVisitor(deps, { code, to: 'write' }, async (tx, { role, own }) => {
    if (!own) throw new Refusal('link_unknown');
    await endApplication(tx, own.applicant, role, { day: today(deps.clock), now });
    await recordOwnWithdrawal(tx, role, own.applicant.id, now);
  });
}

async function recordOwnWithdrawal(tx: Tx, role: Role, applicantId: number, now: Date): Promise<void> {
  await recordAudit(
    tx,
    { userId: null, accountId: role.account_id },
    {
      action: 'withdraw',
      resource: 'applicants',
      id: applicantId,
      after: { withdrawn_on: now.toISOString().slice(0, 10) },
      now,
    },
  );
}
