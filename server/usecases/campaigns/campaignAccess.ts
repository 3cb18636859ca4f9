import { canChangeCampaign } from '../../../domain/campaigns/campaignOwners.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { type Caller, isLimitedToLedTeams } from '../../kernel/caller.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import { accountOf } from '../../kernel/scope.ts';
import {
  type Audience,
  audienceLedBy,
  findUnknownTargets,
  type Invitee,
  listAllInvitees,
  listChosenPeople,
} from '../../store/campaigns/audienceMembers.ts';
import { type Campaign, findCampaign, lockCampaign } from '../../store/campaigns/campaigns.ts';
import type { Tx } from '../../store/database.ts';

/** Returns a campaign of the viewed account. Throws `not_found`, also for campaigns of other accounts. */
export async function requireCampaign(tx: Tx, caller: Caller, campaignId: number): Promise<Campaign> {
  return requireFound(await findCampaign(tx, accountOf(caller), campaignId));
}

/** Locks a campaign for a change. Throws `not_found`, and `forbidden` for team leads who didn't create it. */
export async function lockOwnCampaign(tx: Tx, caller: Caller, campaignId: number): Promise<Campaign> {
  const campaign = await lockCampaign(tx, accountOf(caller), campaignId);
  return requireOwned(campaign, caller);
}

/**
 * Checks that the caller may change a campaign. Throws `not_found` if there is none, and `forbidden` for team
 * leads who didn't create it.
 */
export function requireOwned<C extends { readonly created_by: number | null }>(
  campaign: C | null,
  caller: Caller,
): C {
  if (!campaign) throw new Refusal('not_found');
  if (!canChangeCampaign(caller.person.user, campaign)) throw new Refusal('forbidden');
  return campaign;
}

/** Returns the people in a campaign's audience today. */
export function peopleInAudience(
  tx: Tx,
  campaign: { readonly audience: 'everyone' | 'chosen'; readonly account_id: number },
  audience: Audience,
): Promise<Invitee[]> {
  return campaign.audience === 'everyone'
    ? listAllInvitees(tx, campaign.account_id)
    : listChosenPeople(tx, campaign.account_id, audience);
}

/**
 * Checks that an audience belongs to the account and, for a team lead, to the lead's own teams. Throws `invalid` for
 * unknown teams or people, `forbidden` with the fields for teams or people the caller doesn't lead.
 */
export async function checkAudience(
  tx: Tx,
  caller: Caller,
  kind: 'everyone' | 'chosen',
  audience: Audience,
): Promise<void> {
  const unknown = await findUnknownTargets(tx, accountOf(caller), audience);
  const fields = (['team_ids', 'user_ids'] as const).filter((field) => unknown[field].length > 0);
  if (fields.length > 0) {
    throw new Refusal(
      'invalid',
      fields.map((field) => ({ field, problem: 'unknown' })),
    );
  }
  if (!isLimitedToLedTeams(caller)) return;
  if (kind === 'everyone') throw new Refusal('forbidden', [{ field: 'audience', problem: 'onlyLed' }]);
  const own = await audienceLedBy(tx, accountOf(caller), caller.person.user.id);
  const [teams, people] = [new Set(own.team_ids), new Set(own.user_ids)];
  const problems = [
    ...(audience.team_ids.every((id) => teams.has(id)) ? [] : [{ field: 'team_ids', problem: 'onlyLed' }]),
    ...(audience.user_ids.every((id) => people.has(id)) ? [] : [{ field: 'user_ids', problem: 'onlyLed' }]),
  ];
  if (problems.length > 0) throw new Refusal('forbidden', problems);
}

/**
 * Returns the part of an audience that the caller may invite: for team leads their own teams and people, and none of an audience of everyone.
 * `isNarrowed` states whether something was left out.
 */
export async function narrowAudience(
  tx: Tx,
  caller: Caller,
  kind: 'everyone' | 'chosen',
  audience: Audience,
): Promise<{ readonly audience: Audience; readonly isNarrowed: boolean }> {
  if (!isLimitedToLedTeams(caller)) return { audience, isNarrowed: false };
  if (kind === 'everyone') return { audience: { team_ids: [], user_ids: [] }, isNarrowed: true };
  const own = await audienceLedBy(tx, accountOf(caller), caller.person.user.id);
  const [teams, people] = [new Set(own.team_ids), new Set(own.user_ids)];
  const team_ids = audience.team_ids.filter((id) => teams.has(id));
  const user_ids = audience.user_ids.filter((id) => people.has(id));
  const isNarrowed = team_ids.length < audience.team_ids.length || user_ids.length < audience.user_ids.length;
  return { audience: { team_ids, user_ids }, isNarrowed };
}

/** Returns the ids of the people the caller may see by name; null means everyone. */
export async function visibleUserIds(tx: Tx, caller: Caller): Promise<readonly number[] | null> {
  if (!isLimitedToLedTeams(caller)) return null;
  return (await audienceLedBy(tx, accountOf(caller), caller.person.user.id)).user_ids;
}
