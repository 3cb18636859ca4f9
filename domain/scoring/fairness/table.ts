import { type GroupCount, type ImpactRow, impactRatios } from './impact.ts';

const fewestApplicants = 30;
const smallestGroup = 5;
const smallestShare = 0.02;

/** Someone at one stage: the categories of each dimension, null where not said, and whether they came through. */
export interface Candidate {
  readonly categories: Readonly<Record<string, string | null>>;
  readonly selected: boolean;
}

export interface FairnessTable {
  readonly rows: readonly ImpactRow[];
  /** Groups that are too small for a row. */
  readonly leftOut: number;
  /** Applicants of the groups left out, together; null for fewer than 5. */
  readonly applicantsLeftOut: number | null;
  /** Applicants who did not say; null for fewer than 5. */
  readonly unknown: number | null;
}

/**
 * The impact ratios of one stage by some dimensions: one, such as sex, or several for their intersections. Null, no
 * table, with fewer than 30 applicants or fewer than two groups of 5 or more. A group below 5 or below 2 percent of the
 * applicants is counted and left out: it has no row and never is the highest rate. Those who did not say count
 * among the applicants and belong to no group. What has a row depends on group sizes only. Source: methods 3.3
 * (UGESP, NYC Local Law 144).
 */
export function fairnessTable(
  candidates: readonly Candidate[],
  dimensions: readonly string[],
): FairnessTable | null {
  if (candidates.length < fewestApplicants) return null;
  const { groups, unknown } = countGroups(candidates, dimensions);
  const hasRow = ({ applicants }: GroupCount) =>
    applicants >= smallestGroup && applicants >= smallestShare * candidates.length;
  const shown = groups.filter(hasRow);
  if (shown.length < 2) return null;
  const small = groups.filter((group) => !hasRow(group));
  return {
    rows: impactRatios(shown),
    leftOut: small.length,
    applicantsLeftOut: sayable(small.reduce((sum, { applicants }) => sum + applicants, 0)),
    unknown: sayable(unknown),
  };
}

/** The table of each stage, or of each cut: one entry for each, in order, null where there is none. */
export function fairnessByStage(
  stages: readonly { readonly stage: string; readonly candidates: readonly Candidate[] }[],
  dimensions: readonly string[],
): readonly { readonly stage: string; readonly table: FairnessTable | null }[] {
  return stages.map(({ stage, candidates }) => ({ stage, table: fairnessTable(candidates, dimensions) }));
}

/** Groups in the order of their categories; who left one of the dimensions out is unknown. */
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

const sayable = (count: number) => (count > 0 && count < smallestGroup ? null : count);
