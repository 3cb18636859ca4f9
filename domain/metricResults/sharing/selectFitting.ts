import { minUnseen, type ShownProfiles } from './createSupportAudit.ts';

interface Grouped {
  readonly groups: readonly string[];
}

type GroupMembers = ReadonlyMap<string, ReadonlySet<number>>;

/** The people of each group, as indices of `people`. */
export function membersByGroup(people: readonly Grouped[]): GroupMembers {
  const members = new Map<string, Set<number>>();
  for (const [at, { groups }] of people.entries()) {
    for (const key of groups) {
      const own = members.get(key);
      if (own) own.add(at);
      else members.set(key, new Set([at]));
    }
  }
  return members;
}

/** Those after whom each group still has enough people outside the shown profiles: a quick test that nobody passes the audit without. */
export function selectFitting(
  order: readonly number[],
  people: readonly Grouped[],
  members: GroupMembers,
  shown: ShownProfiles,
): readonly number[] {
  const left = new Map(
    [...members].map(([key, group]) => [key, [...group].filter((at) => !shown.alone.has(at)).length]),
  );
  return order.filter((at) => {
    const own = people[at]?.groups ?? [];
    if (own.some((key) => (left.get(key) ?? 0) <= minUnseen)) return false;
    for (const key of own) left.set(key, (left.get(key) ?? 0) - 1);
    return true;
  });
}
