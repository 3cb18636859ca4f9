import { fisherTwoSided, type SelectionCount } from './fisherTest.ts';

/** A group at one stage or cut score; `group` has one category per dimension. */
export interface GroupCount extends SelectionCount {
  readonly group: readonly string[];
}

/** `reference` has the highest rate; `tooFew`: one selection more or less would change the result. */
export type ImpactWord = 'reference' | 'noFlag' | 'flag' | 'tooFew';

export interface ImpactRow extends GroupCount {
  /** Selection rate, 0-1. */
  readonly rate: number;
  /** Rate divided by the reference's rate, 0-1; null if no one was selected. */
  readonly ratio: number | null;
  /** Whether the ratio is strictly below four fifths. */
  readonly flagged: boolean;
  readonly word: ImpactWord;
  /** Two-sided p of Fisher's exact test against the reference; null for the reference itself. */
  readonly p: number | null;
  /** Difference of the rates in pooled standard errors; null for the reference and if there is no variance. */
  readonly z: number | null;
}

/**
 * Impact ratios of one stage or cut score (methods 3.3, UGESP's four-fifths rule): each group's selection rate divided by the highest. The
 * flag is strict (exactly 80 percent is not flagged) and computed in whole numbers, so rounding cannot change it. Rows are in the order of
 * `groups`; of equal highest rates the first is the reference. Throws `RangeError` for a group without applicants.
 */
export function impactRatios(groups: readonly GroupCount[]): readonly ImpactRow[] {
  if (groups.some(({ applicants }) => !(applicants > 0))) throw new RangeError('a group has no applicants');
  const reference = highest(groups);
  return groups.map((group, at) => {
    const top = groups[reference] ?? group;
    const flagged = isFlagged(group, top);
    return {
      ...group,
      rate: rateOf(group),
      ratio: top.selected === 0 ? null : rateOf(group) / rateOf(top),
      flagged,
      word: wordOf(groups, at, reference, flagged),
      p: at === reference ? null : fisherTwoSided(group, top),
      z: at === reference ? null : pooledZ(group, top),
    };
  });
}

const rateOf = ({ applicants, selected }: SelectionCount) => selected / applicants;

function highest(groups: readonly SelectionCount[]): number {
  let top = 0;
  groups.forEach((group, at) => {
    const best = groups[top];
    if (best && group.selected * best.applicants > best.selected * group.applicants) top = at;
  });
  return top;
}

/** 5 s1 / n1 < 4 s2 / n2, multiplied out. */
function isFlagged(group: SelectionCount, top: SelectionCount): boolean {
  return 5 * group.selected * top.applicants < 4 * top.selected * group.applicants;
}

function wordOf(
  groups: readonly SelectionCount[],
  at: number,
  reference: number,
  flagged: boolean,
): ImpactWord {
  if (at === reference) return 'reference';
  if (flipsByOneHire(groups, at, reference, flagged)) return 'tooFew';
  return flagged ? 'flag' : 'noFlag';
}

/** Whether moving one selection between the group and the reference changes the flag; the highest rate is determined again. */
function flipsByOneHire(
  groups: readonly SelectionCount[],
  at: number,
  reference: number,
  flagged: boolean,
): boolean {
  const [gains, loses] = flagged ? [at, reference] : [reference, at];
  const moved = groups.map((group, index) => {
    if (index === gains) return { ...group, selected: group.selected + 1 };
    return index === loses ? { ...group, selected: group.selected - 1 } : group;
  });
  if (moved.some(({ selected, applicants }) => selected < 0 || selected > applicants)) return false;
  const group = moved[at];
  const top = moved[highest(moved)];
  return group !== undefined && top !== undefined && isFlagged(group, top) !== flagged;
}

function pooledZ(group: SelectionCount, top: SelectionCount): number | null {
  const pooled = (group.selected + top.selected) / (group.applicants + top.applicants);
  const se = Math.sqrt(pooled * (1 - pooled) * (1 / group.applicants + 1 / top.applicants));
  return se === 0 ? null : (rateOf(group) - rateOf(top)) / se;
}
