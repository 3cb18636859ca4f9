import { checkTakesAnswers } from '../../../domain/campaigns/benchmarkStatus.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { checkDecline } from '../../../domain/survey/declining.ts';
import type { Ending } from '../../../domain/survey/endings.ts';
import type { Deps } from '../../deps.ts';
import { changeAssignment } from '../../store/assignments.ts';
import { readDraft } from '../draft.ts';
import { type Entry, visit } from '../visit.ts';
import { noteRespondent } from './noteRespondent.ts';

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
  const declined = await visit(deps, entry, 'unfinished', async (tx, part) => {
    if (part.kind !== 'r') throw new Refusal('not_found', 404);
    if (part.over === 'declined') return { ending: part.over };
    const nomination = part.over === null ? 'approved' : 'withdrawn';
    const { answers } = await readDraft(tx, part);
    const isFinished = part.status === 'finished';
    checkDecline(nomination, reason, isFinished ? 1 : answers.length);
    checkTakesAnswers(part.standing);
    await part.drawer.remove(tx);
    await changeAssignment(tx, part.id, { nomination: 'declined', declined_because: reason });
    await noteRespondent(deps, tx, part, 'decline', { nomination: 'declined' });
    return { ending: 'declined' as const };
  });
  if (!declined) throw new Refusal('campaign_not_open', 409);
  return declined;
}
