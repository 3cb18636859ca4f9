import type { AnswerOf, BodyOf } from '../contract/call.ts';
import { recommendationCalls as calls } from '../contract/v2/recommendation.ts';
import { callMain } from './http.ts';

interface Asked {
  readonly signal: AbortSignal;
}

/** Whether there is anything to recommend to the signed-in person. */
export async function hasRecommendations(
  body: BodyOf<typeof calls.localUserReport>,
  { signal }: Asked,
): Promise<boolean> {
  return (await callMain(calls.localUserReport, body, { signal })).report.has_recommendations;
}

/** The topics worth a look, lowest first, each with the reason why. */
export const recommendedPlan = (userId: number) => ({
  queryKey: ['recommended plan', userId] as const,
  queryFn: async ({ signal }: Asked) =>
    (await callMain(calls.recPlan, { user_id: userId, ordered: true }, { signal })).rec_plans,
});

export type Recommended = AnswerOf<typeof calls.recPlan>['rec_plans'][number];
