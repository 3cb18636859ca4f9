import { Refusal } from '../refusal.ts';
import type { NominationStatus } from './nominationStatus.ts';
import {
  isAnonymousRelationship,
  minRatersShown,
  type RaterRelationship,
  raterRelationships,
  recommendedRaters,
} from './raterRelationships.ts';

/** Minimum and maximum number of raters of one relationship. */
export interface RaterBounds {
  readonly minimum: number;
  readonly maximum: number;
}

export type NominationRules = Readonly<Record<RaterRelationship, RaterBounds>>;

/** One rater of one target. `rater_key` identifies the rater: a person's id, or the email address of an external rater. */
export interface RaterNomination {
  readonly target_id: number;
  readonly rater_key: string;
  readonly relationship: RaterRelationship;
  readonly status: NominationStatus;
}

/**
 * Default numbers of raters: three to five peers, all direct reports, one or two managers; other relationships are optional. Source:
 * methods 3.1.
 */
export const defaultNominationRules: NominationRules = {
  self: { minimum: 1, maximum: 1 },
  manager: { minimum: 1, maximum: 2 },
  peer: { minimum: 3, maximum: 5 },
  direct_report: { minimum: 3, maximum: 30 },
  other: { minimum: 0, maximum: 10 },
};

/** Whether the rater is on the list: approved, or waiting for approval. */
export function isOnRaterList({ status }: Pick<RaterNomination, 'status'>): boolean {
  return status === 'proposed' || status === 'approved';
}

/**
 * Checks whether a rater can be added to a target's list. Throws `rater_self` if the rater is the target but the relationship is not self,
 * or vice versa; `rater_twice` if the rater is on the list in any relationship; `raters_full` at the maximum. Declined and
 * replaced raters do not count and can be nominated again. `targetKey` is the target's own `rater_key`. Source: methods 3.1.
 */
export function checkNomination(
  list: readonly RaterNomination[],
  added: Pick<RaterNomination, 'rater_key' | 'relationship'>,
  targetKey: string,
  rules: NominationRules,
): void {
  if ((added.rater_key === targetKey) !== (added.relationship === 'self')) throw new Refusal('rater_self');
  const counted = list.filter(isOnRaterList);
  if (counted.some(({ rater_key }) => rater_key === added.rater_key)) throw new Refusal('rater_twice');
  const same = counted.filter(({ relationship }) => relationship === added.relationship);
  if (same.length >= rules[added.relationship].maximum) throw new Refusal('raters_full');
}

export interface RaterGroupStatus {
  readonly relationship: RaterRelationship;
  readonly approved: number;
  readonly proposed: number;
  /** Number of approved raters still needed to reach the minimum. */
  readonly missing: number;
  /** Whether an anonymous group has only 1 to 4 approved raters, so that three responses are unlikely. */
  readonly fewerThanRecommended: boolean;
  /** Whether an anonymous group has only one or two raters, so that their answers will be merged with those of other groups. */
  readonly willMerge: boolean;
}

/**
 * Status of a target's rater list by relationship. `available` limits the required minimum to the number of people in a relationship, where
 * known: a target with two direct reports cannot name three. Source: methods 3.1, R15.
 */
export function raterGroupStatuses(
  list: readonly RaterNomination[],
  rules: NominationRules,
  available: Partial<Readonly<Record<RaterRelationship, number>>> = {},
): readonly RaterGroupStatus[] {
  return raterRelationships.map((relationship) => {
    const own = list.filter((each) => each.relationship === relationship);
    const approved = own.filter(({ status }) => status === 'approved').length;
    const required = Math.min(
      rules[relationship].minimum,
      available[relationship] ?? Number.POSITIVE_INFINITY,
    );
    const hasApproved = isAnonymousRelationship(relationship) && approved > 0;
    return {
      relationship,
      approved,
      proposed: own.filter(({ status }) => status === 'proposed').length,
      missing: Math.max(0, required - approved),
      fewerThanRecommended: hasApproved && approved < recommendedRaters,
      willMerge: hasApproved && approved < minRatersShown,
    };
  });
}
