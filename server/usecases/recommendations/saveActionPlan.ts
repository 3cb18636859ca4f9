import type { BodyOf } from '../../../contract/call.ts';
import type { recommendationCalls } from '../../../contract/v2/recommendations.ts';
import { type ActionPlan, maxOpenPlans } from '../../../domain/recommendations/actionPlan.ts';
import type { RecommendationSubject } from '../../../domain/recommendations/suggestions.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { listTopics } from '../../store/content/benchmarkContent.ts';
import type { Tx } from '../../store/database.ts';
import { addActionPlan, changeActionPlan, listActionPlans } from '../../store/recommendations/plans.ts';
import { lockOwnPlan, recordPlanAudit, sealPlan, withOwnPlans } from './ownPlans.ts';

type Draft = BodyOf<typeof recommendationCalls.saveActionPlan>;

/**
 * Saves a plan of the caller; returns its id. Throws `emulating`, `not_found`, `conflict`, `plans_full`, and `invalid` for a plan
 * with neither or both of topic and metric, or with an unknown topic.
 */
export async function saveActionPlan(deps: Deps, caller: Caller, draft: Draft): Promise<number> {
  const userId = caller.person.user.id;
  return withOwnPlans(deps, caller, async (tx) => {
    const { id, version, title, steps, due_on, suggestion } = draft;
    const written = { subject: await subjectOf(tx, draft), title, steps, due_on, suggestion };
    if (id !== null) {
      const { done_on } = await lockOwnPlan(deps, tx, caller, { id, version });
      await changeActionPlan(tx, id, sealPlan(deps, userId, { ...written, done_on }));
      await recordPlanAudit(deps, tx, caller, 'update', id);
      return id;
    }
    if ((await listActionPlans(tx, userId)).length >= maxOpenPlans) throw new Refusal('plans_full');
    const plan: ActionPlan = { ...written, done_on: null };
    const added = await addActionPlan(tx, {
      user_id: userId,
      made_on: today(deps.clock),
      sealed: sealPlan(deps, userId, plan),
    });
    await recordPlanAudit(deps, tx, caller, 'create', added);
    return added;
  });
}

async function subjectOf(tx: Tx, { topic_id, metric }: Draft): Promise<RecommendationSubject> {
  const wrong = (problem: 'required' | 'unknown') => new Refusal('invalid', [{ field: 'topic_id', problem }]);
  if (metric && topic_id === null) return { kind: 'metric', metric };
  if (metric || topic_id === null) throw wrong('required');
  const topics = await listTopics(tx);
  if (!topics.some((topic) => topic.topic_id === topic_id)) throw wrong('unknown');
  return { kind: 'topic', topic_id };
}
