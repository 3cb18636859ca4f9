/** A person who counts in published groups. */
export interface CountedMember {
  readonly user_id: number;
  /** The published groups that the person belongs to. */
  readonly groups: readonly string[];
}

/** Minimum number of hidden profiles in a group, unless none is hidden; the same minimum as for groups of raters. */
export const minHidden = 3;

/**
 * The people whose shared profiles may be shown next to the published means; `sharing` lists them in the order in which they shared. In
 * each group either every profile is visible or at least `minHidden` are hidden: otherwise the last one could be calculated from the
 * mean. The most recently shared profiles are hidden until every group complies.
 */
export function publishableProfiles(
  counted: readonly CountedMember[],
  sharing: readonly number[],
): ReadonlySet<number> {
  const groupsOf = new Map(counted.map(({ user_id, groups }) => [user_id, groups]));
  const sizes = new Map<string, number>();
  for (const { groups } of counted) for (const group of groups) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  let visible = sharing.filter((id) => groupsOf.has(id));
  for (;;) {
    const inGroup = (group: string) => visible.filter((id) => groupsOf.get(id)?.includes(group));
    const surplus = [...sizes].flatMap(([group, size]) => {
      const visibleMembers = inGroup(group);
      const hiddenCount = size - visibleMembers.length;
      return hiddenCount > 0 && hiddenCount < minHidden
        ? visibleMembers.slice(-(minHidden - hiddenCount))
        : [];
    });
    if (surplus.length === 0) return new Set(visible);
    const hidden = new Set(surplus);
    visible = visible.filter((id) => !hidden.has(id));
  }
}
