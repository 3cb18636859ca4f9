import { AUDIT_LIMIT, auditCells, type CellAudit } from './auditCells.ts';
import { mergeSmallCategories, minimumCategorySize, type ReleaseDimension } from './mergeCategories.ts';
import { mergeDisclosingCategories, mergeSmallestWitnessCategory } from './mergeDisclosingCategories.ts';
import {
  buildReleaseGroups,
  countCategories,
  groupIntoAtoms,
  type ReleaseGroup,
  type RespondentAttributes,
} from './respondentAtoms.ts';

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
   * Limit of search steps for all audits of this plan together. A step limit gives the same result on every machine, unlike a time limit.
   */
  readonly limit?: number | undefined;
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

/** Up to this number of people, several ways of merging are tried. */
const fewPeople = 500;
/** Amounts added to the minimums. Merging more at first can leave more groups in the end, because balanced groups reveal less. */
const extraMinimums = [0, 1, 2, 3, 5, 8];

/**
 * The certified plan with the most groups; among equals, the one with the smallest minimum. It depends on counts only, so it reveals no
 * answers (R10). Null if nothing may be published. Throws `RangeError` for k below 5.
 */
export function planCells(request: PlanRequest): CellPlan | null {
  const [first, ...others] = extraMinimums.slice(0, request.people.length <= fewPeople ? undefined : 1);
  return others.reduce(
    (best, extra) => {
      const next = planWithExtra(request, extra);
      return (next?.cells.length ?? 0) > (best?.cells.length ?? 0) ? next : best;
    },
    planWithExtra(request, first ?? 0),
  );
}

/**
 * Chooses the published groups from counts alone: primary merging (R6), then the audit of all cells together with earlier ones (R7), with
 * further merging until it passes. Cuts need 2k respondents (methods 2.4). If the search limit is reached, only the overall result is
 * tried. `extra` is added to each minimum.
 */
function planWithExtra(request: PlanRequest, extra: number): CellPlan | null {
  const {
    people,
    cuts,
    k,
    sensitiveK,
    leftOutWhenSmall = [],
    earlierCells = [],
    limit = AUDIT_LIMIT,
  } = request;
  if (k < 5) throw new RangeError('k is never below 5');
  if (people.length < k) return null;
  const atoms = groupIntoAtoms(people, cuts, earlierCells);
  const earlier = earlierCells.map((cell) => {
    const own = new Set(cell);
    return [...atoms.keys()].filter((index) => atoms[index]?.people.some((person) => own.has(person)));
  });
  const weights = atoms.map((atom) => atom.people.length);
  let dimensions: readonly ReleaseDimension[] = [];
  if (people.length >= 2 * k) {
    dimensions = cuts.flatMap(
      (dim) =>
        mergeSmallCategories({
          dim,
          minimum: minimumCategorySize(dim, k, sensitiveK) + (leftOutWhenSmall.includes(dim) ? 0 : extra),
          categories: countCategories(dim, atoms),
          isLeftOutWhenSmall: leftOutWhenSmall.includes(dim),
        }) ?? [],
    );
  }
  let gaveUp = false;
  for (let left = limit; ; ) {
    dimensions = mergeDisclosingCategories(dimensions, atoms, earlier, k);
    const groups = buildReleaseGroups(dimensions, atoms);
    const cells = [...groups.map((group) => group.atoms), ...earlier];
    const result = auditCells(cells, weights, k, Math.max(left, atoms.length + cells.length));
    if (result.safe) {
      const matrix = { cells, weights, atoms: atoms.map((atom) => atom.people) };
      return { cells: groups.map(toCell), audit: result, matrix, gaveUp };
    }
    if (dimensions.length === 0) return null;
    left -= result.nodes;
    gaveUp = !result.certain || left <= 0;
    dimensions = gaveUp ? [] : (mergeSmallestWitnessCategory(result.witness ?? [], dimensions, atoms) ?? []);
  }

  function toCell({ atoms: own, ...cell }: ReleaseGroup): PlannedCell {
    const indices = own.flatMap((index) => atoms[index]?.people ?? []);
    return { ...cell, people: indices.sort((a, b) => a - b) };
  }
}
