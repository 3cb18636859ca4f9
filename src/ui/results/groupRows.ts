import type { HeatRow, HeatValue } from '../charts/HeatTable.tsx';
import { type Group, shownOf, type Topic, topicMargin } from './figures.ts';

/** A group's key among the others of its campaign and dimension. */
export const groupKey = (group: Pick<Group, 'members'>): string => group.members.join('|');

export interface GroupRow extends HeatRow {
  /** Points between the highest and the lowest group; 0 with fewer than two. */
  readonly gap: number;
}

/** Topics by groups, the topic with the largest gap between groups first; equal ones by name. */
export function groupRows(topics: readonly Topic[], groups: readonly Group[]): readonly GroupRow[] {
  return topics
    .map((topic) => {
      const found = groups.flatMap((group) => {
        const own = group.topics.find(({ topic_id }) => topic_id === topic.topic_id);
        return own ? [[groupKey(group), heatOf(own, topic)] as const] : [];
      });
      const values = found.flatMap(([, { value }]) => (value === null ? [] : [value]));
      return {
        id: topic.topic_id,
        name: topic.topic,
        everybody: shownOf(topic),
        cells: Object.fromEntries(found),
        gap: values.length < 2 ? 0 : Math.max(...values) - Math.min(...values),
      };
    })
    .sort((a, b) => b.gap - a.gap || a.name.localeCompare(b.name));
}

/** A distance is called clear only beyond what chance may make of the group's own number. */
function heatOf(own: Topic, everybody: Topic): HeatValue {
  const margin = topicMargin(own);
  const distance = Math.abs(own.answer_percent - everybody.answer_percent);
  const isCapped = own.low || own.high || everybody.low || everybody.high;
  return { ...shownOf(own), isClear: margin !== null && !isCapped && distance > margin };
}
