import { checkTakesAnswers } from '../../domain/campaigns/benchmarkStatus.ts';
import type { Deps } from '../deps.ts';
import { type Audience, chosenPeople } from '../store/audience.ts';
import { benchmarkAudiences } from '../store/audiences.ts';
import { changeCampaign } from '../store/campaigns.ts';
import { type Asker, noteCampaign } from './asker.ts';
import { checkReach, takeCampaign } from './campaignReach.ts';
import { invite } from './invite.ts';

/** Adds teams and people to a campaign; an open one invites them at once, with their attributes of today. */
export async function assignAudience(
  deps: Deps,
  asker: Asker,
  campaignId: number,
  added: Audience,
): Promise<void> {
  const invited = await deps.database.as(asker.scope, async (tx) => {
    const campaign = await takeCampaign(tx, asker, campaignId);
    if (campaign.status !== 'draft') checkTakesAnswers(campaign.status);
    await checkReach(tx, asker, 'chosen', added);
    await benchmarkAudiences.add(tx, { accountId: campaign.account_id, campaignId }, added);
    const now = deps.clock.now();
    // Whoever has the campaign open with the audience before would write over it.
    await changeCampaign(tx, campaignId, {}, now);
    await noteCampaign(tx, asker, { action: 'assign', campaignId, after: { ...added }, now });
    if (campaign.status === 'draft') return 0;
    return invite(deps, tx, campaign, await chosenPeople(tx, campaign.account_id, added));
  });
  if (invited > 0) await deps.jobs.wake('send-mails');
}
