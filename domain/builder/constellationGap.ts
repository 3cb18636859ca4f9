import type { Importance, TargetRange } from './blueprintProfile.ts';

/** The distance from a target range in points: negative below the range, positive above it, 0 within it. */
export function gapToRange(value: number, { low, high }: Pick<TargetRange, 'low' | 'high'>): number {
  if (value < low) return value - low;
  return value > high ? value - high : 0;
}

/** How much a metric counts in the gap of a group, by its importance in the blueprint. */
const weights: Readonly<Record<Importance, number>> = { minor: 1, useful: 2, important: 3, essential: 4 };

/** A person whose released profile the viewer may see. */
export interface ScoredPerson {
  readonly user_id: number;
  /** Released percentiles by metric. */
  readonly values: ReadonlyMap<string, number>;
}

/** The sum and number of the values of a group, by metric, so that a member is added without reading the others. */
type Sums = ReadonlyMap<string, { readonly sum: number; readonly count: number }>;

function sumValues(people: readonly ScoredPerson[], ranges: readonly TargetRange[]): Sums {
  return new Map(
    ranges.map(({ metric }) => {
      let [sum, count] = [0, 0];
      for (const { values } of people) {
        const value = values.get(metric);
        if (value === undefined) continue;
        sum += value;
        count += 1;
      }
      return [metric, { sum, count }];
    }),
  );
}

/** The distance of a group's mean from the range of one metric. */
interface MetricGap {
  readonly range: TargetRange;
  readonly mean: number;
  readonly gap: number;
}

function gapsOf(sums: Sums, ranges: readonly TargetRange[], added: ScoredPerson | null): MetricGap[] {
  return ranges.flatMap((range) => {
    const { sum, count } = sums.get(range.metric) ?? { sum: 0, count: 0 };
    const value = added?.values.get(range.metric);
    const total = value === undefined ? { sum, count } : { sum: sum + value, count: count + 1 };
    if (total.count === 0) return [];
    const mean = total.sum / total.count;
    return [{ range, mean, gap: gapToRange(mean, range) }];
  });
}

/** The mean distance from the ranges in points, in which an essential metric counts four times as much as a minor one. */
function meanGap(gaps: readonly MetricGap[]): number {
  let [sum, weight] = [0, 0];
  for (const { range, gap } of gaps) {
    sum += weights[range.importance] * Math.abs(gap);
    weight += weights[range.importance];
  }
  return weight === 0 ? 0 : sum / weight;
}

/** A blueprint describes a group from this number of profiles on; fewer would be single people. */
export const minGroupProfiles = 2;

/**
 * Returns how far the means of a group are from the ranges of a blueprint, in points: the mean distance over all metrics, weighted by
 * importance. Null for fewer than two people and for a blueprint without ranges.
 */
export function groupGap(people: readonly ScoredPerson[], ranges: readonly TargetRange[]): number | null {
  if (people.length < minGroupProfiles || ranges.length === 0) return null;
  return meanGap(gapsOf(sumValues(people, ranges), ranges, null));
}

/** A narrower gap is not mentioned, because it is less than what is shown. */
const minGain = 0.1;

interface BestMember {
  readonly user_id: number;
  /** The gap of the group with this person. */
  readonly gap: number;
  /** The metric that the person brings closest to its range, with the means of the group before and after. */
  readonly metric: string;
  readonly before: number;
  readonly after: number;
}

/**
 * Returns the person who narrows the gap of a group most; null if nobody does. Takes one pass over the group and one over the candidates.
 * It says nothing about how well someone would do: it compares means only.
 */
export function bestNextMember(
  people: readonly ScoredPerson[],
  candidates: readonly ScoredPerson[],
  ranges: readonly TargetRange[],
): BestMember | null {
  if (people.length < minGroupProfiles || ranges.length === 0) return null;
  const sums = sumValues(people, ranges);
  const before = gapsOf(sums, ranges, null);
  let best = { gap: meanGap(before) - minGain, person: null as ScoredPerson | null };
  for (const person of candidates) {
    const gap = meanGap(gapsOf(sums, ranges, person));
    if (gap < best.gap) best = { gap, person };
  }
  const { person, gap } = best;
  if (person === null) return null;
  const gains = gapsOf(sums, ranges, person).flatMap((one) => {
    const earlier = before.find(({ range }) => range.metric === one.range.metric);
    if (!earlier) return [];
    const gain = weights[one.range.importance] * (Math.abs(earlier.gap) - Math.abs(one.gap));
    return [{ metric: one.range.metric, before: earlier.mean, after: one.mean, gain }];
  });
  const largest = gains.reduce((most, one) => (one.gain > most.gain ? one : most));
  return {
    user_id: person.user_id,
    gap,
    metric: largest.metric,
    before: largest.before,
    after: largest.after,
  };
}
