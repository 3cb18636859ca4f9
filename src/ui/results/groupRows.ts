import type { HeatRow, HeatValue } from '../charts/heat.ts';
import { type Group, shownOf, type Topic, topicMargin } from './figures.ts';

/** Two teams may bear one name, so a group is known by its place in the answer. */
export const groupKey = (at: number): string => `group ${at}`;

export interface GroupRow extends HeatRow {
  /** Points that certainly lie between the highest and the lowest group; 0 with fewer than two. */
  readonly gap: number;
}

/** Topics by groups, the topic with the largest gap between groups first; equal ones by name. */
export function groupRows(topics: readonly Topic[], groups: readonly Group[]): readonly GroupRow[] {
  return topics
    .map((topic) => {
      const found = groups.flatMap((group, at) => {
        const own = group.topics.find(({ topic_id }) => topic_id === topic.topic_id);
        return own ? [[groupKey(at), heatOf(own, topic)] as const] : [];
      });
      return {
        id: topic.topic_id,
        name: topic.topic,
        everybody: shownOf(topic),
        cells: Object.fromEntries(found),
        gap: gapOf(found.map(([, cell]) => cell)),
      };
    })
    .sort((a, b) => b.gap - a.gap || a.name.localeCompare(b.name));
}

/** "20 or fewer" may be any less and is no highest value; "80 or more" is no lowest. */
function gapOf(cells: readonly HeatValue[]): number {
  const highest = cells.flatMap(({ value, low }) => (value === null || low ? [] : [value]));
  const lowest = cells.flatMap(({ value, high }) => (value === null || high ? [] : [value]));
  return Math.max(0, Math.max(...highest) - Math.min(...lowest));
}

/** A distance is called clear only beyond what chance may make of the group's own number. */
function heatOf(own: Topic, everybody: Topic): HeatValue {
  const margin = topicMargin(own);
  const distance = Math.abs(own.answer_percent - everybody.answer_percent);
  const isCapped = own.low || own.high || everybody.low || everybody.high;
  return { ...shownOf(own), isClear: margin !== null && !isCapped && distance > margin };
}
