import { quarterOf } from '../../../domain/dates/quarter.ts';
import { type ChangeWord, detectChanges } from '../../../domain/scoring/detectChanges.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import { type NamedTopic, namedTopics } from '../../store/content/benchmarkContent.ts';
import type { ClosedCampaign } from '../../store/results/closedCampaigns.ts';
import { type PublishedCell, publishedCells } from '../../store/results/publishedCells.ts';
import {
  audienceKey,
  idsWithOverallResults,
  readClosedCampaigns,
  samplingErrorOf,
  toScore,
} from './readClosedCampaigns.ts';

/**
 * Each topic over the campaigns, oldest first. Each point is rated up, down or no clear change relative to the most recent
 * earlier campaign with the same audience: differences between audiences aren't changes.
 */
export async function topicTrends(deps: Deps, caller: Caller) {
  const accountId = accountOf(caller);
  return deps.database.as(caller.scope, async (tx) => {
    const campaigns = (await readClosedCampaigns(tx, caller, accountId, null)).reverse();
    const cells = (await publishedCells(tx, accountId, idsWithOverallResults(campaigns), 'overall')).filter(
      ({ subject }) => subject === 'topic',
    );
    const topics = await namedTopics(tx);
    const published = campaigns.filter(({ campaign_id }) =>
      cells.some((cell) => cell.campaign_id === campaign_id),
    );
    const changes = published.map((after, at) => {
      const audience = audienceKey(after.audience);
      const before = published.slice(0, at).findLast((one) => audienceKey(one.audience) === audience);
      return changesTo(before, after, cells, topics);
    });
    return topics.flatMap(({ topic_id, topic }) => {
      const points = published.flatMap((campaign, at) => {
        const cell = topicCell(cells, campaign, topic_id);
        if (!cell) return [];
        const { campaign_id, closed_on } = campaign;
        const { year, quarter } = quarterOf(closed_on);
        const change = changes[at]?.get(topic_id) ?? null;
        return { campaign_id, year, quarter, closed_on, ...toScore(cell), change };
      });
      return points.length === 0 ? [] : { topic_id, topic, points };
    });
  });
}

function topicCell(cells: readonly PublishedCell[], { campaign_id }: ClosedCampaign, topicId: number) {
  return cells.find((cell) => cell.campaign_id === campaign_id && cell.subject_id === topicId);
}

/** The changes of all topics between two campaigns, tested together because they are shown together. */
function changesTo(
  before: ClosedCampaign | undefined,
  after: ClosedCampaign,
  cells: readonly PublishedCell[],
  topics: readonly NamedTopic[],
): ReadonlyMap<number, ChangeWord> {
  if (!before) return new Map();
  return detectChanges(
    topics.flatMap(({ topic_id, elements }) => {
      const earlier = topicCell(cells, before, topic_id);
      const later = topicCell(cells, after, topic_id);
      if (!earlier || !later) return [];
      const errors = [topicError(before, earlier, elements), topicError(after, later, elements)] as const;
      if (errors[0] === null || errors[1] === null) return [];
      return {
        element_id: topic_id,
        before: { value: earlier.value, se: errors[0] },
        after: { value: later.value, se: errors[1] },
      };
    }),
  );
}

/**
 * The spread of a topic is at most the average spread of its elements, as if they were fully correlated: this may miss a change
 * but doesn't report a false one. Null without a published spread, as with few people and in bands of ten: then no change is
 * reported.
 */
function topicError(
  { spread }: ClosedCampaign,
  cell: PublishedCell,
  elements: NamedTopic['elements'],
): number | null {
  const errors = elements.flatMap(({ element_id }) => samplingErrorOf(spread[element_id], cell.n_band) ?? []);
  if (errors.length === 0) return null;
  return errors.reduce((sum, error) => sum + error, 0) / errors.length;
}
