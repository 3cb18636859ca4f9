import { balanceRaters } from './balanceRaters.ts';
import type { NominationRules } from './nomination.ts';
import { namedRelationships, type RaterRelationship } from './raterRelationships.ts';
import { countBy, type RaterAssignment, type RaterPreference } from './raterSlots.ts';

export interface BalancingTarget {
  readonly id: number;
  readonly user_id: number;
  /** Whether the rater list can no longer change. */
  readonly isClosed: boolean;
  /** The target's colleagues by relationship in the account, closest first; used if too few raters were nominated. */
  readonly colleagues: readonly { readonly user_id: number; readonly relationship: RaterRelationship }[];
}

export interface BalancingRater {
  /** The assignment's id. */
  readonly id: number;
  readonly target_id: number;
  /** The rater's id; null for external raters, who rate only this target. */
  readonly user_id: number | null;
  readonly relationship: RaterRelationship;
  readonly nomination: 'proposed' | 'approved' | 'declined' | 'replaced' | 'withdrawn';
}

/** Why a minimum is not reached. */
export const unfilledReasons = ['list_closed', 'few_named', 'at_cap'] as const;
export type UnfilledReason = (typeof unfilledReasons)[number];

/** Proposed changes of a cycle's rater lists. */
export interface BalancingPlan {
  /** Number of raters who were already approved and stay. */
  readonly kept: number;
  /** Ids of the proposed assignments to approve. */
  readonly approved: readonly number[];
  /** Raters to add who were not nominated. */
  readonly added: readonly {
    readonly target_id: number;
    readonly user_id: number;
    readonly relationship: RaterRelationship;
  }[];
  /** Ids of the proposed assignments to replace, because the rater reached the cap. */
  readonly released: readonly number[];
  readonly unfilled: readonly {
    readonly target_id: number;
    readonly relationship: RaterRelationship;
    readonly missing: number;
    readonly why: UnfilledReason;
  }[];
  /** `before` counts approved and proposed assignments, `after` approved ones. Includes every rater with an assignment. */
  readonly loads: readonly { readonly user_id: number; readonly before: number; readonly after: number }[];
}

/**
 * Distributes the raters of a cycle in two runs of `balanceRaters`: first nominated raters, then, up to the minimums only, colleagues of
 * the targets. Approved raters stay, declined ones are not nominated again, no rater is assigned more than `cap` targets in total, and
 * closed lists do not change. Throws `RangeError` for a cap below 0. Source: methods 3.1.
 */
export function planBalancingProposal(
  targets: readonly BalancingTarget[],
  raters: readonly BalancingRater[],
  rules: NominationRules,
  cap: number,
): BalancingPlan {
  const lists = new Map<number, BalancingRater[]>(targets.map(({ id }) => [id, []]));
  for (const rater of raters) lists.get(rater.target_id)?.push(rater);
  const userOf = new Map(targets.map(({ id, user_id }) => [id, user_id]));
  const toAssignment = (rater: BalancingRater): RaterAssignment => ({
    target_id: userOf.get(rater.target_id) ?? 0,
    rater_id: keyOf(rater),
    relationship: rater.relationship,
  });
  const approved = raters.filter(({ nomination }) => nomination === 'approved').map(toAssignment);
  const open = targets.filter(({ isClosed }) => !isClosed);
  const proposalsOf = (target: BalancingTarget, relationship: RaterRelationship) =>
    (lists.get(target.id) ?? []).filter(
      (rater) => rater.nomination === 'proposed' && rater.relationship === relationship,
    );

  const nominatedResult = balanceRaters({
    cap,
    approved,
    preferences: open.flatMap((target) =>
      preferencesOf(target, rules, (relationship) => proposalsOf(target, relationship).map(keyOf)),
    ),
  });
  const supplement = balanceRaters({
    cap,
    approved: [...approved, ...nominatedResult.proposal],
    preferences: open.flatMap((target) => {
      const list = lists.get(target.id) ?? [];
      return preferencesOf(target, rules, (relationship) =>
        unlistedColleagues(target, list, relationship),
      ).map((input) => ({
        ...input,
        maximum: input.minimum,
      }));
    }),
  });

  const taken = new Set(
    nominatedResult.proposal.map(({ target_id, rater_id }) => `${target_id} ${rater_id}`),
  );
  const isTaken = (rater: BalancingRater) => taken.has(`${userOf.get(rater.target_id)} ${keyOf(rater)}`);
  const decided = open.flatMap(({ id }) =>
    (lists.get(id) ?? []).filter(({ nomination }) => nomination === 'proposed'),
  );
  const targetOf = new Map(targets.map((target) => [target.user_id, target]));
  const after = [...approved, ...nominatedResult.proposal, ...supplement.proposal];
  const filled = countBy(after, ({ target_id, relationship }) => `${target_id} ${relationship}`);
  return {
    kept: approved.length,
    approved: decided.filter(isTaken).map(({ id }) => id),
    added: supplement.proposal.map(({ target_id, rater_id, relationship }) => ({
      target_id: targetOf.get(target_id)?.id ?? 0,
      user_id: rater_id,
      relationship,
    })),
    released: decided.filter((rater) => !isTaken(rater)).map(({ id }) => id),
    unfilled: targets.flatMap((target) => unfilledOf(target, lists.get(target.id) ?? [], rules, filled)),
    loads: loadsOf(
      raters
        .filter(({ nomination }) => nomination === 'approved' || nomination === 'proposed')
        .map(toAssignment),
      after,
    ),
  };
}

/** External raters get negative keys, which never equal a person's id. */
const keyOf = ({ id, user_id }: BalancingRater): number => user_id ?? -id;

/** Returns the minimum, limited to the number of managers or direct reports that the target has. */
function minimumOf(
  { colleagues }: BalancingTarget,
  rules: NominationRules,
  relationship: RaterRelationship,
): number {
  const { minimum } = rules[relationship];
  if (relationship !== 'manager' && relationship !== 'direct_report') return minimum;
  return Math.min(minimum, colleagues.filter((one) => one.relationship === relationship).length);
}

function preferencesOf(
  target: BalancingTarget,
  rules: NominationRules,
  nominated: (relationship: RaterRelationship) => readonly number[],
): readonly RaterPreference[] {
  return namedRelationships
    .filter((relationship) => rules[relationship].maximum > 0)
    .map((relationship) => ({
      target_id: target.user_id,
      relationship,
      minimum: minimumOf(target, rules, relationship),
      maximum: rules[relationship].maximum,
      nominated: nominated(relationship),
    }));
}

/** Colleagues of the target who are not on the list. Declined and replaced raters count as listed. */
function unlistedColleagues(
  { colleagues }: BalancingTarget,
  list: readonly BalancingRater[],
  relationship: RaterRelationship,
): readonly number[] {
  const known = new Set(list.filter(({ nomination }) => nomination !== 'withdrawn').map(keyOf));
  return colleagues
    .filter((one) => one.relationship === relationship && !known.has(one.user_id))
    .map(({ user_id }) => user_id);
}

function unfilledOf(
  target: BalancingTarget,
  list: readonly BalancingRater[],
  rules: NominationRules,
  filledCounts: ReadonlyMap<string, number>,
): BalancingPlan['unfilled'] {
  return namedRelationships.flatMap((relationship) => {
    const filled = filledCounts.get(`${target.user_id} ${relationship}`) ?? 0;
    const missing = rules[relationship].maximum > 0 ? minimumOf(target, rules, relationship) - filled : 0;
    if (missing <= 0) return [];
    const proposed = list.filter(
      (rater) => rater.nomination === 'proposed' && rater.relationship === relationship,
    ).length;
    const approved = list.filter(
      (rater) => rater.nomination === 'approved' && rater.relationship === relationship,
    ).length;
    const known = approved + proposed + unlistedColleagues(target, list, relationship).length;
    const why = target.isClosed ? 'list_closed' : known < filled + missing ? 'few_named' : 'at_cap';
    return [{ target_id: target.id, relationship, missing, why }] as const;
  });
}

function loadsOf(
  before: readonly RaterAssignment[],
  after: readonly RaterAssignment[],
): BalancingPlan['loads'] {
  const countOf = (all: readonly RaterAssignment[]) =>
    countBy(
      all.filter(({ rater_id }) => rater_id > 0),
      ({ rater_id }) => rater_id,
    );
  const [loadsBefore, loadsAfter] = [countOf(before), countOf(after)];
  return [...new Set([...loadsBefore.keys(), ...loadsAfter.keys()])]
    .map((user_id) => ({
      user_id,
      before: loadsBefore.get(user_id) ?? 0,
      after: loadsAfter.get(user_id) ?? 0,
    }))
    .sort((a, b) => b.after - a.after || b.before - a.before || a.user_id - b.user_id);
}
