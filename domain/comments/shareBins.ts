import { type MinPeople, minPeoplePerShare } from './minPeople.ts';

/** Steps or options that are published together, and the number of their answers. */
export interface ShareBin {
  readonly options: readonly number[];
  readonly count: number;
}

/** Whether too few people may be behind a number of answers to publish it. */
export const isSmallCount = (count: number, minPeople: MinPeople): boolean =>
  minPeople(count) < minPeoplePerShare;

/** Merges the smallest bin below the minimum with its smaller neighbor until none is left. */
export function mergeSmallNeighbors(
  singleBins: readonly ShareBin[],
  minPeople: MinPeople,
): readonly ShareBin[] {
  const bins = [...singleBins];
  while (bins.length > 1) {
    const least = Math.min(...bins.map(({ count }) => count));
    if (!isSmallCount(least, minPeople)) break;
    const at = bins.findIndex(({ count }) => count === least);
    const before = bins[at - 1]?.count ?? Number.POSITIVE_INFINITY;
    const after = bins[at + 1]?.count ?? Number.POSITIVE_INFINITY;
    const first = before <= after ? at - 1 : at;
    bins.splice(first, 2, combineBins(bins.slice(first, first + 2)));
  }
  return bins;
}

/** Combines everything below the minimum into one row, adding the next smallest option until it is large enough. */
export function combineSmallOptions(
  singleBins: readonly ShareBin[],
  minPeople: MinPeople,
): readonly ShareBin[] {
  const isSmall = ({ count }: ShareBin) => isSmallCount(count, minPeople);
  const small = singleBins.filter(isSmall);
  if (small.length === 0) return singleBins;
  const larger = singleBins.filter((bin) => !isSmall(bin)).sort((a, b) => b.count - a.count);
  while (isSmall(combineBins(small))) {
    const next = larger.pop();
    if (!next) return [];
    small.push(next);
  }
  const order = singleBins.flatMap(({ options }) => options);
  const positionOf = ({ options }: ShareBin) => order.indexOf(options[0] ?? 0);
  const others = combineBins(small);
  const sorted = [...others.options].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return [...larger.sort((a, b) => positionOf(a) - positionOf(b)), { ...others, options: sorted }];
}

const combineBins = (bins: readonly ShareBin[]): ShareBin => ({
  options: bins.flatMap(({ options }) => options),
  count: bins.reduce((sum, { count }) => sum + count, 0),
});

/** Returns one bin for each of these groups of steps. */
export function groupBins(
  singleBins: readonly ShareBin[],
  groups: readonly (readonly number[])[],
): readonly ShareBin[] {
  return groups.map((steps) =>
    combineBins(singleBins.filter(({ options: [step = 0] }) => steps.includes(step))),
  );
}
