import type { RaterComponents } from '../../../domain/scoring/raters/estimateRaterComponents.ts';
import type { Tx } from '../../store/database.ts';
import { findCycleOfTarget, listRatingsOfCycle } from '../../store/scoring/ratings.ts';
import { ratingComponents } from './raterGroups.ts';
import type { ScoringForm } from './readScoringForm.ts';

/** Caches the variance components of the cycles read in one transaction; null for a target that no longer exists. */
export function cachedComponentsReader(
  tx: Tx,
): (targetId: number, form: ScoringForm) => Promise<RaterComponents | null> {
  const known = new Map<number, Promise<RaterComponents>>();
  return async (targetId, form) => {
    const cycle = await findCycleOfTarget(tx, targetId);
    if (cycle === null) return null;
    const components =
      known.get(cycle) ?? listRatingsOfCycle(tx, cycle).then((ratings) => ratingComponents(ratings, form));
    known.set(cycle, components);
    return components;
  };
}
