import { type NominationRules, type RaterNomination, raterGroupStatuses } from './nomination.ts';
import { namedRelationships, type RaterRelationship } from './raterRelationships.ts';

/**
 * Returns how many raters a list still needs, not counting proposals that wait for approval. `available` is the number of people in a
 * relationship, where known.
 */
export function countMissingRaters(
  list: readonly RaterNomination[],
  rules: NominationRules,
  available: Partial<Readonly<Record<RaterRelationship, number>>>,
): number {
  const named: readonly RaterRelationship[] = namedRelationships;
  return raterGroupStatuses(list, rules, available)
    .filter(({ relationship }) => named.includes(relationship) && rules[relationship].maximum > 0)
    .reduce((sum, { missing, proposed }) => sum + Math.max(0, missing - proposed), 0);
}
