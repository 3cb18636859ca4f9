import { minPossibleRange } from './scoreHistogram.ts';

/** The published information about one element: the range of the sum of scores in each cell. */
export interface CellSums {
  /** Cells as lists of atoms. */
  readonly cells: readonly (readonly number[])[];
  /** Number of people in each atom. */
  readonly people: readonly number[];
  readonly least: readonly number[];
  readonly most: readonly number[];
  /** The actual sum of scores of each atom, a known solution. */
  readonly truth: readonly number[];
}

/** All sums of scores per atom that are consistent with the published numbers. */
export interface IntervalSolutions {
  /** Returns the consistent sums that minimize the total of cost times sum; null if the solver finds none. */
  cheapest(costs: Float64Array): ArrayLike<number> | null;
}

/** Creates the consistent sums of one element. All elements share the same cells and people. */
export type IntervalSolver = (sums: CellSums) => IntervalSolutions;

const rounds = 5;
/** Maximum number of atoms to check individually. More would take too long and indicate a risky release. */
const maxIndividualChecks = 150;
const TOLERANCE = 1e-6;

/**
 * The interval audit (R8): whether every person's score could still lie in a range of at least 50 points for someone who knows all
 * published numbers of an element and everyone's groups. Each solution widens the known range of all people together, so a few extreme
 * solutions are enough for most people; the rest are checked individually and exactly. Elements can be audited separately if their ranges
 * already account for their topic.
 */
export function hasSafeIntervals(sums: CellSums, possible: IntervalSolutions): boolean {
  const { people, truth } = sums;
  const least = Float64Array.from(truth);
  const most = Float64Array.from(truth);
  const isWideEnough = (atom: number) =>
    widthOf(people[atom] ?? 1, least[atom] ?? 0, most[atom] ?? 0) >= minPossibleRange;
  const narrowAtoms = () => [...people.keys()].filter((atom) => !isWideEnough(atom));

  function explore(costs: Float64Array): void {
    for (const direction of [costs, costs.map((cost) => -cost)]) {
      const combination = possible.cheapest(direction);
      if (!combination) continue;
      for (const atom of people.keys()) {
        const sum = combination[atom] ?? 0;
        if (sum < (least[atom] ?? 0)) least[atom] = sum;
        if (sum > (most[atom] ?? 0)) most[atom] = sum;
      }
    }
  }

  for (let round = 0; round < rounds; round++) {
    const remaining = narrowAtoms();
    if (remaining.length === 0) return true;
    const costs = new Float64Array(people.length);
    for (const atom of remaining) costs[atom] = pseudoRandomWeight(atom, round);
    explore(costs);
  }
  const remaining = narrowAtoms();
  if (remaining.length > maxIndividualChecks) return false;
  return remaining.every((atom) => {
    if (!isWideEnough(atom)) explore(new Float64Array(people.length).fill(1, atom, atom + 1));
    return isWideEnough(atom);
  });
}

/** The width of the range of scores that one of `people` people can have if the sum of their scores is from `least` to `most`. */
export function widthOf(people: number, least: number, most: number): number {
  return Math.min(100, most) - Math.max(0, least - 100 * (people - 1)) + TOLERANCE;
}

/** A deterministic weight near 1 or -1, each about equally often. */
function pseudoRandomWeight(atom: number, round: number): number {
  let mixed = Math.imul(atom + 1, 0x9e3779b1) ^ Math.imul(round + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = (mixed ^ (mixed >>> 13)) >>> 0;
  return (mixed % 2 === 0 ? 1 : -1) * (1 + (mixed % 1009) / 100_000);
}
