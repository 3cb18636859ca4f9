import { checkTakesAnswers } from '../../domain/campaigns/benchmarkStatus.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Ending } from '../../domain/survey/endings.ts';
import type { Feedback } from '../../domain/survey/feedback.ts';
import type { Deps } from '../deps.ts';
import { type Entry, visit } from './visit.ts';

/** Takes feedback once, after the form is in; a repetition changes nothing. */
export async function saveFeedback(
  deps: Deps,
  entry: Entry,
  feedback: Feedback,
): Promise<{ ending: Ending }> {
  const taken = await visit(deps, entry, 'finished', async (_tx, part) => {
    const ending = thanks[part.kind];
    if (part.feedbackGiven) return { ending };
    checkTakesAnswers(part.standing);
    if (part.status !== 'finished') throw new Refusal('feedback_early', 409);
    await part.takeFeedback(feedback);
    return { ending };
  });
  if (!taken) throw new Refusal('feedback_early', 409);
  return taken;
}

const thanks = { m: 'allAnswered', s: 'selfThanks', r: 'completed', h: 'completed' } as const;
