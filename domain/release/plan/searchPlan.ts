import type { ReleaseDimension } from '../mergeCategories.ts';
import type { WorkBudget } from './cellFilter.ts';
import { createRefiner, type Dimensions } from './createRefiner.ts';
import { mergeUntilSafe, type SafeGroups } from './mergeUntilSafe.ts';
import type { PlanInput } from './planInput.ts';
import { mergeAll } from './splitCategory.ts';
import { mostValueOfCut, valueOfGroups } from './valueOfGroups.ts';

/** Eliminations that an audit needs, on average. */
const eliminations = 6;

/**
 * Improves safe groups while work is left: merges one or two cuts completely, which makes room for the others, then separates categories
 * again as long as nothing is revealed. Other groups are only used if they have more value and pass the audit.
 */
export function searchPlan(start: SafeGroups, input: PlanInput, work: WorkBudget): SafeGroups {
  const { cuts, weights } = input;
  const refine = createRefiner(input, work);
  let best = start;

  /** Audits groups with as many steps as the remaining work allows. */
  function audit(dimensions: Dimensions): SafeGroups | null {
    const limit = Math.floor(work.left / weights.length);
    const rows =
      dimensions.reduce((sum, { categories }) => sum + categories.length, 1) + input.earlier.length;
    if (limit <= eliminations * rows ** 2) return null;
    const audited = mergeUntilSafe(dimensions.filter(isDivided), input, limit);
    work.left -= ((audited?.audit.nodes ?? limit) + eliminations * rows ** 2) * weights.length;
    return audited;
  }

  /** Merges all categories of some cuts, and separates them after those of all other cuts. Returns false if the value doesn't increase. */
  function improve(merged: readonly string[]): boolean {
    const isMerged = ({ dim }: ReleaseDimension) => merged.includes(dim);
    const current = cuts.map((cut) => {
      const { categories } =
        best.dimensions.find(({ dim }) => dim === cut.dim && !isMerged(cut)) ?? mergeAll(cut);
      return { ...cut, categories };
    });
    const refined = refine([...current.filter((cut) => !isMerged(cut)), ...current.filter(isMerged)]);
    if (valueOfDimensions(refined) <= valueOfGroups(best.groups)) return false;
    const audited = audit(cuts.flatMap(({ dim }) => refined.filter((cut) => cut.dim === dim)));
    if (!audited || valueOfGroups(audited.groups) <= valueOfGroups(best.groups)) return false;
    best = audited;
    return true;
  }

  /** Whether a dimension could still have more groups, or more unmerged groups. */
  const isIncomplete = (cut: ReleaseDimension) =>
    valueOfGroups(best.groups.filter(({ dim }) => dim === cut.dim)) < mostValueOfCut(cut);

  const dims = cuts.map(({ dim }) => dim);
  const mergings = [
    [],
    ...dims.map((dim) => [dim]),
    ...dims.flatMap((a, i) => dims.slice(i + 1).map((b) => [a, b])),
  ];
  for (let i = 0, failed = 0; failed < mergings.length && work.left > 0; i++) {
    const merged = mergings[i % mergings.length] ?? [];
    const makesRoom = cuts.some((cut) => !merged.includes(cut.dim) && isIncomplete(cut));
    failed = makesRoom && improve(merged) ? 0 : failed + 1;
  }
  return best;
}

const isDivided = ({ categories }: ReleaseDimension) => categories.length > 1;

const valueOfDimensions = (dimensions: Dimensions) =>
  valueOfGroups(dimensions.filter(isDivided).flatMap(({ categories }) => categories));
