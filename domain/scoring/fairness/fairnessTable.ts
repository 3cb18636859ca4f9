import { type GroupCount, type ImpactRow, impactRatios } from './impactRatios.ts';

const minApplicants = 30;
const smallestGroup = 5;
const smallestShare = 0.02;

/** A person at one stage: the category per dimension, null if not stated, and whether they were selected. */
export interface Candidate {
  readonly categories: Readonly<Record<string, string | null>>;
  readonly selected: boolean;
}

export interface FairnessTable {
  readonly rows: readonly ImpactRow[];
  /** Number of groups too small for a row. */
  readonly leftOut: number;
  /** Applicants in those groups together; null for 1 to 4. */
  readonly applicantsLeftOut: number | null;
  /** Applicants who stated no category; null for 1 to 4. */
  readonly unknown: number | null;
}

/**
 * The impact ratios of one stage by one dimension, such as sex, or by the intersections of several. Null for fewer than 30 applicants or
 * fewer than two groups of 5 or more. Groups below 5 applicants or below 2 percent of all applicants have no row and are never the
 * reference. Applicants who stated no category count in the total only. Which rows exist depends on group sizes alone. Source: methods 3.3
 * (UGESP, NYC Local Law 144).
 */
export function fairnessTable(
  candidates: readonly Candidate[],
  dimensions: readonly string[],
): FairnessTable | null {
  if (candidates.length < minApplicants) return null;
  const { groups, unknown } = countGroups(candidates, dimensions);
  const hasRow = ({ applicants }: GroupCount) =>
    applicants >= smallestGroup && applicants >= smallestShare * candidates.length;
  const shown = groups.filter(hasRow);
  if (shown.length < 2) return null;
  const small = groups.filter((group) => !hasRow(group));
  return {
    rows: impactRatios(shown),
    leftOut: small.length,
    applicantsLeftOut: suppressSmall(small.reduce((sum, { applicants }) => sum + applicants, 0)),
    unknown: suppressSmall(unknown),
  };
}

/** Assesses the rows of a stored table by the current rule. */
export const reassessTable = (table: FairnessTable): FairnessTable => ({
  ...table,
  rows: impactRatios(table.rows),
});

/** Counts applicants by group, sorted by category. Applicants who left out one of the dimensions are unknown. */
export function countGroups(
  candidates: readonly Candidate[],
  dimensions: readonly string[],
): { readonly groups: readonly GroupCount[]; readonly unknown: number } {
  const groups = new Map<string, GroupCount>();
  let unknown = 0;
  for (const { categories, selected } of candidates) {
    const group = dimensions.map((dimension) => categories[dimension] ?? null);
    if (!group.every((category) => category !== null)) {
      unknown += 1;
      continue;
    }
    const key = JSON.stringify(group);
    const { applicants, selected: before } = groups.get(key) ?? { applicants: 0, selected: 0 };
    groups.set(key, { group, applicants: applicants + 1, selected: before + (selected ? 1 : 0) });
  }
  const ordered = [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
  return { groups: ordered, unknown };
}

const suppressSmall = (count: number) => (count > 0 && count < smallestGroup ? null : count);
