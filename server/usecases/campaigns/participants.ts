import type { ParticipantResponse } from '../../../contract/v2/benchmarkCampaigns.ts';
import { checkAcceptsAnswers } from '../../../domain/campaigns/benchmarkStatus.ts';
import { channelOf } from '../../../domain/campaigns/deliveryChannels.ts';
import type { InvitationState } from '../../../domain/campaigns/invitationStates.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { accountOf } from '../../kernel/scope.ts';
import type { Campaign } from '../../store/campaigns/campaigns.ts';
import { dropQueuedMails, queueInvitations } from '../../store/campaigns/invitations.ts';
import {
  findParticipant,
  type Participant,
  readPageOfParticipants,
} from '../../store/campaigns/participantPages.ts';
import type { Tx } from '../../store/database.ts';
import { switchRole } from '../../store/engine/transactionScope.ts';
import { hasTextMessageLeft } from '../../store/mail/textMessageSlots.ts';
import { participationDraftStore } from '../../store/survey/draftStores.ts';
import {
  lockParticipation,
  type Participation,
  renewInvitation,
  withdrawParticipation,
} from '../../store/survey/participations.ts';
import { hashToken, linkCode } from '../../vault/linkCodes.ts';
import { availableChannels } from '../mail/availableChannels.ts';
import { changeDraftCode } from '../survey/draft.ts';
import { lockOwnCampaign, requireCampaign, visibleUserIds } from './campaignAccess.ts';
import { checkRunsForPerson } from './checkRunsForPerson.ts';

export interface ParticipantsQuery {
  readonly campaign_id: number;
  readonly page: number;
  readonly per_page: number;
  readonly q: string | null;
  readonly status: InvitationState | null;
}

/**
 * Returns one page of the participants with the state of their first invitation; team leads see only members of their
 * own teams.
 */
export async function listParticipants(deps: Deps, caller: Caller, query: ParticipantsQuery) {
  return deps.database.as(caller.scope, async (tx) => {
    await requireCampaign(tx, caller, query.campaign_id);
    const userIds = await visibleUserIds(tx, caller);
    const page = { from: (query.page - 1) * query.per_page, size: query.per_page };
    const filter = { q: query.q, status: query.status, userIds };
    const { participants, total } = await readPageOfParticipants(tx, query.campaign_id, filter, page);
    return { participants: participants.map((one) => presentParticipant(deps, one)), total };
  });
}

/**
 * Returns one participant with the state of the first invitation. Throws `not_found`, also for people the caller may
 * not see.
 */
export async function readParticipant(
  deps: Deps,
  caller: Caller,
  participantId: number,
): Promise<ParticipantResponse> {
  return deps.database.as(caller.scope, async (tx) => {
    const participant = await findParticipant(tx, accountOf(caller), participantId);
    const people = await visibleUserIds(tx, caller);
    if (!participant || !canSee(people, participant.user_id)) throw new Refusal('not_found');
    return presentParticipant(deps, participant);
  });
}

/** Adds how invitations reach the person today, which depends on their contacts only (R36). */
function presentParticipant(
  deps: Deps,
  { has_address, has_number, ...participant }: Participant,
): ParticipantResponse {
  const contacts = has_address === null ? null : { has_address, has_number: has_number ?? false };
  return { ...participant, channel: contacts && channelOf(contacts, availableChannels(deps)) };
}

interface ParticipantKey {
  readonly campaign_id: number;
  readonly participant_id: number;
}

/**
 * Withdraws an invitation: its link stops working and its draft is deleted, while a finished form still counts. Does the same work in every
 * state of the participation (R21). Throws `not_found`, `campaign_closed`.
 */
export async function withdrawInvitation(deps: Deps, caller: Caller, key: ParticipantKey): Promise<void> {
  await deps.database.as(caller.scope, async (tx) => {
    const { participation, campaign } = await lockInvitation(tx, caller, key);
    checkAcceptsAnswers(campaign.status);
    await switchRole(tx, 'respondent');
    await participationDraftStore(participation.id).remove(tx);
    await switchRole(tx, 'web');
    await withdrawParticipation(tx, participation.id);
    await dropQueuedMails(tx, participation.user_id, participation.id);
    await recordAudit(tx, caller, {
      action: 'unassign',
      resource: 'benchmark_campaigns',
      id: key.campaign_id,
      before: { user_id: participation.user_id },
      now: deps.clock.now(),
    });
  });
}

/**
 * Emails a participant a new link; the old one stops working and saved answers remain. A withdrawn invitation is
 * renewed. Does the same work in every state of the participation (R21); a person who has finished reads in the email
 * that nothing is left to do. Throws `not_found`, `campaign_closed`, `person_without_address`,
 * `text_messages_used_up`.
 */
export async function resendInvitation(deps: Deps, caller: Caller, key: ParticipantKey): Promise<void> {
  await deps.database.as(caller.scope, async (tx) => {
    const { participation, campaign } = await lockInvitation(tx, caller, key);
    await checkRunsForPerson(deps, tx, campaign, participation.user_id);
    await checkReachable(deps, tx, participation);
    await renewLink(deps, tx, participation);
    await dropQueuedMails(tx, participation.user_id, participation.id);
    const options = { channels: availableChannels(deps), now: deps.clock.now() };
    await queueInvitations(tx, campaign, [participation.id], options);
    await recordAudit(tx, caller, {
      action: 'resend',
      resource: 'benchmark_campaigns',
      id: campaign.id,
      after: { user_id: participation.user_id },
      now: deps.clock.now(),
    });
  });
  await deps.jobs.wake('send-mails');
}

async function lockInvitation(
  tx: Tx,
  caller: Caller,
  { campaign_id, participant_id }: ParticipantKey,
): Promise<{ campaign: Campaign; participation: Participation }> {
  const campaign = await lockOwnCampaign(tx, caller, campaign_id);
  const participation = await lockParticipation(tx, participant_id);
  const people = await visibleUserIds(tx, caller);
  if (!participation || participation.campaign_id !== campaign.id || !canSee(people, participation.user_id)) {
    throw new Refusal('not_found');
  }
  return { campaign, participation };
}

/**
 * Refuses a new link for someone who can be sent none, so that no one believes that it was sent. A withdrawn invitation is renewed, so that
 * a letter can be made. Also refuses a text message above a limit, in every state.
 */
async function checkReachable(
  deps: Deps,
  tx: Tx,
  { id, account_id, campaign_id, invitation_state }: Participation,
): Promise<void> {
  const participant = await findParticipant(tx, account_id, id);
  if (!participant || participant.user_id === null) return;
  const { channel } = presentParticipant(deps, participant);
  if (channel === null && invitation_state !== 'withdrawn') throw new Refusal('person_without_address');
  if (channel !== 'sms') return;
  const key = { campaignId: campaign_id, userId: participant.user_id, now: deps.clock.now() };
  if (!(await hasTextMessageLeft(tx, key))) throw new Refusal('text_messages_used_up');
}

/** Encrypts the draft with the new link code; only the respondent role can read it. */
async function renewLink({ environment }: Deps, tx: Tx, { id, link_version }: Participation): Promise<void> {
  const before = linkCode(environment.secret, id, link_version);
  const next = linkCode(environment.secret, id, link_version + 1);
  await switchRole(tx, 'respondent');
  await changeDraftCode(tx, participationDraftStore(id), { from: before, to: next });
  await switchRole(tx, 'web');
  await renewInvitation(tx, id, { token_hash: hashToken(next), link_version: link_version + 1 });
}

function canSee(people: readonly number[] | null, userId: number | null): boolean {
  return people === null || (userId !== null && people.includes(userId));
}
