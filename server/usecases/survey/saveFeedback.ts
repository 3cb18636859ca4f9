import { checkAcceptsAnswers } from '../../../domain/campaigns/benchmarkStatus.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { SurveyEnding } from '../../../domain/survey/surveyEndings.ts';
import type { FeedbackInput } from '../../../domain/survey/surveyFeedback.ts';
import type { Deps } from '../../deps.ts';
import { type RespondentIdentity, withParticipation } from './withParticipation.ts';

/** Saves feedback once, after the form is submitted; a repeated request has no effect. */
export async function saveFeedback(
  deps: Deps,
  entry: RespondentIdentity,
  feedback: FeedbackInput,
): Promise<{ ending: SurveyEnding }> {
  const saved = await withParticipation(deps, entry, 'finished', async (_tx, participation) => {
    const ending = thanks[participation.kind];
    if (participation.feedbackGiven) return { ending };
    checkAcceptsAnswers(participation.campaignStatus);
    if (participation.status !== 'finished') throw new Refusal('feedback_early');
    await participation.submitFeedback(feedback);
    return { ending };
  });
  if (!saved) throw new Refusal('feedback_early');
  return saved;
}

const thanks = { m: 'allAnswered', s: 'selfThanks', r: 'completed', h: 'completed' } as const;
