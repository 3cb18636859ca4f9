import { checkAcceptsAnswers } from '../../../domain/campaigns/benchmarkStatus.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Ending } from '../../../domain/survey/endings.ts';
import type { Feedback } from '../../../domain/survey/feedback.ts';
import type { Deps } from '../../deps.ts';
import { type Entry, withParticipation } from './withParticipation.ts';

/** Saves feedback once, after the form is submitted; a repeated request has no effect. */
export async function saveFeedback(
  deps: Deps,
  entry: Entry,
  feedback: Feedback,
): Promise<{ ending: Ending }> {
  const taken = await withParticipation(deps, entry, 'finished', async (_tx, participation) => {
    const ending = thanks[participation.kind];
    if (participation.feedbackGiven) return { ending };
    checkAcceptsAnswers(participation.campaignStatus);
    if (participation.status !== 'finished') throw new Refusal('feedback_early');
    await participation.submitFeedback(feedback);
    return { ending };
  });
  if (!taken) throw new Refusal('feedback_early');
  return taken;
}

const thanks = { m: 'allAnswered', s: 'selfThanks', r: 'completed', h: 'completed' } as const;
