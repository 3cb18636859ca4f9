import type { NominationRules } from './nomination.ts';
import {
  isAnonymousRelationship,
  minRatersShown,
  type RaterRelationship,
  raterRelationships,
} from './raterRelationships.ts';

interface ApprovedRater {
  readonly relationship: RaterRelationship;
  /** ISO date; null if not finished. */
  readonly finished_on: string | null;
}

/**
 * Returns the ISO date of the first response, which closes a target's rater list; null while the list is open. A list below a minimum stays
 * open, because otherwise an early response of a manager would prevent adding other raters. It also stays open until it has at least three
 * raters of anonymous groups; otherwise its closing would reveal who has answered (R17). Source: methods 3.1.
 */
export function listClosingDay(approved: readonly ApprovedRater[], rules: NominationRules): string | null {
  const isShort = raterRelationships.some(
    (relationship) =>
      relationship !== 'self' &&
      approved.filter((each) => each.relationship === relationship).length < rules[relationship].minimum,
  );
  const anonymous = approved.filter(({ relationship }) => isAnonymousRelationship(relationship)).length;
  if (isShort || anonymous < minRatersShown) return null;
  const days = approved.flatMap(({ finished_on }) => finished_on ?? []).sort();
  return days[0] ?? null;
}
