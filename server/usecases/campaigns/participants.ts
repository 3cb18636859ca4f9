import { checkAcceptsAnswers } from '../../../domain/campaigns/benchmarkStatus.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { accountOf } from '../../kernel/scope.ts';
import type { Campaign } from '../../store/campaigns/campaigns.ts';
import { dropQueuedMails, queueMails } from '../../store/campaigns/invitations.ts';
import {
  findParticipant,
  type Participant,
  pageOfParticipants,
} from '../../store/campaigns/participantPages.ts';
import type { Tx } from '../../store/database.ts';
import { switchRole } from '../../store/engine/transactionScope.ts';
import {
  changeParticipation,
  lockParticipation,
  type Participation,
  type ParticipationStatus,
  removeParticipation,
} from '../../store/survey/participations.ts';
import { participationDraftStore } from '../../store/survey/sealedDrafts.ts';
import { hashToken, linkCode } from '../../vault/linkCodes.ts';
import { changeDraftCode } from '../survey/draft.ts';
import { lockOwnCampaign, requireCampaign, visibleUserIds } from './campaignAccess.ts';

export interface ParticipantsQuery {
  readonly campaign_id: number;
  readonly page: number;
  readonly per_page: number;
  readonly q: string | null;
  readonly status: ParticipationStatus | null;
}

/** One page of the participants with their status; team leads see only members of their own teams. */
export async function listParticipants(deps: Deps, caller: Caller, query: ParticipantsQuery) {
  return deps.database.as(caller.scope, async (tx) => {
    await requireCampaign(tx, caller, query.campaign_id);
    const userIds = await visibleUserIds(tx, caller);
    const page = { from: (query.page - 1) * query.per_page, size: query.per_page };
    return pageOfParticipants(tx, query.campaign_id, { q: query.q, status: query.status, userIds }, page);
  });
}

/** One participant with their status. Throws `not_found`, also for people the caller may not see. */
export async function readParticipant(
  deps: Deps,
  caller: Caller,
  participantId: number,
): Promise<Participant> {
  return deps.database.as(caller.scope, async (tx) => {
    const participant = await findParticipant(tx, accountOf(caller), participantId);
    const people = await visibleUserIds(tx, caller);
    if (!participant || !canSee(people, participant.user_id)) throw new Refusal('not_found');
    return participant;
  });
}

interface ParticipantKey {
  readonly campaign_id: number;
  readonly participant_id: number;
}

/**
 * Withdraws an unfinished invitation and deletes its draft. Throws `not_found`, `participant_finished`,
 * `campaign_closed`.
 */
export async function withdrawInvitation(deps: Deps, caller: Caller, key: ParticipantKey): Promise<void> {
  await deps.database.as(caller.scope, async (tx) => {
    const { participation, campaign } = await lockUnfinished(tx, caller, key);
    checkAcceptsAnswers(campaign.status);
    await removeParticipation(tx, participation.id);
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
 * Mails a participant a new link; the old one stops working and saved answers remain. Throws `not_found`,
 * `participant_finished`, `campaign_closed`.
 */
export async function resendInvitation(deps: Deps, caller: Caller, key: ParticipantKey): Promise<void> {
  await deps.database.as(caller.scope, async (tx) => {
    const { participation, campaign } = await lockUnfinished(tx, caller, key);
    checkAcceptsAnswers(campaign.status);
    await renewLink(deps, tx, participation);
    await dropQueuedMails(tx, participation.user_id, participation.id);
    await queueMails(tx, 'invitation', campaign, [participation.id], deps.clock.now());
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

async function lockUnfinished(
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
  if (participation.status === 'finished') throw new Refusal('participant_finished');
  return { campaign, participation };
}

/** Encrypts the draft with the new link code; only the respondent role can read it. */
async function renewLink({ environment }: Deps, tx: Tx, participation: Participation): Promise<void> {
  const { id, link_version } = participation;
  const next = linkCode(environment.secret, id, link_version + 1);
  await switchRole(tx, 'respondent');
  if (participation.status === 'started') {
    const before = linkCode(environment.secret, id, link_version);
    await changeDraftCode(tx, participationDraftStore(id), { from: before, to: next });
  }
  await changeParticipation(tx, id, { token_hash: hashToken(next), link_version: link_version + 1 });
  await switchRole(tx, 'web');
}

function canSee(people: readonly number[] | null, userId: number | null): boolean {
  return people === null || (userId !== null && people.includes(userId));
}
