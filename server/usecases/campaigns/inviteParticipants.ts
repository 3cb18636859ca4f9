import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { firstMemberships, type Invitee } from '../../store/campaigns/audienceMembers.ts';
import type { Campaign } from '../../store/campaigns/campaigns.ts';
import { queueMails } from '../../store/campaigns/invitations.ts';
import type { Tx } from '../../store/database.ts';
import { addParticipations, invitedUserIds, reserveIds } from '../../store/survey/participations.ts';
import { hashToken, linkCode } from '../../vault/linkCodes.ts';
import { freezeAttributes } from '../survey/freezeAttributes.ts';

const batchSize = 2_000;

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
  const teams = await firstMemberships(tx, campaign.account_id);
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
