import { Refusal } from '../../domain/refusal.ts';
import { type Audience, ledBy, unknownTargets } from '../store/audience.ts';
import { type Campaign, findCampaign, lockCampaign } from '../store/campaigns.ts';
import type { Tx } from '../store/database.ts';
import { type Asker, isTeamLead } from './asker.ts';

/** The account that is looked at; a use case about campaigns never runs without one. */
export function accountOf({ scope }: Asker): number {
  if (scope.accountId === null) throw new Refusal('forbidden', 403);
  return scope.accountId;
}

/** A campaign of the viewed account. Throws `not_found`, alike for a missing one and another account's. */
export async function readCampaign(tx: Tx, asker: Asker, campaignId: number): Promise<Campaign> {
  const campaign = await findCampaign(tx, accountOf(asker), campaignId);
  if (!campaign) throw new Refusal('not_found', 404);
  return campaign;
}

/** The same, locked for a change; team leads change what they have made themselves. */
export async function takeCampaign(tx: Tx, asker: Asker, campaignId: number): Promise<Campaign> {
  const campaign = await lockCampaign(tx, accountOf(asker), campaignId);
  if (!campaign) throw new Refusal('not_found', 404);
  if (isTeamLead(asker) && campaign.created_by !== asker.person.user.id) throw new Refusal('forbidden', 403);
  return campaign;
}

/**
 * Lets an audience through: all of it belongs to the account, and for a team lead to the own teams. Throws
 * `Refusal('invalid', 422)` for the unknown, `Refusal('forbidden', 403)` for what is out of reach.
 */
export async function checkReach(
  tx: Tx,
  asker: Asker,
  kind: 'everyone' | 'chosen',
  wanted: Audience,
): Promise<void> {
  const unknown = await unknownTargets(tx, accountOf(asker), wanted);
  const fields = (['team_ids', 'user_ids'] as const).filter((field) => unknown[field].length > 0);
  if (fields.length > 0) {
    throw new Refusal(
      'invalid',
      422,
      fields.map((field) => ({ field, problem: 'unknown' })),
    );
  }
  if (!isTeamLead(asker)) return;
  if (kind === 'everyone') throw new Refusal('forbidden', 403);
  const own = await ledBy(tx, accountOf(asker), asker.person.user.id);
  const within = (ids: readonly number[], led: readonly number[]) => ids.every((id) => led.includes(id));
  if (!within(wanted.team_ids, own.team_ids) || !within(wanted.user_ids, own.user_ids)) {
    throw new Refusal('forbidden', 403);
  }
}

/** Whose names somebody may see among the participants: null is everybody's. */
export async function visiblePeople(tx: Tx, asker: Asker): Promise<readonly number[] | null> {
  if (!isTeamLead(asker)) return null;
  return (await ledBy(tx, accountOf(asker), asker.person.user.id)).user_ids;
}
