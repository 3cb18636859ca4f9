import { balanceRaters } from './balance.ts';
import type { NominationRules } from './nomination.ts';
import { type Assignment, countBy, type RaterPreference } from './raterSlots.ts';
import { namedRelationships, type RaterRelationship } from './relationships.ts';

export interface CycleTarget {
  readonly id: number;
  readonly user_id: number;
  /** Whether the list takes no changes any more. */
  readonly isClosed: boolean;
  /** Who stands to the target in the account, the nearest first; asked where too few were named. */
  readonly around: readonly { readonly user_id: number; readonly relationship: RaterRelationship }[];
}

export interface CycleRater {
  /** The assignment. */
  readonly id: number;
  readonly target_id: number;
  /** Null for outsiders, who are asked by this target alone. */
  readonly user_id: number | null;
  readonly relationship: RaterRelationship;
  readonly nomination: 'proposed' | 'approved' | 'declined' | 'replaced' | 'withdrawn';
}

/** Why places up to a minimum stay empty. */
export const unfilledReasons = ['list_closed', 'few_named', 'at_cap'] as const;
export type UnfilledReason = (typeof unfilledReasons)[number];

/** What balancing a cycle proposes; everything is named by ids. */
export interface ProposalOutcome {
  /** How many were approved before; they stay. */
  readonly kept: number;
  /** Proposals, by assignment, that are approved. */
  readonly approved: readonly number[];
  /** Who is asked besides those named. */
  readonly added: readonly {
    readonly target_id: number;
    readonly user_id: number;
    readonly relationship: RaterRelationship;
  }[];
  /** Proposals, by assignment, that give way because the rater is asked enough. */
  readonly released: readonly number[];
  readonly unfilled: readonly {
    readonly target_id: number;
    readonly relationship: RaterRelationship;
    readonly missing: number;
    readonly why: UnfilledReason;
  }[];
  /** `before` counts who is approved or proposed, `after` who would be approved. Everybody who is asked at all. */
  readonly loads: readonly { readonly user_id: number; readonly before: number; readonly after: number }[];
}

/**
 * Shares the raters of a cycle out, in two steps of `balanceRaters`: those who were named first, then, up to the minimums
 * only, people who stand to the target in the account. Who is approved stays, who declined is not asked again, nobody is
 * asked about more than `cap` people by it, and closed lists are left alone. Throws `RangeError` for a cap below 0.
 * Source: methods 3.1.
 */
export function proposeRaters(
  targets: readonly CycleTarget[],
  raters: readonly CycleRater[],
  rules: NominationRules,
  cap: number,
): ProposalOutcome {
  const lists = new Map<number, CycleRater[]>(targets.map(({ id }) => [id, []]));
  for (const rater of raters) lists.get(rater.target_id)?.push(rater);
  const userOf = new Map(targets.map(({ id, user_id }) => [id, user_id]));
  const placed = (rater: CycleRater): Assignment => ({
    target_id: userOf.get(rater.target_id) ?? 0,
    rater_id: keyOf(rater),
    relationship: rater.relationship,
  });
  const kept = raters.filter(({ nomination }) => nomination === 'approved').map(placed);
  const open = targets.filter(({ isClosed }) => !isClosed);
  const proposalsOf = (target: CycleTarget, relationship: RaterRelationship) =>
    (lists.get(target.id) ?? []).filter(
      (rater) => rater.nomination === 'proposed' && rater.relationship === relationship,
    );

  const named = balanceRaters({
    cap,
    kept,
    wishes: open.flatMap((target) =>
      wishesOf(target, rules, (relationship) => proposalsOf(target, relationship).map(keyOf)),
    ),
  });
  const more = balanceRaters({
    cap,
    kept: [...kept, ...named.proposal],
    wishes: open.flatMap((target) => {
      const list = lists.get(target.id) ?? [];
      return wishesOf(target, rules, (relationship) => strangers(target, list, relationship)).map(
        (input) => ({
          ...input,
          maximum: input.minimum,
        }),
      );
    }),
  });

  const taken = new Set(named.proposal.map(({ target_id, rater_id }) => `${target_id} ${rater_id}`));
  const isTaken = (rater: CycleRater) => taken.has(`${userOf.get(rater.target_id)} ${keyOf(rater)}`);
  const decided = open.flatMap(({ id }) =>
    (lists.get(id) ?? []).filter(({ nomination }) => nomination === 'proposed'),
  );
  const targetOf = new Map(targets.map((target) => [target.user_id, target]));
  const after = [...kept, ...named.proposal, ...more.proposal];
  const filled = countBy(after, ({ target_id, relationship }) => `${target_id} ${relationship}`);
  return {
    kept: kept.length,
    approved: decided.filter(isTaken).map(({ id }) => id),
    added: more.proposal.map(({ target_id, rater_id, relationship }) => ({
      target_id: targetOf.get(target_id)?.id ?? 0,
      user_id: rater_id,
      relationship,
    })),
    released: decided.filter((rater) => !isTaken(rater)).map(({ id }) => id),
    unfilled: targets.flatMap((target) => unfilledOf(target, lists.get(target.id) ?? [], rules, filled)),
    loads: loadsOf(
      raters.filter(({ nomination }) => nomination === 'approved' || nomination === 'proposed').map(placed),
      after,
    ),
  };
}

/** Outsiders never meet a person's id. */
const keyOf = ({ id, user_id }: CycleRater): number => user_id ?? -id;

/** Of managers and direct reports nobody is asked for more than there are. */
function minimumOf({ around }: CycleTarget, rules: NominationRules, relationship: RaterRelationship): number {
  const { minimum } = rules[relationship];
  if (relationship !== 'manager' && relationship !== 'direct_report') return minimum;
  return Math.min(minimum, around.filter((one) => one.relationship === relationship).length);
}

function wishesOf(
  target: CycleTarget,
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

/** Who stands to the target and is not on the list; who declined or gave way is not asked again. */
function strangers(
  { around }: CycleTarget,
  list: readonly CycleRater[],
  relationship: RaterRelationship,
): readonly number[] {
  const known = new Set(list.filter(({ nomination }) => nomination !== 'withdrawn').map(keyOf));
  return around
    .filter((one) => one.relationship === relationship && !known.has(one.user_id))
    .map(({ user_id }) => user_id);
}

function unfilledOf(
  target: CycleTarget,
  list: readonly CycleRater[],
  rules: NominationRules,
  filledOf: ReadonlyMap<string, number>,
): ProposalOutcome['unfilled'] {
  return namedRelationships.flatMap((relationship) => {
    const filled = filledOf.get(`${target.user_id} ${relationship}`) ?? 0;
    const missing = rules[relationship].maximum > 0 ? minimumOf(target, rules, relationship) - filled : 0;
    if (missing <= 0) return [];
    const proposed = list.filter(
      (rater) => rater.nomination === 'proposed' && rater.relationship === relationship,
    ).length;
    const approved = list.filter(
      (rater) => rater.nomination === 'approved' && rater.relationship === relationship,
    ).length;
    const known = approved + proposed + strangers(target, list, relationship).length;
    const why = target.isClosed ? 'list_closed' : known < filled + missing ? 'few_named' : 'at_cap';
    return [{ target_id: target.id, relationship, missing, why }] as const;
  });
}

function loadsOf(before: readonly Assignment[], after: readonly Assignment[]): ProposalOutcome['loads'] {
  const countOf = (all: readonly Assignment[]) =>
    countBy(
      all.filter(({ rater_id }) => rater_id > 0),
      ({ rater_id }) => rater_id,
    );
  const [then, now] = [countOf(before), countOf(after)];
  return [...new Set([...then.keys(), ...now.keys()])]
    .map((user_id) => ({ user_id, before: then.get(user_id) ?? 0, after: now.get(user_id) ?? 0 }))
    .sort((a, b) => b.after - a.after || b.before - a.before || a.user_id - b.user_id);
}
