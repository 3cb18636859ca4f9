/** A person who counts in published groups. */
export interface Counted {
  readonly user_id: number;
  /** The published groups that the person belongs to. */
  readonly groups: readonly string[];
}

/** Minimum number of hidden profiles in a group, unless none is hidden; the same minimum as for groups of raters. */
export const fewestUnseen = 3;

/**
 * The people whose shared profiles may be shown next to the published means; `sharing` lists them in the order in which they shared. In
 * each group either every profile is visible or at least `fewestUnseen` are hidden: otherwise the last one could be calculated from the
 * mean. Those who shared last are hidden first, repeatedly, until every group complies.
 */
export function publishableGroups(
  counted: readonly Counted[],
  sharing: readonly number[],
): ReadonlySet<number> {
  const groupsOf = new Map(counted.map(({ user_id, groups }) => [user_id, groups]));
  const sizes = new Map<string, number>();
  for (const { groups } of counted) for (const group of groups) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  let seen = sharing.filter((id) => groupsOf.has(id));
  for (;;) {
    const inGroup = (group: string) => seen.filter((id) => groupsOf.get(id)?.includes(group));
    const surplus = [...sizes].flatMap(([group, size]) => {
      const own = inGroup(group);
      const unseen = size - own.length;
      return unseen > 0 && unseen < fewestUnseen ? own.slice(-(fewestUnseen - unseen)) : [];
    });
    if (surplus.length === 0) return new Set(seen);
    const kept = new Set(surplus);
    seen = seen.filter((id) => !kept.has(id));
  }
}
