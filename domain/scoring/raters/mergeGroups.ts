import {
  type AnonymousRelationship,
  anonymousRelationships,
  fewestShown,
} from '../../raters/relationships.ts';

/** A group as it is shown; its name says what is in it. */
export type ShownGroupName = AnonymousRelationship | 'peer_and_other' | 'all_others';

export interface ShownGroup {
  readonly name: ShownGroupName;
  readonly relationships: readonly AnonymousRelationship[];
  /** How many raters it has, at least 3. */
  readonly raters: number;
}

/**
 * The groups in which a target sees ratings: merged upward, other -> peers -> all others, until each has at least 3
 * raters (R15). "Other" with 1 or 2 raters joins the peers. If then the peers or the direct reports
 * have 1 or 2, everybody is one group, "all others": it takes all three, the large ones too, because beside it a
 * group of its own would tell the small remainder. Fewer than 3 in all: nothing is shown.
 *
 * So the groups are a partition of the raters, and the number of all of them together, where there are several, is
 * a sum of what is shown: no group of 1 or 2 follows from any of it (test by the audit with k = 3). Self and manager
 * are outside, shown or not as told before. Depends on sizes alone: `sizes` are the raters that count at the close.
 */
export function mergeGroups(sizes: Readonly<Record<AnonymousRelationship, number>>): readonly ShownGroup[] {
  const group = (name: ShownGroupName, relationships: readonly AnonymousRelationship[]): ShownGroup => ({
    name,
    relationships,
    raters: relationships.reduce((sum, each) => sum + sizes[each], 0),
  });
  const apart: readonly ShownGroup[] = isSmall(sizes.other)
    ? [group('peer_and_other', ['peer', 'other']), group('direct_report', ['direct_report'])]
    : anonymousRelationships.map((each) => group(each, [each]));
  const shown = apart.some(({ raters }) => isSmall(raters))
    ? [group('all_others', anonymousRelationships)]
    : apart;
  return shown.filter(({ raters }) => raters >= fewestShown);
}

/** Somebody, but too few to be shown; nobody is no group at all. */
const isSmall = (raters: number) => raters > 0 && raters < fewestShown;
