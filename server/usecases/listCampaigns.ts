import { today } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { benchmarkAudiences } from '../store/audiences.ts';
import { type Campaign, type CampaignFilter, listCampaigns } from '../store/campaigns.ts';
import type { Tx } from '../store/database.ts';
import { participationCounts } from '../store/participantPages.ts';
import { publishingPercent } from '../store/releaseRuns.ts';
import type { Asker } from './asker.ts';
import { accountOf, readCampaign } from './campaignReach.ts';
import {
  finalParticipation,
  type ParticipationTold,
  participationTold,
} from './results/participationTold.ts';

/** A campaign as the wire carries it: its id is called `campaign_id`, the account is understood. */
function shownCampaign({ id, account_id: _account, ...rest }: Campaign) {
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
    const audience = await benchmarkAudiences.of(tx, {
      accountId: campaign.account_id,
      campaignId,
    });
    return {
      ...shownCampaign(campaign),
      team_ids: [...audience.team_ids],
      user_ids: [...audience.user_ids],
      ...(await participationOf(deps, tx, campaign)),
      publishing_percent: await publishingPercent(tx, campaignId),
    };
  });
}

/** As of the day before while people answer, and from the close on the same for good. */
async function participationOf(
  { database, clock }: Deps,
  tx: Tx,
  { id, closed_on, min_group: k }: Campaign,
): Promise<ParticipationTold> {
  if (closed_on === null)
    return participationTold((await participationCounts(tx, [id], today(clock))).get(id), k);
  const final = await finalParticipation(database, tx, [{ id, closed_on, k }]);
  return final.get(id) ?? participationTold(undefined, k);
}
