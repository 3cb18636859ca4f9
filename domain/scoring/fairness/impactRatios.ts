import { fisherTwoSided, type SelectionCount } from './fisherTest.ts';

/** A group at one stage or cut score; `group` has one category per dimension. */
export interface GroupCount extends SelectionCount {
  readonly group: readonly string[];
}

/** `reference` has the highest rate of the groups with 30 applicants; `tooFew`: the numbers do not allow a conclusion. */
export type ImpactWord = 'reference' | 'noFlag' | 'flag' | 'tooFew';

/** Minimum number of applicants in the reference group, if any group has that many. */
const minInReference = 30;
/** Maximum share of tables with a flag if all groups have the same chance of being selected. */
const falseFlagRate = 0.05;

export interface ImpactRow extends GroupCount {
  /** The share of applicants who were selected, 0-1. */
  readonly rate: number;
  /** Rate divided by the reference's rate; above 1 only for groups of fewer than 30. Null if no one was selected. */
  readonly ratio: number | null;
  /** Whether the ratio is strictly below four fifths. */
  readonly isBelowFourFifths: boolean;
  readonly word: ImpactWord;
  /** Two-sided p of Fisher's exact test against the reference; null for the reference itself. */
  readonly p: number | null;
  /** Difference of the rates in pooled standard errors; null for the reference and if there is no variance. */
  readonly z: number | null;
}

/**
 * Impact ratios of one stage or cut score (methods 3.3, UGESP's four-fifths rule): each group's selection rate divided by the highest
 * of the groups with at least 30 applicants, or of all if there is none. A group is flagged if its ratio is strictly below four fifths, computed in whole numbers, the exact test is significant although any pair
 * of groups could have been compared, the reference has 30 applicants, and no single selection would change the ratio's side. Rows are in
 * the order of `groups`; of equal highest rates the first is the reference. Throws `RangeError` for a group without applicants.
 */
export function impactRatios(groups: readonly GroupCount[]): readonly ImpactRow[] {
  if (groups.some(({ applicants }) => !(applicants > 0))) throw new RangeError('a group has no applicants');
  const reference = referenceOf(groups);
  return groups.map((group, at) => {
    const top = groups[reference] ?? group;
    const p = at === reference ? null : fisherTwoSided(group, top);
    return {
      ...group,
      rate: rateOf(group),
      ratio: top.selected === 0 ? null : rateOf(group) / rateOf(top),
      isBelowFourFifths: isBelowFourFifths(group, top),
      word: p === null ? 'reference' : wordOf(groups, at, reference, p),
      p,
      z: at === reference ? null : pooledZ(group, top),
    };
  });
}

const rateOf = ({ applicants, selected }: SelectionCount) => selected / applicants;

/** The index of the reference. A small group must not become the reference, because that would hide differences between large ones. */
function referenceOf(groups: readonly SelectionCount[]): number {
  const large = groups.filter(({ applicants }) => applicants >= minInReference);
  const candidates = large.length > 0 ? large : groups;
  const top = candidates.find((one) => !candidates.some((other) => isHigher(other, one)));
  return top ? groups.indexOf(top) : 0;
}

const isHigher = (one: SelectionCount, other: SelectionCount) =>
  one.selected * other.applicants > other.selected * one.applicants;

/** 5 s1 / n1 < 4 s2 / n2, multiplied out. */
function isBelowFourFifths(group: SelectionCount, top: SelectionCount): boolean {
  return 5 * group.selected * top.applicants < 4 * top.selected * group.applicants;
}

function wordOf(groups: readonly GroupCount[], at: number, reference: number, p: number): ImpactWord {
  const [group, top] = [groups[at], groups[reference]];
  if (!group || !top || top.applicants < minInReference) return 'tooFew';
  const isBelow = isBelowFourFifths(group, top);
  if (flipsByOneHire(groups, at, reference, isBelow)) return 'tooFew';
  if (!isBelow) return 'noFlag';
  // The highest rate is known only afterward, so each pair of groups counts as a comparison (Bonferroni).
  const pairs = (groups.length * (groups.length - 1)) / 2;
  return p * pairs < falseFlagRate ? 'flag' : 'tooFew';
}

/** Whether moving one selection between the group and the reference moves the ratio to the other side of four fifths; the highest rate is determined again. */
function flipsByOneHire(
  groups: readonly SelectionCount[],
  at: number,
  reference: number,
  isBelow: boolean,
): boolean {
  const [gains, loses] = isBelow ? [at, reference] : [reference, at];
  const moved = groups.map((group, index) => {
    if (index === gains) return { ...group, selected: group.selected + 1 };
    return index === loses ? { ...group, selected: group.selected - 1 } : group;
  });
  if (moved.some(({ selected, applicants }) => selected < 0 || selected > applicants)) return false;
  const group = moved[at];
  const top = moved[referenceOf(moved)];
  return group !== undefined && top !== undefined && isBelowFourFifths(group, top) !== isBelow;
}

function pooledZ(group: SelectionCount, top: SelectionCount): number | null {
  const pooled = (group.selected + top.selected) / (group.applicants + top.applicants);
  const se = Math.sqrt(pooled * (1 - pooled) * (1 / group.applicants + 1 / top.applicants));
  return se === 0 ? null : (rateOf(group) - rateOf(top)) / se;
}
