import { defaultRules } from '../raters/nomination.ts';
import {
  fewestShown,
  isAnonymous,
  mostRaters,
  type NamedRelationship,
  namedRelationships,
} from '../raters/relationships.ts';
import { type Problem, Refusal } from '../refusal.ts';

type End = 'min' | 'max';
/** How many raters of each relationship: `peer_min`, `peer_max` and so on, whole numbers from 0. */
export type Bounds = Readonly<Record<`${NamedRelationship}_${End}`, number>>;

interface Usual {
  readonly min: number;
  readonly max: number;
}

/** What a relationship is asked with unless somebody says otherwise. Source: methods 3.1. */
export const usualBounds: Readonly<Record<NamedRelationship, Usual>> = {
  manager: usual('manager'),
  peer: usual('peer'),
  direct_report: usual('direct_report'),
  other: usual('other'),
};

function usual(relationship: NamedRelationship): Usual {
  const { minimum, maximum } = defaultRules[relationship];
  return { min: minimum, max: Math.min(maximum, mostRaters) };
}

/** The bounds of the relationships that are asked, and 0 for all others. */
export function boundsOf(chosen: readonly NamedRelationship[], bounds: Bounds): Bounds {
  const kept = namedRelationships.flatMap((relationship) => {
    const isAsked = chosen.includes(relationship);
    return (['min', 'max'] as const).map((end): [string, number] => {
      const name = `${relationship}_${end}` as const;
      return [name, isAsked ? bounds[name] : 0];
    });
  });
  return Object.fromEntries(kept) as unknown as Bounds; // every relationship with both ends
}

/**
 * Lets the bounds of the relationships that are asked through: at least one rater may be named, no fewer at most than at
 * least, and an anonymous group is asked for with 3 or more or with none (methods 3.1, anonymity 1). Throws
 * `invalid`; the problems stand at `<relationship>_min` and `<relationship>_max`.
 */
export function checkBounds(chosen: readonly NamedRelationship[], bounds: Bounds): void {
  const problems = chosen.flatMap((relationship): readonly Problem[] => {
    const least = bounds[`${relationship}_min`];
    const most = bounds[`${relationship}_max`];
    const fewest = isAnonymous(relationship) ? fewestShown : 1;
    if (most < fewest) return [tooFew(`${relationship}_max`, relationship, fewest)];
    if (most < least) return [{ field: `${relationship}_max`, problem: 'belowLeast' }];
    if (least > 0 && least < fewest) return [tooFew(`${relationship}_min`, relationship, fewest)];
    return [];
  });
  if (problems.length > 0) throw new Refusal('invalid', problems);
}

function tooFew(field: string, relationship: NamedRelationship, fewest: number): Problem {
  return isAnonymous(relationship)
    ? { field, problem: 'raterGroup', params: { fewest } }
    : { field, problem: 'tooSmall', params: { min: fewest } };
}
