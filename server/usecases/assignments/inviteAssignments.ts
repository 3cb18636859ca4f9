import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import {
  lockWaitingAssignments,
  queueAssessmentMails,
  storeLinks,
} from '../../store/survey/assignmentLinks.ts';
import { assignmentCode, hashToken } from '../../vault/linkCodes.ts';

/**
 * Gives each approved, waiting assignment among `ids` a link and queues its mail for `mailAt`, in the given transaction; skips
 * the others. Returns the number invited. The caller wakes `send-mails` after the transaction.
 */
export async function inviteAssignments(
  { environment, clock }: Deps,
  tx: Tx,
  ids: readonly number[],
  mailAt: Date = clock.now(),
): Promise<number> {
  const waitingAssignments = await lockWaitingAssignments(tx, ids);
  if (waitingAssignments.length === 0) return 0;
  const links = waitingAssignments.map(({ id, link_version }) => ({
    id,
    token_hash: hashToken(assignmentCode(environment.secret, id, link_version)),
  }));
  await storeLinks(tx, links, today(clock));
  await queueAssessmentMails(
    tx,
    'Invitation',
    links.map(({ id }) => id),
    mailAt,
  );
  return links.length;
}
