import type { FastifyInstance } from 'fastify';
import { recommendationCalls as calls } from '../../../contract/v2/recommendation.ts';
import type { Deps } from '../../deps.ts';
import { lowTopics } from '../../usecases/results/lowTopics.ts';
import { serve } from '../calls.ts';

/** What the own newest result suggests, for its person alone. */
export function recommendation(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, calls.localUserReport, async ({ user_id }, { signedIn }) => {
    const topics = await lowTopics(deps, signedIn, { user_id, ordered: false });
    return { report: { user_id, has_recommendations: topics.length > 0, topics } };
  });
  serve(app, deps, calls.recPlan, async ({ user_id, ordered }, { signedIn }) => {
    const topics = await lowTopics(deps, signedIn, { user_id, ordered });
    return { rec_plans: topics.map((topic) => ({ ...topic, reason: 'lowTopic' as const })) };
  });
}
