import { callChanges } from '../../domain/scoring/callChanges.ts';
import type { HeatRow, HeatValue } from '../kit/charts/heat.ts';
import { certainGap } from '../kit/charts/shown.ts';
import { errorOf, type Group, shownOf, type Topic, topicMargin } from './figures.ts';

/** The key of a group: its index in the response, because two teams can have the same name. */
export const groupKey = (at: number): string => `group ${at}`;

export interface GroupRow extends HeatRow {
  /** The significant gap in points between the average and the group furthest from it; 0 without groups. */
  readonly gap: number;
}

/** The group with the largest significant gap to the average. */
export interface Furthest {
  readonly group: number;
  readonly topic: string;
  /** In points; below 0 when the group is lower. */
  readonly distance: number;
}

interface Pair {
  readonly at: number;
  readonly own: Topic;
  readonly everybody: Topic;
}

/** Topics by groups, largest gap first, equal ones by name. */
export function groupRows(topics: readonly Topic[], groups: readonly Group[]): readonly GroupRow[] {
  const pairs = pairsOf(topics, groups);
  const clear = clearPairs(pairs);
  return topics
    .map((topic) => {
      const topicPairs = pairs.filter(({ everybody }) => everybody === topic);
      const cells = topicPairs.map((pair): [string, HeatValue] => [
        groupKey(pair.at),
        { ...shownOf(pair.own), isClear: clear.has(pair) },
      ]);
      return {
        id: topic.topic_id,
        name: topic.topic,
        everybody: shownOf(topic),
        cells: Object.fromEntries(cells),
        gap: Math.max(0, ...cells.map(([, cell]) => Math.abs(certainGap(cell, shownOf(topic))))),
      };
    })
    .sort((a, b) => b.gap - a.gap || a.name.localeCompare(b.name));
}

/** Null when no gap is significant. */
export function furthestOf(topics: readonly Topic[], groups: readonly Group[]): Furthest | null {
  const ranked = [...clearPairs(pairsOf(topics, groups))]
    .map(({ at, own, everybody }) => ({ group: at, topic: own.topic, distance: distanceOf(own, everybody) }))
    .sort((a, b) => Math.abs(b.distance) - Math.abs(a.distance));
  return ranked[0] ?? null;
}

/** The typical gap of groups and the largest gap that chance could explain, in points. */
export interface TypicalDistance {
  readonly points: number;
  readonly chance: number;
}

/**
 * The weighted root mean square of all gaps; large groups weigh more because their margins are smaller. The part
 * explained by chance follows from the same margins, so few large groups and many small ones can be compared. Null
 * without margins.
 */
export function typicalDistance(topics: readonly Topic[], groups: readonly Group[]): TypicalDistance | null {
  const measured = pairsOf(topics, groups).flatMap(({ own, everybody }) => {
    const margin = topicMargin(own);
    if (margin === null || isCapped(own) || isCapped(everybody)) return [];
    return { weight: own.n_band, distance: distanceOf(own, everybody), error: errorOf(margin) };
  });
  const total = measured.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return null;
  const typical = (of: (one: (typeof measured)[number]) => number) =>
    Math.sqrt(measured.reduce((sum, one) => sum + one.weight * of(one) ** 2, 0) / total);
  return { points: typical(({ distance }) => distance), chance: typical(({ error }) => error) };
}

function pairsOf(topics: readonly Topic[], groups: readonly Group[]): readonly Pair[] {
  return topics.flatMap((everybody) =>
    groups.flatMap((group, at) => {
      const own = group.topics.find(({ topic_id }) => topic_id === everybody.topic_id);
      return own ? [{ at, own, everybody }] : [];
    }),
  );
}

/**
 * The significant gaps. All cells of a table are tested together: among a hundred cells a few would stand out by
 * chance.
 */
function clearPairs(pairs: readonly Pair[]): ReadonlySet<Pair> {
  const tested = pairs.flatMap((pair, at) => {
    const margin = topicMargin(pair.own);
    if (margin === null || isCapped(pair.own) || isCapped(pair.everybody)) return [];
    const before = { value: pair.everybody.answer_percent, se: 0 };
    return { element_id: at, before, after: { value: pair.own.answer_percent, se: errorOf(margin) } };
  });
  const called = callChanges(tested);
  return new Set(pairs.filter((_, at) => called.get(at) === 'up' || called.get(at) === 'down'));
}

const isCapped = ({ low, high }: Topic) => low || high;
const distanceOf = (own: Topic, everybody: Topic) => own.answer_percent - everybody.answer_percent;
