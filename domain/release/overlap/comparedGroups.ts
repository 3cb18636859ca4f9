import { type AudienceGroup, everybodyIn, type PublishedAudience } from './audience.ts';
import { areNearlyEqual, isNearOrSame, isSmall, isUnsafeTogether } from './comparedAudiences.ts';
import { maxRevealingGroup } from './maxRevealingGroup.ts';

type Groups = Pick<PublishedAudience, 'groups' | 'k'>;

/**
 * Returns the larger campaigns with which a campaign of at most 50 people has to be audited, each with its groups of at most 50 people that
 * contain someone of the audience (R24). The audience of a pulse to a team and the same team in a larger campaign differ by those who
 * joined or left in between. Groups of two larger campaigns aren't compared (decision 80).
 */
export function campaignsAround<A extends Groups>(own: Groups, earlier: readonly A[]): A[] {
  if (!isSmall(own)) return [];
  return earlier
    .filter((one) => !isNearOrSame(own, one) && isUnsafeWith(own, one))
    .map((one) => ({ ...one, groups: smallGroupsWith(everybodyIn(own), one.groups) }));
}

/** Returns the campaigns of at most 50 people with which the groups of a larger campaign have to be audited (R24). */
export function campaignsWithin<A extends Groups>(own: Groups, earlier: readonly A[]): A[] {
  if (isSmall(own)) return [];
  return earlier.filter((one) => isSmall(one) && isUnsafeWith(one, own));
}

/** The groups of at most 50 people that contain at least one of these people. */
export function smallGroupsWith(
  people: readonly string[],
  groups: readonly AudienceGroup[],
): readonly AudienceGroup[] {
  const own = new Set(people);
  return groups.filter(
    (group) => group.people.length <= maxRevealingGroup && group.people.some((person) => own.has(person)),
  );
}

/**
 * Whether a group of a small campaign nearly equals a small group of a larger one, or some combination of these groups isolates fewer than
 * k people.
 */
function isUnsafeWith(small: Groups, larger: Groups): boolean {
  const k = Math.max(small.k, larger.k);
  const own = possibleRespondents(small);
  const around = smallGroupsWith(everybodyIn(small), possibleRespondents(larger));
  if (around.length === 0) return false;
  if (own.some((one) => around.some((other) => areNearlyEqual(one.people, other.people, k)))) return true;
  return isUnsafeTogether(
    [...own, ...around].map(({ people }) => people),
    k,
  );
}

/** The groups without the people who can't have answered: the groups of a dimension contain all respondents (R6). */
function possibleRespondents({ groups }: Groups): readonly AudienceGroup[] {
  const dimensions = new Map<string, Set<string>>();
  for (const { dim, people } of groups) {
    const known = dimensions.get(dim) ?? new Set<string>();
    for (const person of people) known.add(person);
    dimensions.set(dim, known);
  }
  const inAll = [...dimensions.values()];
  const canHaveAnswered = (person: string) => inAll.every((people) => people.has(person));
  return groups.map((group) => ({ ...group, people: group.people.filter(canHaveAnswered) }));
}
