import type { RecommendationWithReason, SuggestionResponse } from '../../../contract/v2/recommendations.ts';
import { reachesTier } from '../../../domain/access/tiers.ts';
import { metrics } from '../../../domain/metrics/metrics.ts';
import { lowMetrics } from '../../../domain/recommendations/lowMetrics.ts';
import {
  type RecommendationSubject,
  type Suggestion,
  suggestionPath,
  suggestionsFor,
  withoutPaths,
} from '../../../domain/recommendations/suggestions.ts';
import { NO_NORM, toPercentileScale } from '../../../domain/scoring/personal/percentileScale.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { ownScope } from '../../kernel/scope.ts';
import { readCatalog } from '../../store/recommendations/plans.ts';
import { listScoresOfPerson, type ScoreRow } from '../../store/scoring/ownScores.ts';
import { readLowTopics } from '../results/readLowTopics.ts';
import { scoreContextOf } from '../scoring/checkComparable.ts';
import { comparableProfileOf } from '../scoring/comparableProfileOf.ts';

interface RecPlanQuery {
  readonly user_id: number;
  readonly ordered: boolean;
}

/**
 * Returns recommendations from a person's own results: low topics of the latest private copies, then low
 * metrics of the latest own profile, each with matching content of the catalog. Throws `emulating`, and
 * `not_found` for any other person.
 */
export async function readRecommendationPlan(
  deps: Deps,
  caller: Caller,
  query: RecPlanQuery,
): Promise<RecommendationWithReason[]> {
  const topics = await readLowTopics(deps, caller, query);
  const { user } = caller.person;
  return deps.database.as(ownScope(caller.person), async (tx) => {
    const found = await readCatalog(tx, { userId: user.id, now: deps.clock.now() });
    const catalog = reachesTier(caller.person, 'local_admin', deps.clock.now()) ? found : withoutPaths(found);
    const suggested = (subject: RecommendationSubject) =>
      suggestionsFor(subject, catalog, user.program_ids).map(presentSuggestion);
    const scores = await listScoresOfPerson(tx, user.id);
    const newest = scores.find(({ subject, result }) => subject === 'self' && result.theta !== null);
    const norm = newest ? (await scoreContextOf(tx, newest)).norm : null;
    return [
      ...topics.map(({ topic_id, topic, answer_percent, reason, margin, source }) => ({
        topic_id,
        topic,
        metric: null,
        answer_percent,
        low: null,
        high: null,
        margin: Math.round(margin),
        source,
        reason,
        suggestions: suggested({ kind: 'topic', topic_id }),
      })),
      ...lowOf(newest, scores).map(({ metric, reason }) => {
        const k = metrics.indexOf(metric);
        const { theta, se } = newest?.result ?? {};
        const { value, low, high } = toPercentileScale(
          theta?.[k] ?? 0,
          se?.[k] ?? 0,
          norm?.metrics[k] ?? NO_NORM,
        );
        const of = { topic_id: null, topic: null, metric, answer_percent: value, low, high, reason };
        return { ...of, margin: null, source: null, suggestions: suggested({ kind: 'metric', metric }) };
      }),
    ];
  });
}

/** Returns the low metrics of the latest own profile, compared with the released rater groups of the same cycle. */
function lowOf(newest: ScoreRow | undefined, scores: readonly ScoreRow[]) {
  const self = newest && comparableProfileOf(newest.result);
  if (!self) return [];
  const others = scores.flatMap(({ subject, campaign_id, result }) =>
    subject === 'raters' && campaign_id === newest.campaign_id ? (comparableProfileOf(result) ?? []) : [],
  );
  return lowMetrics(self, others);
}

/** Returns a suggestion without its matching criteria, with the screen that opens it. */
export function presentSuggestion(suggestion: Suggestion): SuggestionResponse {
  const { kind, id, title, summary, minutes, on } = suggestion;
  return { kind, id, title, summary, minutes, on, path: suggestionPath(suggestion) };
}
