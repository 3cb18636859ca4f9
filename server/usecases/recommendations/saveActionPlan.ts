import type { BodyOf } from '../../../contract/call.ts';
import type { recommendationCalls } from '../../../contract/v2/recommendation.ts';
import { type ActionPlan, mostPlans } from '../../../domain/recommending/actionPlan.ts';
import type { Subject } from '../../../domain/recommending/suggestions.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { listTopics } from '../../store/content.ts';
import type { Tx } from '../../store/database.ts';
import { actionPlansOf, addActionPlan, changeActionPlan } from '../../store/recPlans.ts';
import type { Asker } from '../asker.ts';
import { amongOwnPlans, notePlan, sealPlan, takePlan } from './ownPlans.ts';

type Draft = BodyOf<typeof recommendationCalls.saveActionPlan>;

/**
 * Keeps an own plan; answers its id. Throws `emulating`, `not_found`, `conflict`, `too_many`, and `invalid` for a
 * plan about neither or both of topic and metric, or about an unknown topic.
 */
export async function saveActionPlan(deps: Deps, asker: Asker, draft: Draft): Promise<number> {
  const userId = asker.person.user.id;
  return amongOwnPlans(deps, asker, async (tx) => {
    const { id, version, title, steps, due_on, suggestion } = draft;
    const written = { subject: await subjectOf(tx, draft), title, steps, due_on, suggestion };
    if (id !== null) {
      const { done_on } = await takePlan(deps, tx, asker, { id, version });
      await changeActionPlan(tx, id, sealPlan(deps, userId, { ...written, done_on }));
      await notePlan(deps, tx, asker, 'update', id);
      return id;
    }
    if ((await actionPlansOf(tx, userId)).length >= mostPlans) throw new Refusal('too_many', 409);
    const plan: ActionPlan = { ...written, done_on: null };
    const added = await addActionPlan(tx, {
      user_id: userId,
      made_on: today(deps.clock),
      sealed: sealPlan(deps, userId, plan),
    });
    await notePlan(deps, tx, asker, 'create', added);
    return added;
  });
}

async function subjectOf(tx: Tx, { topic_id, metric }: Draft): Promise<Subject> {
  const wrong = (problem: 'required' | 'unknown') =>
    new Refusal('invalid', 422, [{ field: 'topic_id', problem }]);
  if (metric && topic_id === null) return { kind: 'metric', metric };
  if (metric || topic_id === null) throw wrong('required');
  const topics = await listTopics(tx);
  if (!topics.some((topic) => topic.topic_id === topic_id)) throw wrong('unknown');
  return { kind: 'topic', topic_id };
}
