import type { NominationRules } from './nomination.ts';
import { fewestShown, isAnonymous, type RaterRelationship, raterRelationships } from './relationships.ts';

interface Approved {
  readonly relationship: RaterRelationship;
  /** An ISO day, null until then. */
  readonly finished_on: string | null;
}

/**
 * The ISO day of the first answer that closes a target's list, null while none does: a list that is still short of a
 * minimum stays open, or early answers of managers would keep everybody else out; and the list must not tell who has
 * answered, so at least three of the anonymous groups have to be on it (R17). Source: methods 3.1.
 */
export function firstAnswerCloses(approved: readonly Approved[], rules: NominationRules): string | null {
  const isShort = raterRelationships.some(
    (relationship) =>
      relationship !== 'self' &&
      approved.filter((each) => each.relationship === relationship).length < rules[relationship].minimum,
  );
  const anonymous = approved.filter(({ relationship }) => isAnonymous(relationship)).length;
  if (isShort || anonymous < fewestShown) return null;
  const days = approved.flatMap(({ finished_on }) => finished_on ?? []).sort();
  return days[0] ?? null;
}
