import { auditCells } from '../auditCells.ts';
import { everybodyIn, type PublishedAudience } from './audience.ts';
import { maxRevealingGroup } from './maxRevealingGroup.ts';

/** Number of days for which an audience is compared with later audiences. */
export const comparedDays = 400;

/** The difference of two audiences: the number of people who are only in the first, and only in the second. */
interface Difference {
  readonly joined: number;
  readonly left: number;
}

/** Whether two audiences differ by at least one person, but by fewer than k people in either direction (R24). */
export const isNearlyEqual = ({ joined, left }: Difference, k: number): boolean =>
  joined + left > 0 && joined < k && left < k;

type Groups = Pick<PublishedAudience, 'groups' | 'k'>;

/**
 * Maximum number of audiences of different people that are audited together although they aren't nearly equal. The newest are used.
 */
const maxCombined = 24;

/**
 * Returns the earlier audiences, newest first, with which a campaign has to be audited (R24). These are audiences that are nearly equal to
 * its own, if a group of at most 50 people contains someone who is in only one of the two; audiences that are nearly equal or identical to
 * these; and small audiences that together isolate fewer than k people, such as two halves of the audience without one person. Of two
 * audiences, the higher k applies.
 */
export function comparedAudiences<A extends Groups>(own: Groups, earlier: readonly A[]): A[] {
  const people = new Set(everybodyIn(own));
  const overlapping = earlier.filter((one) => everybodyIn(one).some((person) => people.has(person)));
  const small = isSmall(own) ? distinctAudiences(overlapping.filter(isSmall)).slice(0, maxCombined) : [];
  const compared = new Set([
    ...overlapping.filter((one) => isRevealing(own, one)),
    ...(small.length > 1 && areUnsafeTogether([own, ...small]) ? small : []),
  ]);
  // The loop also visits the audiences that it adds to the set.
  for (const one of compared) {
    for (const other of overlapping) if (isNearOrSame(one, other)) compared.add(other);
  }
  return overlapping.filter((one) => compared.has(one) || (compared.size > 0 && isNearOrSame(own, one)));
}

/** Whether an earlier audience nearly equals this one, however large both are. */
export const hasNearAudience = (own: Groups, earlier: readonly Groups[]): boolean =>
  earlier.some((one) => areNearlyEqual(everybodyIn(own), everybodyIn(one), strictestK([own, one])));

/** The newest of each of the audiences that consist of the same people. */
function distinctAudiences<A extends Groups>(audiences: readonly A[]): A[] {
  const byPeople = new Map<string, A>();
  for (const one of audiences) {
    const key = JSON.stringify([...everybodyIn(one)].sort());
    if (!byPeople.has(key)) byPeople.set(key, one);
  }
  return [...byPeople.values()];
}

/** Whether someone's score could follow from the numbers about an audience of this size and about nearly the same people. */
export const isSmall = (one: Pick<PublishedAudience, 'groups'>): boolean =>
  everybodyIn(one).length <= maxRevealingGroup;

const differenceOf = (own: Groups, other: Groups) => differenceOfPeople(everybodyIn(own), everybodyIn(other));

function differenceOfPeople(own: readonly string[], other: readonly string[]) {
  const [inOwn, inOther] = [new Set(own), new Set(other)];
  const joined = [...inOwn].filter((person) => !inOther.has(person));
  const left = [...inOther].filter((person) => !inOwn.has(person));
  return { joined, left };
}

/** Whether two groups differ by at least one person, but by fewer than k people in either direction. */
export function areNearlyEqual(one: readonly string[], other: readonly string[], k: number): boolean {
  const { joined, left } = differenceOfPeople(one, other);
  return isNearlyEqual({ joined: joined.length, left: left.length }, k);
}

const strictestK = (audiences: readonly Groups[]) => Math.max(...audiences.map(({ k }) => k));

/** Whether two audiences consist of the same people or are nearly equal. */
export function isNearOrSame(one: Groups, other: Groups): boolean {
  const k = strictestK([one, other]);
  const { joined, left } = differenceOf(one, other);
  return joined.length < k && left.length < k;
}

function isRevealing(own: Groups, other: Groups): boolean {
  const { joined, left } = differenceOf(own, other);
  if (!isNearlyEqual({ joined: joined.length, left: left.length }, strictestK([own, other]))) return false;
  const differing = new Set([...joined, ...left]);
  return [...own.groups, ...other.groups].some(
    ({ people }) => people.length <= maxRevealingGroup && people.some((person) => differing.has(person)),
  );
}

const areUnsafeTogether = (audiences: readonly Groups[]) =>
  isUnsafeTogether(audiences.map(everybodyIn), strictestK(audiences));

/** Whether some combination of these sets of people isolates fewer than k people. */
export function isUnsafeTogether(sets: readonly (readonly string[])[], k: number): boolean {
  const { cells, weights } = splitIntoAtoms(sets);
  return !auditCells(cells, weights, k).safe;
}

/**
 * Combines people who are in exactly the same sets into atoms. Returns the sets as lists of atoms, and the number of people in each atom.
 */
export function splitIntoAtoms(sets: readonly (readonly string[])[]): {
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
