import type { FastifyInstance } from 'fastify';
import type { BodyOf, Call } from '../../../contract/call.ts';
import { recommendationCalls as calls } from '../../../contract/v2/recommendation.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import { deleteActionPlan } from '../../usecases/recommendations/deleteActionPlan.ts';
import { markActionPlan } from '../../usecases/recommendations/markActionPlan.ts';
import { readActionPlans } from '../../usecases/recommendations/readActionPlans.ts';
import { readLeaderRecommendations } from '../../usecases/recommendations/readLeaderRecommendations.ts';
import { readRecommendationPlan } from '../../usecases/recommendations/readRecommendationPlan.ts';
import { saveActionPlan } from '../../usecases/recommendations/saveActionPlan.ts';
import { lowTopics } from '../../usecases/results/lowTopics.ts';
import { serve } from '../calls.ts';
import { refuseOtherFilters } from './benchmarkResults.ts';

/** Recommendations from a person's own results, visible to that person only, and from published results for leaders. */
export function registerRecommendationRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, calls.localUserReport, async ({ user_id }, { signedIn }) => {
    const topics = await lowTopics(deps, signedIn, { user_id, ordered: false });
    return { report: { user_id, has_recommendations: topics.length > 0, topics } };
  });
  serve(app, deps, calls.recPlan, async (query, { signedIn }) => ({
    rec_plans: await readRecommendationPlan(deps, signedIn, query),
  }));
  serve(app, deps, calls.actionPlans, async (_nothing, { signedIn }) => ({
    plans: await readActionPlans(deps, signedIn),
  }));
  serve(app, deps, calls.saveActionPlan, async (draft, { signedIn }) => ({
    id: await saveActionPlan(deps, signedIn, draft),
    message: answers.planSaved,
  }));
  serve(app, deps, calls.markActionPlan, async (mark, { signedIn }) => {
    await markActionPlan(deps, signedIn, mark);
    return { message: mark.done ? answers.planDone : answers.planReopened };
  });
  serve(app, deps, calls.deleteActionPlan, async (query, { signedIn }) => {
    await deleteActionPlan(deps, signedIn, query);
    return { message: answers.planDeleted };
  });
  for (const call of [calls.icbRecommendations, calls.icbRecommendationsV2] as const) {
    serve<Call>(app, deps, call, async (body, context) => {
      refuseOtherFilters(call, context.request);
      return readLeaderRecommendations(deps, context.signedIn, (body as BodyOf<typeof call>).campaign_id);
    });
  }
}
