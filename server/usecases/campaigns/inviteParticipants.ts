import { randomInt } from 'node:crypto';
import { hasTwoForms } from '../../../domain/campaigns/surveyLength.ts';
import { assignForms } from '../../../domain/survey/assignForms.ts';
import type { ShortForm } from '../../../domain/survey/shortForms.ts';
import type { Deps } from '../../deps.ts';
import {
  type AccountMembership,
  type Invitee,
  listFirstMemberships,
} from '../../store/campaigns/audienceMembers.ts';
import type { Campaign } from '../../store/campaigns/campaigns.ts';
import { listFormLeads, storeFormLeads } from '../../store/campaigns/formLeads.ts';
import { queueInvitations } from '../../store/campaigns/invitations.ts';
import type { Tx } from '../../store/database.ts';
import {
  addParticipations,
  listInvitations,
  type Participation,
  renewInvitation,
  reserveIds,
} from '../../store/survey/participations.ts';
import { hashToken, linkCode } from '../../vault/linkCodes.ts';
import { readAccountDay } from '../accounts/readAccountDay.ts';
import { availableChannels } from '../mail/availableChannels.ts';
import { freezeAttributes } from '../survey/freezeAttributes.ts';

const batchSize = 2_000;

/**
 * Invites people who aren't invited yet or whose invitation was withdrawn, and queues their emails, all in the given transaction. The
 * attributes and the form are those of the first invitation (R5). Returns the number invited.
 */
export async function inviteParticipants(
  deps: Deps,
  tx: Tx,
  campaign: Campaign,
  people: readonly Invitee[],
): Promise<number> {
  const invitations = await listInvitations(tx, campaign.id);
  const withdrawn = people.flatMap(({ id }) => {
    const invitation = invitations.get(id);
    return invitation?.invitation_state === 'withdrawn' ? [invitation] : [];
  });
  const newcomers = people.filter(({ id }) => !invitations.has(id));
  const teams = await listFirstMemberships(tx, campaign.account_id);
  const forms = await newForms(tx, campaign, newcomers, teams);
  const now = deps.clock.now();
  const day = await readAccountDay(deps, tx, campaign.account_id);
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
        form: forms.get(person.id) ?? null,
      };
    });
    await addParticipations(tx, campaign, rows, day);
    await queueInvitations(tx, campaign, ids, { channels: availableChannels(deps), now });
  }
  await inviteAgain(deps, tx, campaign, withdrawn);
  return newcomers.length + withdrawn.length;
}

/** Assigns the forms of a short campaign and stores the balance of each team. Empty for other campaigns. */
async function newForms(
  tx: Tx,
  campaign: Campaign,
  newcomers: readonly Invitee[],
  teams: ReadonlyMap<number, AccountMembership>,
): Promise<ReadonlyMap<number, ShortForm>> {
  if (!hasTwoForms(campaign.length)) return new Map();
  const people = newcomers.map(({ id }) => ({ id, team_id: teams.get(id)?.team_id ?? 0 }));
  const { forms, leads } = assignForms(people, await listFormLeads(tx, campaign.id), (limit) =>
    randomInt(limit),
  );
  await storeFormLeads(tx, campaign, leads);
  return forms;
}

async function inviteAgain(
  deps: Deps,
  tx: Tx,
  campaign: Campaign,
  withdrawn: readonly Pick<Participation, 'id' | 'link_version'>[],
): Promise<void> {
  for (const { id, link_version } of withdrawn) {
    const token_hash = hashToken(linkCode(deps.environment.secret, id, link_version + 1));
    await renewInvitation(tx, id, { token_hash, link_version: link_version + 1 });
  }
  const ids = withdrawn.map(({ id }) => id);
  const options = { channels: availableChannels(deps), now: deps.clock.now() };
  if (ids.length > 0) await queueInvitations(tx, campaign, ids, options);
}
