import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { type Caller, isLimitedToLedTeams } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import type { Audience } from '../../store/campaigns/audienceMembers.ts';
import { benchmarkAudiences, readInvitedAudience } from '../../store/campaigns/audienceTargets.ts';
import { type Campaign, type CampaignFilter, listCampaigns } from '../../store/campaigns/campaigns.ts';
import { participationCounts } from '../../store/campaigns/participantPages.ts';
import type { Tx } from '../../store/database.ts';
import { publishingPercent } from '../../store/releasing/releaseRuns.ts';
import { readOverallVisibility } from '../results/readClosedCampaigns.ts';
import {
  type ReportedParticipation,
  readFinalParticipation,
  reportedParticipation,
} from '../results/reportedParticipation.ts';
import { requireCampaign } from './campaignAccess.ts';

/**
 * Returns a campaign as the API returns it: with `campaign_id`, and without the account and the columns that are not declared.
 */
function presentCampaign({ id, account_id: _account, ...campaign }: Campaign) {
  const {
    final_invited_from,
    final_started_percent,
    final_participation_percent,
    last_reminded_at,
    ...rest
  } = campaign;
  return { ...rest, campaign_id: id };
}

export async function readCampaigns(deps: Deps, caller: Caller, filter: CampaignFilter) {
  const campaigns = await deps.database.as(caller.scope, (tx) =>
    listCampaigns(tx, accountOf(caller), filter),
  );
  return campaigns.map(presentCampaign);
}

/** Returns one campaign with its audience and its reportable participation. */
export async function readCampaignDetails(deps: Deps, caller: Caller, campaignId: number) {
  return deps.database.as(caller.scope, async (tx) => {
    const campaign = await requireCampaign(tx, caller, campaignId);
    const { audience, isTold } = await visibleAudience(tx, caller, campaign);
    return {
      ...presentCampaign(campaign),
      team_ids: [...audience.team_ids],
      user_ids: [...audience.user_ids],
      ...(isTold
        ? await participationOf(deps, tx, caller, campaign)
        : reportedParticipation(undefined, campaign.min_group)),
      publishing_percent: await publishingPercent(tx, campaignId),
    };
  });
}

/**
 * Returns the participation: as of yesterday while the campaign is open, and as of its close afterward. Team
 * leads don't see how many people have started.
 */
async function participationOf(
  { database, clock }: Deps,
  tx: Tx,
  caller: Caller,
  { id, closed_on, min_group: k }: Campaign,
): Promise<ReportedParticipation> {
  const reported =
    closed_on === null
      ? reportedParticipation((await participationCounts(tx, [id], today(clock))).get(id), k)
      : (await readFinalParticipation(database, tx, [{ id, closed_on, k }])).get(id);
  return {
    ...(reported ?? reportedParticipation(undefined, k)),
    ...(isLimitedToLedTeams(caller) ? { started_percent: null } : {}),
  };
}

/**
 * Returns the audience of a campaign. A team lead who didn't create it sees the audience and the participation only if
 * everyone was invited or the audience consists of teams they lead.
 */
async function visibleAudience(tx: Tx, caller: Caller, campaign: Campaign) {
  const { id, account_id: accountId, created_by } = campaign;
  const audience: Audience = await benchmarkAudiences.of(tx, { accountId, campaignId: id });
  if (!isLimitedToLedTeams(caller) || created_by === caller.person.user.id) return { audience, isTold: true };
  const invitedAudience = await readInvitedAudience(tx, accountId, [campaign]);
  const sees = await readOverallVisibility(tx, caller, accountId);
  if (sees(invitedAudience(id))) return { audience, isTold: true };
  return { audience: { team_ids: [], user_ids: [] }, isTold: false };
}
