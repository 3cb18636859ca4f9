import {
  bandOfPeople,
  type ComparedGroup,
  type FitGrouping,
  type FitGroups,
  fitGroupings,
  minPeopleInGroup,
} from './formFit.ts';

/** The groups that are large enough, numbered over all groupings. */
export interface GroupNumbers {
  readonly count: number;
  readonly ofPerson: readonly (readonly number[])[];
  readonly compared: readonly {
    readonly group: ComparedGroup;
    readonly focal: number;
    readonly reference: number;
  }[];
}

/**
 * Numbers the groups of at least `minPeopleInGroup`; each is compared with the largest of its grouping. People in smaller groups, and
 * people who didn't state their group, count toward the fit but are in no group.
 */
export function numberGroups(people: readonly FitGroups[]): GroupNumbers {
  const numbers = new Map<string, number>();
  const compared = fitGroupings.flatMap((grouping) => {
    const groups = largeGroups(people, grouping);
    const [reference] = groups;
    if (!reference) return [];
    const referenceNumber = numbers.size;
    for (const { group } of groups) numbers.set(`${grouping}:${group}`, numbers.size);
    return groups.slice(1).map(({ group, size }, at) => ({
      group: { grouping, group, reference: reference.group, people: bandOfPeople(size) },
      focal: referenceNumber + at + 1,
      reference: referenceNumber,
    }));
  });
  return {
    count: numbers.size,
    ofPerson: people.map((groups) =>
      fitGroupings.flatMap((grouping) => numbers.get(`${grouping}:${groups[grouping]}`) ?? []),
    ),
    compared,
  };
}

/** Returns the groups of a grouping that are large enough, largest first. */
function largeGroups(people: readonly FitGroups[], grouping: FitGrouping) {
  const sizes = new Map<string, number>();
  for (const groups of people) {
    const group = groups[grouping];
    if (group !== undefined) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  }
  return [...sizes]
    .map(([group, size]) => ({ group, size }))
    .filter(({ size }) => size >= minPeopleInGroup)
    .sort((one, other) => other.size - one.size || (one.group < other.group ? -1 : 1));
}
