import { hasSameIds } from '../campaigns/hasSameIds.ts';
import { isPulse } from '../campaigns/surveyLength.ts';
import { compareOverall, compareTopics } from '../scoring/compareScores.ts';
import { type ChangeWord, detectChanges } from '../scoring/detectChanges.ts';
import type { ResultCampaign, ResultTopic } from './publishedCampaign.ts';

/** Topics by score, highest first, equal ones by name. */
export const sortTopicsByScore = <T extends Pick<ResultTopic, 'topic' | 'answer_percent'>>(
  topics: readonly T[],
): readonly T[] =>
  [...topics].sort((a, b) => b.answer_percent - a.answer_percent || a.topic.localeCompare(b.topic));

/** The topics that changed significantly between two campaigns, tested together. Limited topics and topics without a margin are left out. */
export function topicChanges(now: ResultCampaign, before: ResultCampaign): ReadonlyMap<number, ChangeWord> {
  return detectChanges(
    now.topics.flatMap((topic) => {
      const earlier = before.topics.find(({ topic_id }) => topic_id === topic.topic_id);
      const scores = earlier && compareTopics(earlier, topic);
      return scores ? [{ element_id: topic.topic_id, ...scores }] : [];
    }),
  );
}

/** The change of the overall score since the previous campaign. Null for limited scores and without margins. */
export function overallChange(now: ResultCampaign, before: ResultCampaign): ChangeWord | null {
  const scores = compareOverall(before, now);
  return scores && (detectChanges([{ element_id: 0, ...scores }]).get(0) ?? null);
}

const topicIdsOf = ({ topics }: ResultCampaign) => topics.map(({ topic_id }) => topic_id);

/** Whether one of two campaigns is a pulse about other topics, so that their overall scores can't be compared. */
export function hasOtherTopics(one: ResultCampaign, other: ResultCampaign): boolean {
  if (!isPulse(one.length) && !isPulse(other.length)) return false;
  return !hasSameIds(topicIdsOf(one), topicIdsOf(other));
}
