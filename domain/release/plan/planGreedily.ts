import { mergeSmallCategories } from '../mergeCategories.ts';
import { mergeUntilSafe, type SafeGroups } from './mergeUntilSafe.ts';
import type { PlanInput } from './planInput.ts';
import { valueOfGroups } from './valueOfGroups.ts';

/** Amounts added to the minimums. Merging more at first can leave more groups in the end, because balanced groups reveal less. */
const extraMinimums = [0, 1, 2, 3, 5, 8];

/**
 * Merges groups below the minimum with the next smallest (R6), then groups that disclose something (R7). Of several initial minimums, the
 * one whose plan has the most value is used; in a tie, the smallest. Returns null if nothing may be published.
 */
export function planGreedily(input: PlanInput, limit: number): SafeGroups | null {
  const [first = null, ...others] = extraMinimums.map((extra) => planWithExtra(input, extra, limit));
  return others.reduce(
    (best, next) => (next && valueOfGroups(next.groups) > valueOfGroups(best?.groups ?? []) ? next : best),
    first,
  );
}

/** Merges greedily with `extra` added to each minimum. */
export function planWithExtra(input: PlanInput, extra: number, limit: number): SafeGroups | null {
  const dimensions = input.cuts.flatMap((cut) => {
    const minimum = cut.minimum + (cut.isLeftOutWhenSmall ? 0 : extra);
    return mergeSmallCategories({ ...cut, minimum }) ?? [];
  });
  return mergeUntilSafe(dimensions, input, limit);
}
