import { auditCells } from '../auditCells.ts';
import { everybodyIn, type PublishedAudience } from './audience.ts';

/** For how many days an audience is compared with later ones. */
export const comparedDays = 400;

/**
 * The largest group in which an additional person can be estimated. The means of groups of n and n + 1 people, in whole points, give the
 * score of the additional person within n + 1/2 points either way, and no other combination of numbers is more precise than the smallest
 * group that contains the person (decision 42). From 50 other people on, such an estimate allows every score.
 */
export const largestRevealingGroup = 50;

/** How two audiences differ: people in the first only, and people in the second only. */
interface Difference {
  readonly joined: number;
  readonly left: number;
}

/** Whether two audiences differ by at least one person, but by fewer than k people in either direction (R24). */
export const isNearlyEqual = ({ joined, left }: Difference, k: number): boolean =>
  joined + left > 0 && joined < k && left < k;

type Groups = Pick<PublishedAudience, 'groups'>;

/** Most audiences that are audited together without being nearly equal; the newest. */
const mostCombined = 24;

/**
 * The earlier audiences, newest first, with which a campaign has to be audited (R24): those that are nearly equal while a group of at most
 * 50 people contains somebody who is in one of the two only, those nearly equal to or the same as these, and small audiences that together
 * differ from this one by fewer than k people, such as two halves of it.
 */
export function comparedAudiences<A extends Groups>(own: Groups, earlier: readonly A[], k: number): A[] {
  const people = new Set(everybodyIn(own));
  const overlapping = earlier.filter((one) => everybodyIn(one).some((person) => people.has(person)));
  const compared = new Set(overlapping.filter((one) => isRevealing(own, one, k)));
  if (compared.size === 0) {
    const small = overlapping.filter(isSmall).slice(0, mostCombined);
    return isSmall(own) && small.length > 1 && isOnlyUnsafeTogether(own, small, k) ? small : [];
  }
  // A set is iterated in the order of its insertions, including those made on the way.
  for (const one of compared) {
    for (const other of overlapping) if (isNearOrSame(one, other, k)) compared.add(other);
  }
  return overlapping.filter((one) => compared.has(one) || isNearOrSame(own, one, k));
}

const isSmall = (one: Groups) => everybodyIn(one).length <= largestRevealingGroup;

function differenceOf(own: Groups, other: Groups) {
  const [inOwn, inOther] = [new Set(everybodyIn(own)), new Set(everybodyIn(other))];
  const joined = [...inOwn].filter((person) => !inOther.has(person));
  const left = [...inOther].filter((person) => !inOwn.has(person));
  return { joined, left };
}

function isNearOrSame(one: Groups, other: Groups, k: number): boolean {
  const { joined, left } = differenceOf(one, other);
  return joined.length < k && left.length < k;
}

function isRevealing(own: Groups, other: Groups, k: number): boolean {
  const { joined, left } = differenceOf(own, other);
  if (!isNearlyEqual({ joined: joined.length, left: left.length }, k)) return false;
  const differing = new Set([...joined, ...left]);
  return [...own.groups, ...other.groups].some(
    ({ people }) => people.length <= largestRevealingGroup && people.some((person) => differing.has(person)),
  );
}

function isOnlyUnsafeTogether(own: Groups, others: readonly Groups[], k: number): boolean {
  const isSafe = (audiences: readonly Groups[]) => {
    const { cells, weights } = distinguish(audiences.map(everybodyIn));
    return auditCells(cells, weights, k).safe;
  };
  return isSafe(others) && !isSafe([own, ...others]);
}

/** Groups people who are in the same of these sets: the sets as lists of such atoms, and the number of people in each atom. */
export function distinguish(sets: readonly (readonly string[])[]): {
  readonly cells: readonly (readonly number[])[];
  readonly weights: readonly number[];
} {
  const setsOf = new Map<string, number[]>();
  for (const [at, people] of sets.entries()) {
    for (const person of people) {
      const own = setsOf.get(person);
      if (own) own.push(at);
      else setsOf.set(person, [at]);
    }
  }
  const atoms = new Map<string, { readonly sets: readonly number[]; people: number }>();
  for (const own of setsOf.values()) {
    const key = own.join();
    const atom = atoms.get(key) ?? { sets: own, people: 0 };
    atom.people += 1;
    atoms.set(key, atom);
  }
  const cells: number[][] = sets.map(() => []);
  for (const [atom, { sets: own }] of [...atoms.values()].entries()) {
    for (const at of own) cells[at]?.push(atom);
  }
  return { cells, weights: [...atoms.values()].map(({ people }) => people) };
}
