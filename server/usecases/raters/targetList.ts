import { listClosingDay } from '../../../domain/raters/listClosingDay.ts';
import {
  defaultNominationRules,
  type NominationRules,
  type RaterNomination,
} from '../../../domain/raters/nomination.ts';
import {
  type NominationActor,
  type NominationStatus,
  type RaterListState,
  raterListState,
} from '../../../domain/raters/nominationStatus.ts';
import { type NamedRelationship, namedRelationships } from '../../../domain/raters/raterRelationships.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { type Caller, isLimitedToLedTeams } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import { findTarget, lockTarget, type Target } from '../../store/raters/campaignTargets.ts';
import { type ListedRater, listRatersOfTarget } from '../../store/raters/nominations.ts';
import { findRelationship } from '../../store/raters/nominees.ts';
import type { SurveyCampaign } from '../../store/surveys/campaigns.ts';

/** A target's list, with the caller's roles for it. */
export interface TargetList {
  readonly target: Target;
  readonly roles: readonly NominationActor[];
  readonly raters: readonly ListedRater[];
  readonly rules: NominationRules;
  readonly state: RaterListState;
}

/** A cycle is administered by the account's administrators and the team lead who created it. */
export const isCycleAdmin = (caller: Caller, campaign: Pick<SurveyCampaign, 'created_by'>): boolean =>
  !isLimitedToLedTeams(caller) ||
  (caller.person.user.permissions.includes('supervisor') && campaign.created_by === caller.person.user.id);

async function rolesOf(tx: Tx, caller: Caller, target: Target): Promise<NominationActor[]> {
  const me = caller.person.user.id;
  const roles: NominationActor[] = [];
  if (target.user_id === me) roles.push('target');
  if ((await findRelationship(tx, accountOf(caller), me, target.user_id)) === 'manager')
    roles.push('manager');
  if (isCycleAdmin(caller, target.campaign)) roles.push('admin');
  return roles;
}

type NominationSettings = Pick<SurveyCampaign, 'relationships' | `${NamedRelationship}_${'min' | 'max'}`>;

/** Returns the number of raters per relationship; 0 for relationships the campaign leaves out. */
export function nominationRulesOf(campaign: NominationSettings): NominationRules {
  const limits = namedRelationships.map((relationship) => {
    const isIncluded = campaign.relationships.includes(relationship);
    const minimum = isIncluded ? campaign[`${relationship}_min`] : 0;
    const maximum = isIncluded ? campaign[`${relationship}_max`] : 0;
    return [relationship, { minimum, maximum }] as const;
  });
  return { ...defaultNominationRules, ...Object.fromEntries(limits) };
}

/**
 * Leaves out raters removed from a list, because the rules only cover proposed, approved, declined and
 * replaced raters.
 */
export function nominationsOf(
  target: Pick<Target, 'id'>,
  raters: readonly ListedRater[],
): readonly (RaterNomination & { readonly id: number })[] {
  return raters.flatMap((rater) =>
    isNominated(rater.nomination)
      ? [
          {
            id: rater.id,
            target_id: target.id,
            rater_key: raterKeyOf(rater),
            relationship: rater.relationship,
            status: rater.nomination,
          },
        ]
      : [],
  );
}

export const isNominated = (nomination: ListedRater['nomination']): nomination is NominationStatus =>
  nomination !== 'withdrawn';

/** Identifies a rater: a person's id, or the address of an external rater. */
export const raterKeyOf = ({ user_id, email }: Pick<ListedRater, 'user_id' | 'email'>): string =>
  user_id === null ? (email ?? '').toLowerCase() : String(user_id);

/** Whether a list may still change; the launch day counts from midnight. */
export function listStateOf(
  campaign: NominationSettings & Pick<SurveyCampaign, 'status' | 'launched_on' | 'opens_on'>,
  raters: readonly Pick<ListedRater, 'relationship' | 'nomination' | 'finished_on'>[],
  now: Date,
): RaterListState {
  if (campaign.status !== 'open') return 'closed';
  const launched = campaign.launched_on ?? campaign.opens_on;
  const first = listClosingDay(
    raters.filter(({ nomination }) => nomination === 'approved'),
    nominationRulesOf(campaign),
  );
  return raterListState(
    {
      launchedAt: launched === null ? now : dayStart(launched),
      firstAnswerAt: first === null ? null : dayEnd(first),
    },
    now,
  );
}

const dayStart = (day: string) => new Date(`${day}T00:00:00Z`);
const dayEnd = (day: string) => new Date(dayStart(day).getTime() + 86_400_000);

async function listAround(tx: Tx, caller: Caller, target: Target | null, now: Date): Promise<TargetList> {
  if (!target) throw new Refusal('not_found');
  const roles = await rolesOf(tx, caller, target);
  if (roles.length === 0) throw new Refusal('not_found');
  const raters = await listRatersOfTarget(tx, target.id);
  return {
    target,
    roles,
    raters,
    rules: nominationRulesOf(target.campaign),
    state: listStateOf(target.campaign, raters, now),
  };
}

/** Returns the list of a target related to the caller. Throws `not_found`, also for other people's targets. */
export async function readTargetList(
  tx: Tx,
  caller: Caller,
  targetId: number,
  now: Date,
): Promise<TargetList> {
  return listAround(tx, caller, await findTarget(tx, accountOf(caller), targetId), now);
}

/** Like `readTargetList`, but locks the target until the transaction ends. Also throws `campaign_closed`. */
export async function lockTargetList(
  tx: Tx,
  caller: Caller,
  targetId: number,
  now: Date,
): Promise<TargetList> {
  const list = await listAround(tx, caller, await lockTarget(tx, accountOf(caller), targetId), now);
  if (list.target.campaign.status !== 'open') throw new Refusal('campaign_closed');
  return list;
}
