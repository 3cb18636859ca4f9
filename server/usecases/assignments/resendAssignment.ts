import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import { switchRole } from '../../store/engine/transactionScope.ts';
import {
  dropAssessmentMails,
  listApplicantAddresses,
  queueAssessmentMails,
} from '../../store/survey/assignmentLinks.ts';
import { changeAssignment, lockAssignment } from '../../store/survey/assignments.ts';
import { assignmentDraftStore } from '../../store/survey/draftStores.ts';
import { assignmentCode, hashToken } from '../../vault/linkCodes.ts';
import { countApplicantMails } from '../mail/applicationMailTimes.ts';
import { changeDraftCode } from '../survey/draft.ts';

/**
 * Emails a respondent a new link; the old one stops working and saved answers remain. Access to the assignment must be
 * checked before; the transaction continues in the web role. Throws `not_found` if the respondent was never invited,
 * `participant_finished`.
 */
export async function resendAssignment(deps: Deps, tx: Tx, id: number): Promise<void> {
  const { environment, clock } = deps;
  const assignment = await lockAssignment(tx, id);
  if (assignment?.nomination !== 'approved' || assignment.status === 'waiting') {
    throw new Refusal('not_found');
  }
  if (assignment.status === 'finished') throw new Refusal('participant_finished');
  const codeOf = (version: number) => assignmentCode(environment.secret, id, version);
  const before = assignment.link_version;
  const code = codeOf(before + 1);
  // The draft is encrypted with the link code, and only the respondent role can read it.
  await switchRole(tx, 'respondent');
  if (assignment.status === 'started') {
    await changeDraftCode(tx, assignmentDraftStore(id), { from: codeOf(before), to: code });
  }
  await changeAssignment(tx, id, { token_hash: hashToken(code), link_version: before + 1 });
  await switchRole(tx, 'web');
  await dropAssessmentMails(tx, [id]);
  await countApplicantMails(deps, tx, await listApplicantAddresses(tx, [id]));
  await queueAssessmentMails(tx, 'Invitation', [{ id, at: clock.now() }]);
}
