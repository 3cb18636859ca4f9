import { checkTakesAnswers } from '../../domain/campaigns/benchmarkStatus.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Ending } from '../../domain/survey/endings.ts';
import type { Deps } from '../deps.ts';
import { handIn, publicKeyOf } from '../store/forms.ts';
import { changeParticipation } from '../store/participations.ts';
import { seal } from '../vault/sealedBox.ts';
import { padded } from './handInForm.ts';
import { type Entry, visit } from './visit.ts';

/** What was thought of the survey: in a box of its own, beside no answer and no person. */
export interface Feedback {
  readonly rating: number;
  readonly improvement: string | null;
}

/** Takes feedback once, after the form is in; a repetition changes nothing. */
export async function saveFeedback(
  deps: Deps,
  entry: Entry,
  feedback: Feedback,
): Promise<{ ending: Ending }> {
  const taken = await visit(deps, entry, 'finished', async (tx, { participation, campaign }) => {
    if (participation.feedback_given) return { ending: 'allAnswered' as const };
    checkTakesAnswers(campaign.status);
    if (participation.status !== 'finished') throw new Refusal('feedback_early', 409);
    await handIn(tx, campaign.id, 'feedback', seal(await publicKeyOf(tx, campaign.id), padded(feedback)));
    await changeParticipation(tx, participation.id, { feedback_given: true });
    return { ending: 'allAnswered' as const };
  });
  if (!taken) throw new Refusal('feedback_early', 409);
  return taken;
}
