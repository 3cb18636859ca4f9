import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import {
  type Audience,
  accountMemberships,
  allInvitees,
  chosenPeople,
  type Invitee,
} from '../../store/campaigns/audienceMembers.ts';
import type { Campaign } from '../../store/campaigns/campaigns.ts';
import { queueMails } from '../../store/campaigns/invitations.ts';
import type { Tx } from '../../store/database.ts';
import { addParticipations, invitedUserIds, reserveIds } from '../../store/survey/participations.ts';
import { hashToken, linkCode } from '../../vault/linkCodes.ts';
import { freezeAttributes } from '../survey/freezeAttributes.ts';

const batchSize = 2_000;

/** The people in a campaign's audience today. */
export function peopleInAudience(tx: Tx, campaign: Campaign, audience: Audience): Promise<Invitee[]> {
  return campaign.audience === 'everyone'
    ? allInvitees(tx, campaign.account_id)
    : chosenPeople(tx, campaign.account_id, audience);
}

/**
 * Invites people who aren't invited yet, stores their current attributes and queues their mails, all in the given
 * transaction. Returns the number invited.
 */
export async function inviteParticipants(
  deps: Deps,
  tx: Tx,
  campaign: Campaign,
  people: readonly Invitee[],
): Promise<number> {
  const already = await invitedUserIds(tx, campaign.id);
  const newcomers = people.filter(({ id }) => !already.has(id));
  const teams = new Map<number, Awaited<ReturnType<typeof accountMemberships>>[number]>();
  for (const team of await accountMemberships(tx, campaign.account_id)) {
    if (!teams.has(team.user_id)) teams.set(team.user_id, team);
  }
  const now = deps.clock.now();
  for (let from = 0; from < newcomers.length; from += batchSize) {
    const batch = newcomers.slice(from, from + batchSize);
    const ids = await reserveIds(tx, batch.length);
    const rows = batch.flatMap((person, at) => {
      const id = ids[at];
      if (id === undefined) return [];
      return {
        id,
        user_id: person.id,
        token_hash: hashToken(linkCode(deps.environment.secret, id, 1)),
        attributes: freezeAttributes(person, teams.get(person.id), campaign.cuts),
      };
    });
    await addParticipations(tx, campaign, rows, today(deps.clock));
    await queueMails(tx, 'invitation', campaign, ids, now);
  }
  return newcomers.length;
}
