import {
  type AnonymousRelationship,
  anonymousRelationships,
  minRatersShown,
} from '../../raters/raterRelationships.ts';

/** A displayed group; its name lists the relationships in it. */
export type ShownRaterGroupName = AnonymousRelationship | 'peer_and_other' | 'all_others';

export interface ShownRaterGroup {
  readonly name: ShownRaterGroupName;
  readonly relationships: readonly AnonymousRelationship[];
  /** Number of raters, at least 3. */
  readonly raters: number;
}

/**
 * The groups in which a target sees ratings: merged upward, other -> peers -> all others, until each has at least 3 raters (R15). "Other"
 * with 1 or 2 raters joins the peers. If the peers or the direct reports then have 1 or 2, all raters form one group, "all others", large
 * groups included, because a separate group would reveal the small remainder. Fewer than 3 raters in total: nothing is shown. The groups
 * are therefore a partition of the raters, and their total is a sum of displayed numbers, so no group of 1 or 2 can be derived (tested by
 * the audit with k = 3). Self and manager are separate and shown as announced. Only sizes matter: `sizes` are the raters that count at the
 * close.
 */
export function mergeRaterGroups(
  sizes: Readonly<Record<AnonymousRelationship, number>>,
): readonly ShownRaterGroup[] {
  const group = (
    name: ShownRaterGroupName,
    relationships: readonly AnonymousRelationship[],
  ): ShownRaterGroup => ({
    name,
    relationships,
    raters: relationships.reduce((sum, each) => sum + sizes[each], 0),
  });
  const apart: readonly ShownRaterGroup[] = isSmall(sizes.other)
    ? [group('peer_and_other', ['peer', 'other']), group('direct_report', ['direct_report'])]
    : anonymousRelationships.map((each) => group(each, [each]));
  const shown = apart.some(({ raters }) => isSmall(raters))
    ? [group('all_others', anonymousRelationships)]
    : apart;
  return shown.filter(({ raters }) => raters >= minRatersShown);
}

/** One or two raters, too few to be shown; a group without raters does not exist. */
const isSmall = (raters: number) => raters > 0 && raters < minRatersShown;
