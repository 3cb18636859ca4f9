import { leastWidth } from './histogram.ts';

/** What is published of one element: each cell says in which range the scores of its people add up. */
export interface Sums {
  /** Cells as lists of atoms. */
  readonly cells: readonly (readonly number[])[];
  /** People of each atom. */
  readonly people: readonly number[];
  readonly least: readonly number[];
  readonly most: readonly number[];
  /** What the scores of each atom add up to in truth: one of the possibilities. */
  readonly truth: readonly number[];
}

/** Sums of scores, one for each atom, that agree with everything published. */
export interface Possibilities {
  /** Those with the smallest total of cost times sum; null when the solver finds none. */
  cheapest(costs: Float64Array): ArrayLike<number> | null;
}

/** Opens the possibilities of each element in turn; all of them share their cells and people. */
export type Solver = (sums: Sums) => Possibilities;

const rounds = 5;
/** More people than these to look at one by one would take too long, and are a bad sign anyway. */
const mostByOne = 150;
const HAIR = 1e-6;

/**
 * The interval audit (R8): whether an outsider who knows all published numbers of an element, and who belongs to which
 * group, still has to reckon with a range of at least 50 points for everybody's score. Every possibility is a witness for
 * all people at once, so a few of them, far apart, settle almost everybody; who is left is looked at alone, exactly.
 * Elements are independent when each one's ranges already respect what its topic tells.
 */
export function everyoneStaysOpen(sums: Sums, possible: Possibilities): boolean {
  const { people, truth } = sums;
  const least = Float64Array.from(truth);
  const most = Float64Array.from(truth);
  const isOpen = (atom: number) =>
    widthOf(people[atom] ?? 1, least[atom] ?? 0, most[atom] ?? 0) >= leastWidth;
  const narrow = () => [...people.keys()].filter((atom) => !isOpen(atom));

  function look(costs: Float64Array): void {
    for (const direction of [costs, costs.map((cost) => -cost)]) {
      const found = possible.cheapest(direction);
      if (!found) continue;
      for (const atom of people.keys()) {
        const sum = found[atom] ?? 0;
        if (sum < (least[atom] ?? 0)) least[atom] = sum;
        if (sum > (most[atom] ?? 0)) most[atom] = sum;
      }
    }
  }

  for (let round = 0; round < rounds; round++) {
    const left = narrow();
    if (left.length === 0) return true;
    const costs = new Float64Array(people.length);
    for (const atom of left) costs[atom] = scattered(atom, round);
    look(costs);
  }
  const left = narrow();
  if (left.length > mostByOne) return false;
  return left.every((atom) => {
    if (!isOpen(atom)) look(new Float64Array(people.length).fill(1, atom, atom + 1));
    return isOpen(atom);
  });
}

/** The possible scores of one of `people` whose scores add up to anything between the two. */
function widthOf(people: number, least: number, most: number): number {
  return Math.min(100, most) - Math.max(0, least - 100 * (people - 1)) + HAIR;
}

/** About as often 1 as -1, a little uneven, and the same every time. */
function scattered(atom: number, round: number): number {
  let mixed = Math.imul(atom + 1, 0x9e3779b1) ^ Math.imul(round + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = (mixed ^ (mixed >>> 13)) >>> 0;
  return (mixed % 2 === 0 ? 1 : -1) * (1 + (mixed % 1009) / 100_000);
}
