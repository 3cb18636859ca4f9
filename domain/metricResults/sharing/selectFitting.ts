import type { RangeAudit } from './createRangeAudit.ts';
import { minUnseen } from './createSupportAudit.ts';

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

/** Maximum size of a group whose ranges are tested whenever a person is added. */
const smallGroup = 50;

/**
 * Selects people, in order, whose profiles pass the audits of each group separately. The test is quick, and necessary but not sufficient
 * for the full audits: in each group, at least `minUnseen` people remain who aren't shown on their own, and none of them has a narrow
 * range.
 */
export function selectFitting(
  order: readonly number[],
  people: readonly Grouped[],
  alone: ReadonlySet<number>,
  isSafeInGroup: RangeAudit['isSafeInGroup'],
): readonly number[] {
  const members = membersByGroup(people);
  const chosen = new Set(alone);
  const left = new Map(
    [...members].map(([key, group]) => [key, [...group].filter((at) => !chosen.has(at)).length]),
  );
  return order.filter((at) => {
    const own = people[at]?.groups ?? [];
    chosen.add(at);
    const isFitting = own.every(
      (key) =>
        (left.get(key) ?? 0) > minUnseen &&
        ((members.get(key)?.size ?? 0) > smallGroup || isSafeInGroup(key, chosen)),
    );
    if (!isFitting) chosen.delete(at);
    else for (const key of own) left.set(key, (left.get(key) ?? 0) - 1);
    return isFitting;
  });
}
