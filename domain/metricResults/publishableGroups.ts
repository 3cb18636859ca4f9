/** Somebody who counts in published groups. */
export interface Counted {
  readonly user_id: number;
  /** The published groups the person is in. */
  readonly groups: readonly string[];
}

/** So many of a group stay unseen, or nobody: as with groups of raters. */
export const fewestUnseen = 3;

/**
 * Whom of those who share (first to share first) one may see beside the published means. In each group either everybody
 * is seen or at least `fewestUnseen` are not: from the mean and all others' profiles the last one's would follow. Who
 * shared last is kept back; taking one back may keep back others of another group, until all groups hold.
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
