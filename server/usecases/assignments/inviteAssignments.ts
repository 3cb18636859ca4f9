import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import {
  listApplicantAddresses,
  lockWaitingAssignments,
  queueAssessmentMails,
  storeLinks,
} from '../../store/survey/assignmentLinks.ts';
import { assignmentCode, hashToken } from '../../vault/linkCodes.ts';
import { countApplicantMails } from '../mail/applicationMailTimes.ts';

/**
 * Gives each approved, waiting assignment among `ids` a link and queues its email, in the given transaction; skips the others. The email is
 * sent immediately, or at a time reserved with `reserveApplicationMailTime`. Returns the number invited. The caller wakes `send-mails`
 * after the transaction.
 */
export async function inviteAssignments(
  deps: Deps,
  tx: Tx,
  ids: readonly number[],
  mailAt: Date | null = null,
): Promise<number> {
  const { environment, clock } = deps;
  const waitingAssignments = await lockWaitingAssignments(tx, ids);
  if (waitingAssignments.length === 0) return 0;
  const links = waitingAssignments.map(({ id, link_version }) => ({
    id,
    token_hash: hashToken(assignmentCode(environment.secret, id, link_version)),
  }));
  await storeLinks(tx, links, today(clock));
  const invited = links.map(({ id }) => id);
  if (mailAt === null) await countApplicantMails(deps, tx, await listApplicantAddresses(tx, invited));
  const at = mailAt ?? clock.now();
  await queueAssessmentMails(
    tx,
    'Invitation',
    invited.map((id) => ({ id, at })),
  );
  return links.length;
}
