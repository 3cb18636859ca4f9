import { checkTakesApplications } from '../../../domain/hiring/roleStatus.ts';
import { firstStage } from '../../../domain/hiring/stages.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { addApplicants, type NewApplicant } from '../../store/hiring/applicants.ts';
import type { Asker } from '../asker.ts';
import { inviteAssignments } from '../assignments/inviteAssignments.ts';
import { note, takeRole } from './taking.ts';

/**
 * Invites people to apply: each gets a link of their own by mail. Whoever applies already is left as they are.
 * Answers how many were invited. Throws `not_found`, `role_not_open`.
 */
export async function inviteApplicants(
  deps: Deps,
  asker: Asker,
  wish: { readonly requisition_id: number; readonly people: readonly NewApplicant[] },
): Promise<number> {
  const now = deps.clock.now();
  const day = today(deps.clock);
  const invited = await deps.database.as(asker.scope, async (tx) => {
    const role = await takeRole(tx, asker, wish.requisition_id);
    checkTakesApplications(role.status, role.closes_on, day);
    const people = [...new Map(wish.people.map((one) => [one.email.toLowerCase(), one])).values()];
    const ids = await addApplicants(tx, role, people, {
      source: 'invited',
      stage: firstStage(role.stages),
      movedBy: asker.person.user.id,
      today: day,
    });
    const count = await inviteAssignments(deps, tx, ids);
    await note(tx, asker, {
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
