import type { CellAudit } from '../auditCells.ts';
import { minimumCategorySize, type ReleaseDimension } from '../mergeCategories.ts';
import {
  countCategories,
  groupIntoAtoms,
  type RespondentAtom,
  type RespondentAttributes,
} from '../respondentAtoms.ts';

export interface PlanRequest {
  /** One entry per respondent. Scores are not part of the request, so they cannot affect which groups are visible (R10). */
  readonly people: readonly RespondentAttributes[];
  /** The cuts of the campaign in display order. */
  readonly cuts: readonly string[];
  readonly k: number;
  readonly sensitiveK?: number | undefined;
  /** Cuts that are omitted instead of merged where groups are too small (R6). */
  readonly leftOutWhenSmall?: readonly string[] | undefined;
  /** Cells of earlier releases with the same respondents, as lists of indices of `people`. */
  readonly earlierCells?: readonly (readonly number[])[] | undefined;
  /**
   * Limit of search steps for all audits of one greedy plan together. A step limit gives the same result on every machine, unlike a time limit.
   */
  readonly limit?: number | undefined;
  /** Limit of the work of the search for a better plan, in entries of rows read. */
  readonly work?: number | undefined;
}

/** A group that will be published, as indices of `people`. */
export interface PlannedCell {
  readonly dim: string;
  readonly category: string;
  readonly members: readonly string[];
  readonly people: readonly number[];
}

export interface CellPlan {
  readonly cells: readonly PlannedCell[];
  readonly audit: CellAudit;
  /** The input of the audit: every cell, including earlier ones, as a list of atoms, and the number of people in each atom. */
  readonly matrix: {
    readonly cells: readonly (readonly number[])[];
    readonly weights: readonly number[];
    /** The people of each atom, as indices of `people`. */
    readonly atoms: readonly (readonly number[])[];
  };
  /** Whether the search reached its limit, so that only the overall result was tried. */
  readonly gaveUp: boolean;
}

/** Everything that determines a plan: counts, but no answers. */
export interface PlanInput {
  readonly atoms: readonly RespondentAtom[];
  /** The number of people in each atom. */
  readonly weights: readonly number[];
  /** Cells of earlier releases, as lists of atoms. */
  readonly earlier: readonly (readonly number[])[];
  /** The cuts with all their categories; none if there are fewer than 2k respondents (methods 2.4). */
  readonly cuts: readonly ReleaseDimension[];
  readonly k: number;
}

/** Returns the counts of a request; null for fewer than k respondents. Throws `RangeError` for k below 5. */
export function readPlanRequest(request: PlanRequest): PlanInput | null {
  const { people, cuts, k, sensitiveK, leftOutWhenSmall = [], earlierCells = [] } = request;
  if (k < 5) throw new RangeError('k is never below 5');
  if (people.length < k) return null;
  const atoms = groupIntoAtoms(people, cuts, earlierCells);
  const earlier = earlierCells.map((cell) => {
    const own = new Set(cell);
    return [...atoms.keys()].filter((index) => atoms[index]?.people.some((person) => own.has(person)));
  });
  const weights = atoms.map((atom) => atom.people.length);
  const dividedCuts = people.length >= 2 * k ? cuts : [];
  const dimensions = dividedCuts.map((dim) => ({
    dim,
    minimum: minimumCategorySize(dim, k, sensitiveK),
    categories: countCategories(dim, atoms),
    isLeftOutWhenSmall: leftOutWhenSmall.includes(dim),
  }));
  return { atoms, weights, earlier, cuts: dimensions, k };
}
