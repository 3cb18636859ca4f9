import { defaultNominationRules } from '../raters/nomination.ts';
import {
  isAnonymousRelationship,
  maxRatersPerRelationship,
  minRatersShown,
  type NamedRelationship,
  namedRelationships,
} from '../raters/raterRelationships.ts';
import { type FieldProblem, Refusal } from '../refusal.ts';

type End = 'min' | 'max';
/** Numbers of raters by relationship: `peer_min`, `peer_max` and so on, whole numbers from 0. */
export type RaterBoundFields = Readonly<Record<`${NamedRelationship}_${End}`, number>>;

interface Usual {
  readonly min: number;
  readonly max: number;
}

/** Default numbers of each relationship. Source: methods 3.1. */
export const defaultRaterBounds: Readonly<Record<NamedRelationship, Usual>> = {
  manager: usual('manager'),
  peer: usual('peer'),
  direct_report: usual('direct_report'),
  other: usual('other'),
};

function usual(relationship: NamedRelationship): Usual {
  const { minimum, maximum } = defaultNominationRules[relationship];
  return { min: minimum, max: Math.min(maximum, maxRatersPerRelationship) };
}

/** Returns the bounds, with 0 for every relationship that is not in `chosen`. */
export function zeroUnchosenBounds(
  chosen: readonly NamedRelationship[],
  bounds: RaterBoundFields,
): RaterBoundFields {
  const entries = namedRelationships.flatMap((relationship) => {
    const isChosen = chosen.includes(relationship);
    return (['min', 'max'] as const).map((end): [string, number] => {
      const name = `${relationship}_${end}` as const;
      return [name, isChosen ? bounds[name] : 0];
    });
  });
  return Object.fromEntries(entries) as unknown as RaterBoundFields; // Object.fromEntries loses the keys; every relationship has both ends.
}

/**
 * Checks the bounds of the chosen relationships: the maximum allows at least one rater and is not below the minimum, and an anonymous group
 * has either none or at least 3 (methods 3.1, anonymity 1). Throws `invalid` with problems at `<relationship>_min` and
 * `<relationship>_max`.
 */
export function checkRaterBounds(chosen: readonly NamedRelationship[], bounds: RaterBoundFields): void {
  const problems = chosen.flatMap((relationship): readonly FieldProblem[] => {
    const least = bounds[`${relationship}_min`];
    const most = bounds[`${relationship}_max`];
    const fewest = isAnonymousRelationship(relationship) ? minRatersShown : 1;
    if (most < fewest) return [tooFew(`${relationship}_max`, relationship, fewest)];
    if (most < least) return [{ field: `${relationship}_max`, problem: 'belowLeast' }];
    if (least > 0 && least < fewest) return [tooFew(`${relationship}_min`, relationship, fewest)];
    return [];
  });
  if (problems.length > 0) throw new Refusal('invalid', problems);
}

function tooFew(field: string, relationship: NamedRelationship, fewest: number): FieldProblem {
  return isAnonymousRelationship(relationship)
    ? { field, problem: 'raterGroup', params: { fewest } }
    : { field, problem: 'tooSmall', params: { min: fewest } };
}
