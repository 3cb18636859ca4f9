import type { ActionPlanResponse } from '../../../contract/v2/recommendations.ts';
import { localDayOf } from '../../../domain/dates/localDay.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { listTopics } from '../../store/content/benchmarkContent.ts';
import { listActionPlans, listNextAssessments } from '../../store/recommendations/plans.ts';
import { listScoresOfPerson } from '../../store/scoring/ownScores.ts';
import { readPersonTimeZone } from '../accounts/readPersonTimeZone.ts';
import { readOwnCopies } from '../results/readOwnCopies.ts';
import { presentScores } from '../scoring/readOwnScores.ts';
import { followUp } from './followUp.ts';
import { openPlan, withOwnPlans } from './ownPlans.ts';

/**
 * Returns the caller's own plans, newest first, each with its topic or metric at the time and now. The next assessments are those whose last
 * day hasn't ended in the caller's time zone. Throws `emulating`.
 */
export async function readActionPlans(
  deps: Deps,
  caller: Caller,
  browserZone: string | null,
): Promise<ActionPlanResponse[]> {
  const { user } = caller.person;
  const copies = await readOwnCopies(deps, caller, user.id, new Refusal('not_found'));
  return withOwnPlans(deps, caller, async (tx) => {
    const plans = await listActionPlans(tx, user.id);
    if (plans.length === 0) return [];
    const accountId = caller.person.ownAccount.id;
    const zone = await readPersonTimeZone(tx, { userId: user.id, accountId, browserZone });
    const day = localDayOf(deps.clock.now(), zone);
    const topics = await listTopics(tx);
    const scores = (await listScoresOfPerson(tx, user.id)).filter(({ subject }) => subject === 'self');
    const { scores: shown } = await presentScores(tx, scores);
    const next = await listNextAssessments(tx, user.id, day);
    return plans.map(({ id, version, made_on, sealed }) => {
      const { subject, ...plan } = openPlan(deps, user.id, sealed);
      const topic_id = subject.kind === 'topic' ? subject.topic_id : null;
      return {
        ...plan,
        steps: [...plan.steps],
        id,
        version,
        made_on,
        topic_id,
        topic: topics.find((one) => one.topic_id === topic_id)?.topic ?? null,
        metric: subject.kind === 'metric' ? subject.metric : null,
        follow_up: followUp({ subject, madeOn: made_on, day }, { copies, scores, shown, next }),
      };
    });
  });
}
