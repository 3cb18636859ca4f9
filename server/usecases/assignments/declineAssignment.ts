import { checkAcceptsAnswers } from '../../../domain/campaigns/benchmarkStatus.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { checkDecline } from '../../../domain/survey/checkDecline.ts';
import type { SurveyEnding } from '../../../domain/survey/surveyEndings.ts';
import type { Deps } from '../../deps.ts';
import { changeAssignment } from '../../store/survey/assignments.ts';
import { decryptDraft } from '../survey/draft.ts';
import { type RespondentIdentity, withParticipation } from '../survey/withParticipation.ts';
import { recordRespondentAudit } from './recordRespondentAudit.ts';

/**
 * Declines a request for feedback with a reason, which the approvers of raters can read before they nominate a
 * replacement. Repeating it has no effect. Throws `not_found` unless the respondent is a rater, `rater_answering` after
 * the first answer, `decline_reason`, `nomination_status`, `campaign_closed`.
 */
export async function declineAssignment(
  deps: Deps,
  entry: RespondentIdentity,
  reason: string,
): Promise<{ ending: SurveyEnding }> {
  const declined = await withParticipation(deps, entry, 'unfinished', async (tx, participation) => {
    if (participation.kind !== 'r') throw new Refusal('not_found');
    if (participation.forcedEnding === 'declined') return { ending: participation.forcedEnding };
    const nomination = participation.forcedEnding === null ? 'approved' : 'withdrawn';
    const { answers } = decryptDraft(participation.linkCode, participation.sealedDraft);
    const isFinished = participation.status === 'finished';
    checkDecline(nomination, reason, isFinished ? 1 : answers.length);
    checkAcceptsAnswers(participation.campaignStatus);
    await participation.draftStore.remove(tx);
    await changeAssignment(tx, participation.id, { nomination: 'declined', declined_because: reason });
    await recordRespondentAudit(deps, tx, participation, 'decline', { nomination: 'declined' });
    return { ending: 'declined' as const };
  });
  if (!declined) throw new Refusal('campaign_not_open');
  return declined;
}
