import { today } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { Audience } from '../store/audience.ts';
import { askedOf, benchmarkAudiences } from '../store/audiences.ts';
import { type Campaign, type CampaignFilter, listCampaigns } from '../store/campaigns.ts';
import type { Tx } from '../store/database.ts';
import { participationCounts } from '../store/participantPages.ts';
import { publishingPercent } from '../store/releaseRuns.ts';
import { type Asker, isTeamLead } from './asker.ts';
import { accountOf, readCampaign } from './campaignReach.ts';
import {
  finalParticipation,
  type ParticipationTold,
  participationTold,
} from './results/participationTold.ts';
import { wholesSeen } from './results/reading.ts';

/**
 * A campaign as the wire carries it: its id is called `campaign_id`, the account is understood, and how many took part
 * is told apart.
 */
function shownCampaign({ id, account_id: _account, ...campaign }: Campaign) {
  const { final_invited_from, final_started_percent, final_participation_percent, ...rest } = campaign;
  return { ...rest, campaign_id: id };
}

export async function readCampaigns(deps: Deps, asker: Asker, filter: CampaignFilter) {
  const campaigns = await deps.database.as(asker.scope, (tx) => listCampaigns(tx, accountOf(asker), filter));
  return campaigns.map(shownCampaign);
}

/** One campaign with whom it is meant for, and how many took part as far as that may be said. */
export async function readCampaignWhole(deps: Deps, asker: Asker, campaignId: number) {
  return deps.database.as(asker.scope, async (tx) => {
    const campaign = await readCampaign(tx, asker, campaignId);
    const { audience, isTold } = await audienceTold(tx, asker, campaign);
    return {
      ...shownCampaign(campaign),
      team_ids: [...audience.team_ids],
      user_ids: [...audience.user_ids],
      ...(isTold
        ? await participationOf(deps, tx, asker, campaign)
        : participationTold(undefined, campaign.min_group)),
      publishing_percent: await publishingPercent(tx, campaignId),
    };
  });
}

/** As of the day before while people answer, and from the close on the same for good; of who began, leads hear nothing. */
async function participationOf(
  { database, clock }: Deps,
  tx: Tx,
  asker: Asker,
  { id, closed_on, min_group: k }: Campaign,
): Promise<ParticipationTold> {
  const told =
    closed_on === null
      ? participationTold((await participationCounts(tx, [id], today(clock))).get(id), k)
      : (await finalParticipation(database, tx, [{ id, closed_on, k }])).get(id);
  return {
    ...(told ?? participationTold(undefined, k)),
    ...(isTeamLead(asker) ? { started_percent: null } : {}),
  };
}

/**
 * Whom a campaign asks. If not everybody, a team lead who did not make it is told that, and how many took part, only
 * where all are own teams.
 */
async function audienceTold(tx: Tx, asker: Asker, campaign: Campaign) {
  const { id, account_id: accountId, created_by } = campaign;
  const audience: Audience = await benchmarkAudiences.of(tx, { accountId, campaignId: id });
  if (!isTeamLead(asker) || created_by === asker.person.user.id) return { audience, isTold: true };
  const asked = await askedOf(tx, accountId, [campaign]);
  const sees = await wholesSeen(tx, asker, accountId);
  if (sees(asked(id))) return { audience, isTold: true };
  return { audience: { team_ids: [], user_ids: [] }, isTold: false };
}
