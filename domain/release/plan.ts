import { type Attributes, categoriesOf, type Group, gatherAtoms, groupsOf } from './atoms.ts';
import { AUDIT_LIMIT, type Audit, audit } from './audit.ts';
import { type Dimension, mergeSmall, minimumFor } from './merge.ts';
import { mergeDisclosed, mergeTouchedBy } from './mergeDisclosed.ts';

export interface PlanRequest {
  /** One entry for each respondent; scores have no way in here, so visibility cannot depend on them (R10). */
  readonly people: readonly Attributes[];
  /** The cuts of the catalogue, in the order they are shown. */
  readonly cuts: readonly string[];
  readonly k: number;
  readonly sensitiveK?: number | undefined;
  /** Cuts that are left out altogether where groups would have to be merged (R6). */
  readonly leftOutWhenSmall?: readonly string[] | undefined;
  /** Cells of earlier releases with the same respondents, each a list of indices into `people`. */
  readonly earlierCells?: readonly (readonly number[])[] | undefined;
  /** Steps all audits of this plan may take together; the time this costs is no part of the answer. */
  readonly limit?: number | undefined;
}

/** A group that will be published, as indices into `people`. */
export interface PlannedCell {
  readonly dim: string;
  readonly category: string;
  readonly members: readonly string[];
  readonly people: readonly number[];
}

export interface Plan {
  readonly cells: readonly PlannedCell[];
  readonly audit: Audit;
  /** What was audited: every cell, earlier ones included, as atoms, and the people of each atom. */
  readonly matrix: {
    readonly cells: readonly (readonly number[])[];
    readonly weights: readonly number[];
    /** The people of each atom, as indices into `people`. */
    readonly atoms: readonly (readonly number[])[];
  };
  /** The search reached its limit, so that only the overall was tried. */
  readonly gaveUp: boolean;
}

/** Up to so many people it costs nothing to try several ways of merging. */
const fewPeople = 500;
/** Merging more than need be at first can leave more groups in the end: balanced ones betray less. */
const moreThanNeeded = [0, 1, 2, 3, 5, 8];

/**
 * The plan that shows most groups of all that are certified, the one with the smallest minimum first. Only counts decide,
 * so nothing of it tells an answer (R10). Null: nothing may be published. Throws RangeError for k below 5.
 */
export function planCells(request: PlanRequest): Plan | null {
  const [first, ...others] = moreThanNeeded.slice(0, request.people.length <= fewPeople ? undefined : 1);
  return others.reduce(
    (best, more) => {
      const next = planWith(request, more);
      return (next?.cells.length ?? 0) > (best?.cells.length ?? 0) ? next : best;
    },
    planWith(request, first ?? 0),
  );
}

/**
 * Which groups are published, from counts alone: primary merging (R6), then the audit of all cells together with
 * earlier ones (R7), merging again until it is certified. Cuts need 2k respondents (methods 2.4). When the search
 * limit is reached only the overall is tried. `more` is added to each minimum.
 */
function planWith(request: PlanRequest, more: number): Plan | null {
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
  const atoms = gatherAtoms(people, cuts, earlierCells);
  const earlier = earlierCells.map((cell) => {
    const own = new Set(cell);
    return [...atoms.keys()].filter((index) => atoms[index]?.people.some((person) => own.has(person)));
  });
  const weights = atoms.map((atom) => atom.people.length);
  let dimensions: readonly Dimension[] = [];
  if (people.length >= 2 * k) {
    dimensions = cuts.flatMap(
      (dim) =>
        mergeSmall({
          dim,
          minimum: minimumFor(dim, k, sensitiveK) + (leftOutWhenSmall.includes(dim) ? 0 : more),
          categories: categoriesOf(dim, atoms),
          isLeftOutWhenSmall: leftOutWhenSmall.includes(dim),
        }) ?? [],
    );
  }
  let gaveUp = false;
  for (let left = limit; ; ) {
    dimensions = mergeDisclosed(dimensions, atoms, earlier, k);
    const groups = groupsOf(dimensions, atoms);
    const cells = [...groups.map((group) => group.atoms), ...earlier];
    const result = audit(cells, weights, k, Math.max(left, atoms.length + cells.length));
    if (result.safe) {
      const matrix = { cells, weights, atoms: atoms.map((atom) => atom.people) };
      return { cells: groups.map(toCell), audit: result, matrix, gaveUp };
    }
    if (dimensions.length === 0) return null;
    left -= result.nodes;
    gaveUp = !result.certain || left <= 0;
    dimensions = gaveUp ? [] : (mergeTouchedBy(result.witness ?? [], dimensions, atoms) ?? []);
  }

  function toCell({ atoms: own, ...cell }: Group): PlannedCell {
    const indices = own.flatMap((index) => atoms[index]?.people ?? []);
    return { ...cell, people: indices.sort((a, b) => a - b) };
  }
}
