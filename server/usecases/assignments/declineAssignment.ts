import { checkAcceptsAnswers } from '../../../domain/campaigns/benchmarkStatus.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { checkDecline } from '../../../domain/survey/checkDecline.ts';
import type { Ending } from '../../../domain/survey/endings.ts';
import type { Deps } from '../../deps.ts';
import { changeAssignment } from '../../store/survey/assignments.ts';
import { readDraft } from '../survey/draft.ts';
import { type Entry, withParticipation } from '../survey/withParticipation.ts';
import { recordRespondentAudit } from './recordRespondentAudit.ts';

/**
 * A rater says that no answer can be given, and why; whoever looks after the raters sees it and may name somebody else.
 * Said again it changes nothing. Throws `not_found` for anybody who is no rater, `rater_answering` after the first
 * answer, `decline_reason`, `nomination_status`, `campaign_closed`.
 */
export async function declineAssignment(
  deps: Deps,
  entry: Entry,
  reason: string,
): Promise<{ ending: Ending }> {
  const declined = await withParticipation(deps, entry, 'unfinished', async (tx, participation) => {
    if (participation.kind !== 'r') throw new Refusal('not_found');
    if (participation.over === 'declined') return { ending: participation.over };
    const nomination = participation.over === null ? 'approved' : 'withdrawn';
    const { answers } = await readDraft(tx, participation);
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
