import type { FastifyInstance } from 'fastify';
import type { BodyOf } from '../../../contract/call.ts';
import {
  recommendationCalls as calls,
  type RecommendationWithReason,
} from '../../../contract/v2/recommendations.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import { deleteActionPlan } from '../../usecases/recommendations/deleteActionPlan.ts';
import { markActionPlan } from '../../usecases/recommendations/markActionPlan.ts';
import { readActionPlans } from '../../usecases/recommendations/readActionPlans.ts';
import { readLeaderRecommendations } from '../../usecases/recommendations/readLeaderRecommendations.ts';
import { readRecommendationPlan } from '../../usecases/recommendations/readRecommendationPlan.ts';
import { saveActionPlan } from '../../usecases/recommendations/saveActionPlan.ts';
import { callServer } from '../calls.ts';
import { refuseOtherFilters } from './benchmarkResultRoutes.ts';

/**
 * Registers the calls for recommendations: from a person's own results, visible to that person only, and from
 * published results, for leaders.
 */
export function registerRecommendationRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve, serveChange } = callServer(app, deps);
  serve(calls.localUserReport, async ({ user_id }, caller) => {
    const plans = await readRecommendationPlan(deps, caller, { user_id, ordered: false });
    return { report: { user_id, has_recommendations: plans.length > 0, topics: plans.flatMap(lowTopicOf) } };
  });
  serve(calls.recPlan, async (query, caller) => ({
    rec_plans: await readRecommendationPlan(deps, caller, query),
  }));
  serve(calls.actionPlans, async ({ time_zone }, caller) => ({
    plans: await readActionPlans(deps, caller, time_zone ?? null),
  }));
  serve(calls.saveActionPlan, async (draft, caller) => ({
    id: await saveActionPlan(deps, caller, draft),
    message: answers.planSaved,
  }));
  serve(calls.markActionPlan, async (mark, caller) => {
    await markActionPlan(deps, caller, mark);
    return { message: mark.done ? answers.planDone : answers.planReopened };
  });
  serveChange(calls.deleteActionPlan, answers.planDeleted, (query, caller) =>
    deleteActionPlan(deps, caller, query),
  );
  for (const call of [calls.icbRecommendations, calls.icbRecommendationsV2] as const) {
    serve(call, async (body, caller, { request }) => {
      refuseOtherFilters(call, request);
      return readLeaderRecommendations(deps, caller, (body as BodyOf<typeof call>).campaign_id);
    });
  }
}

const lowTopicOf = ({ topic_id, topic, answer_percent }: RecommendationWithReason) =>
  topic_id === null || topic === null ? [] : [{ topic_id, topic, answer_percent }];
