import { checkAcceptsApplications } from '../../../domain/hiring/roleStatus.ts';
import { firstStage } from '../../../domain/hiring/stages.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { addApplicants, type NewApplicant } from '../../store/hiring/applicants.ts';
import { readAccountDay } from '../accounts/readAccountDay.ts';
import { inviteAssignments } from '../assignments/inviteAssignments.ts';
import { lockOwnRole } from './roleAccess.ts';

/**
 * Invites people to apply and emails each a personal link. Existing applicants are skipped. Returns the number invited. Throws
 * `not_found`, `role_not_open`.
 */
export async function inviteApplicants(
  deps: Deps,
  caller: Caller,
  input: { readonly requisition_id: number; readonly people: readonly NewApplicant[] },
): Promise<number> {
  const now = deps.clock.now();
  const day = today(deps.clock);
  const invited = await deps.database.as(caller.scope, async (tx) => {
    const role = await lockOwnRole(tx, caller, input.requisition_id);
    checkAcceptsApplications(role.status, role.closes_on, await readAccountDay(deps, tx, role.account_id));
    const people = [...new Map(input.people.map((one) => [one.email.toLowerCase(), one])).values()];
    const ids = await addApplicants(tx, role, people, {
      source: 'invited',
      stage: firstStage(role.stages),
      movedBy: caller.person.user.id,
      today: day,
    });
    const count = await inviteAssignments(deps, tx, ids);
    await recordAudit(tx, caller, {
      action: 'invite',
      resource: 'requisitions',
      id: role.id,
      after: { invited: count },
      now,
    });
    return count;
  });
  if (invited > 0) await deps.jobs.wake('send-mails');
  return invited;
}
