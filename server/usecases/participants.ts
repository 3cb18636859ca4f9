import { checkTakesAnswers } from '../../domain/campaigns/benchmarkStatus.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Deps } from '../deps.ts';
import { actAs } from '../store/actAs.ts';
import type { Campaign } from '../store/campaigns.ts';
import type { Tx } from '../store/database.ts';
import { participationDrawer } from '../store/drafts.ts';
import { dropQueuedMails, queueMails } from '../store/invitations.ts';
import { findParticipant, type Participant, pageOfParticipants } from '../store/participantPages.ts';
import {
  changeParticipation,
  lockParticipation,
  type Participation,
  type ParticipationStatus,
  removeParticipation,
} from '../store/participations.ts';
import { hashOf, linkCode } from '../vault/links.ts';
import { type Asker, noteCampaign } from './asker.ts';
import { accountOf, readCampaign, takeCampaign, visiblePeople } from './campaignReach.ts';
import { readDraft, writeDraft } from './draft.ts';

export interface ParticipantsWanted {
  readonly campaign_id: number;
  readonly page: number;
  readonly per_page: number;
  readonly q: string | null;
  readonly status: ParticipationStatus | null;
}

/** Who was invited and how far each one is; team leads see the members of their own teams. */
export async function listParticipants(deps: Deps, asker: Asker, wanted: ParticipantsWanted) {
  return deps.database.as(asker.scope, async (tx) => {
    await readCampaign(tx, asker, wanted.campaign_id);
    const userIds = await visiblePeople(tx, asker);
    const page = { from: (wanted.page - 1) * wanted.per_page, size: wanted.per_page };
    return pageOfParticipants(tx, wanted.campaign_id, { q: wanted.q, status: wanted.status, userIds }, page);
  });
}

/** How far one participant is. Throws `not_found` for everybody outside somebody's reach alike. */
export async function readParticipant(deps: Deps, asker: Asker, participantId: number): Promise<Participant> {
  return deps.database.as(asker.scope, async (tx) => {
    const participant = await findParticipant(tx, accountOf(asker), participantId);
    const people = await visiblePeople(tx, asker);
    if (!participant || !sees(people, participant.user_id)) throw new Refusal('not_found', 404);
    return participant;
  });
}

interface Named {
  readonly campaign_id: number;
  readonly participant_id: number;
}

/** Withdraws an unfinished invitation: link and draft are gone. Throws `participant_finished`, `campaign_closed`. */
export async function withdrawInvitation(deps: Deps, asker: Asker, named: Named): Promise<void> {
  await deps.database.as(asker.scope, async (tx) => {
    const { participation, campaign } = await takeUnfinished(tx, asker, named);
    checkTakesAnswers(campaign.status);
    await removeParticipation(tx, participation.id);
    await noteCampaign(tx, asker, {
      action: 'unassign',
      campaignId: named.campaign_id,
      before: { user_id: participation.user_id },
      now: deps.clock.now(),
    });
  });
}

/**
 * Gives one participant a new link and mails it; the old one stops working and what was answered is kept.
 * Throws `participant_finished`, `campaign_closed`.
 */
export async function resendInvitation(deps: Deps, asker: Asker, named: Named): Promise<void> {
  await deps.database.as(asker.scope, async (tx) => {
    const { participation, campaign } = await takeUnfinished(tx, asker, named);
    checkTakesAnswers(campaign.status);
    await renewLink(deps, tx, participation);
    await dropQueuedMails(tx, participation.user_id, participation.id);
    await queueMails(tx, 'invitation', campaign, [participation.id], deps.clock.now());
    await noteCampaign(tx, asker, {
      action: 'resend',
      campaignId: campaign.id,
      after: { user_id: participation.user_id },
      now: deps.clock.now(),
    });
  });
  await deps.jobs.wake('send-mails');
}

async function takeUnfinished(
  tx: Tx,
  asker: Asker,
  { campaign_id, participant_id }: Named,
): Promise<{ campaign: Campaign; participation: Participation }> {
  const campaign = await takeCampaign(tx, asker, campaign_id);
  const participation = await lockParticipation(tx, participant_id);
  const people = await visiblePeople(tx, asker);
  if (!participation || participation.campaign_id !== campaign.id || !sees(people, participation.user_id)) {
    throw new Refusal('not_found', 404);
  }
  if (participation.status === 'finished') throw new Refusal('participant_finished', 409);
  return { campaign, participation };
}

/** The draft is locked with the link's code, so it moves to the new one; only the respondent's role can read it. */
async function renewLink({ environment }: Deps, tx: Tx, participation: Participation): Promise<void> {
  const { id, link_version } = participation;
  const next = linkCode(environment.secret, id, link_version + 1);
  await actAs(tx, 'respondent');
  if (participation.status === 'started') {
    const drawer = participationDrawer(id);
    const before = linkCode(environment.secret, id, link_version);
    await writeDraft(tx, { drawer, linkCode: next }, await readDraft(tx, { drawer, linkCode: before }));
  }
  await changeParticipation(tx, id, { token_hash: hashOf(next), link_version: link_version + 1 });
  await actAs(tx, 'web');
}

function sees(people: readonly number[] | null, userId: number | null): boolean {
  return people === null || (userId !== null && people.includes(userId));
}
