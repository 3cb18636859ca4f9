import { type Problem, Refusal } from '../refusal.ts';
import type { NominationStatus } from './nominationStatus.ts';
import {
  fewestShown,
  isAnonymous,
  type RaterRelationship,
  raterRelationships,
  recommendedInvited,
} from './relationships.ts';

/** How many raters of one relationship a target is to have. */
export interface Bounds {
  readonly minimum: number;
  readonly maximum: number;
}

export type NominationRules = Readonly<Record<RaterRelationship, Bounds>>;

/** One rater of one target. `rater_key` is who it is: a person's id, or the e-mail address of an outsider. */
export interface Nomination {
  readonly target_id: number;
  readonly rater_key: string;
  readonly relationship: RaterRelationship;
  readonly status: NominationStatus;
}

/** Three to five peers by nomination, everybody who reports, one or two managers; others are welcome. Scoring 3.1. */
export const defaultRules: NominationRules = {
  self: { minimum: 1, maximum: 1 },
  manager: { minimum: 1, maximum: 2 },
  peer: { minimum: 3, maximum: 5 },
  direct_report: { minimum: 3, maximum: 30 },
  other: { minimum: 0, maximum: 10 },
};

/**
 * Lets rules of a cycle through: whole numbers, minimum up to maximum, one self at most; an anonymous group is not
 * asked for at all or with at least 3 (methods 3.1, anonymity 1). Throws `rater_rules` with one
 * problem for each relationship: `raterRange` or `raterGroup`.
 */
export function checkRules(rules: NominationRules): void {
  const problems = raterRelationships.flatMap((relationship): readonly Problem[] => {
    const { minimum, maximum } = rules[relationship];
    const whole = Number.isInteger(minimum) && Number.isInteger(maximum);
    const most = relationship === 'self' ? 1 : Number.POSITIVE_INFINITY;
    if (!whole || minimum < 0 || maximum < minimum || maximum > most) {
      return [{ field: relationship, problem: 'raterRange' }];
    }
    const few = isAnonymous(relationship) && [minimum, maximum].some((n) => n > 0 && n < fewestShown);
    return few ? [{ field: relationship, problem: 'raterGroup', params: { fewest: fewestShown } }] : [];
  });
  if (problems.length > 0) throw new Refusal('rater_rules', problems);
}

/** Those who are asked, or would be once approved. */
export function counts({ status }: Pick<Nomination, 'status'>): boolean {
  return status === 'proposed' || status === 'approved';
}

/**
 * Lets one more nomination into a target's list. Throws `Refusal`: `rater_self` (422) where target and rater are one but
 * the relationship is not self, or the other way round; `rater_twice` (409) for whoever is on the list in any
 * relationship; `raters_full` (409) at the maximum. Those who declined or were replaced do not count and may be named
 * again; the approval stands between. `targetKey` is the target's own `rater_key`. Source: methods 3.1.
 */
export function checkNomination(
  list: readonly Nomination[],
  added: Pick<Nomination, 'rater_key' | 'relationship'>,
  targetKey: string,
  rules: NominationRules,
): void {
  if ((added.rater_key === targetKey) !== (added.relationship === 'self')) throw new Refusal('rater_self');
  const counted = list.filter(counts);
  if (counted.some(({ rater_key }) => rater_key === added.rater_key)) throw new Refusal('rater_twice');
  const same = counted.filter(({ relationship }) => relationship === added.relationship);
  if (same.length >= rules[added.relationship].maximum) throw new Refusal('raters_full');
}

export interface GroupCheck {
  readonly relationship: RaterRelationship;
  readonly approved: number;
  readonly proposed: number;
  /** How many approved ones are missing from the minimum. */
  readonly missing: number;
  /** Anonymous, somebody in it, and fewer than 5: three answers are not likely. */
  readonly fewerThanRecommended: boolean;
  /** Anonymous with one or two: shown only together with others. */
  readonly willMerge: boolean;
}

/**
 * How far a target's list is, relationship by relationship. `available` is how many people there are of one, where that
 * is known (somebody with two direct reports cannot name three): the minimum asked for is no more than that.
 * Source: methods 3.1, R15.
 */
export function checkList(
  list: readonly Nomination[],
  rules: NominationRules,
  available: Partial<Readonly<Record<RaterRelationship, number>>> = {},
): readonly GroupCheck[] {
  return raterRelationships.map((relationship) => {
    const own = list.filter((each) => each.relationship === relationship);
    const approved = own.filter(({ status }) => status === 'approved').length;
    const asked = Math.min(rules[relationship].minimum, available[relationship] ?? Number.POSITIVE_INFINITY);
    const some = isAnonymous(relationship) && approved > 0;
    return {
      relationship,
      approved,
      proposed: own.filter(({ status }) => status === 'proposed').length,
      missing: Math.max(0, asked - approved),
      fewerThanRecommended: some && approved < recommendedInvited,
      willMerge: some && approved < fewestShown,
    };
  });
}

/**
 * Lets a target's list be launched: every minimum met, nothing waiting for approval, and 3 raters of anonymous groups in
 * all if there is one. Throws `raters_missing` with one problem (`ratersMissing`, how many) for each
 * relationship, `raters_waiting`, or `raters_few`.
 */
export function checkLaunchOf(groups: readonly GroupCheck[]): void {
  const problems = groups
    .filter(({ missing }) => missing > 0)
    .map(({ relationship, missing }) => ({
      field: relationship,
      problem: 'ratersMissing',
      params: { missing },
    }));
  if (problems.length > 0) throw new Refusal('raters_missing', problems);
  if (groups.some(({ proposed }) => proposed > 0)) throw new Refusal('raters_waiting');
  const anonymous = groups
    .filter(({ relationship }) => isAnonymous(relationship))
    .reduce((sum, { approved }) => sum + approved, 0);
  if (anonymous > 0 && anonymous < fewestShown) throw new Refusal('raters_few');
}

export interface Load {
  readonly approved: number;
  readonly proposed: number;
}

/** How many people each rater is asked about in a cycle, themselves not counted; shown while nominating. */
export function loadsOf(nominations: readonly Nomination[]): ReadonlyMap<string, Load> {
  const loads = new Map<string, Load>();
  for (const nomination of nominations) {
    const { rater_key, relationship, status } = nomination;
    if (!counts(nomination) || relationship === 'self') continue;
    const { approved, proposed } = loads.get(rater_key) ?? { approved: 0, proposed: 0 };
    const isApproved = status === 'approved';
    loads.set(rater_key, {
      approved: approved + (isApproved ? 1 : 0),
      proposed: proposed + (isApproved ? 0 : 1),
    });
  }
  return loads;
}
