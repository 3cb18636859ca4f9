import type { LaunchCheckResponse } from '../../../contract/v2/benchmarkCampaigns.ts';
import { type Channel, channelOf } from '../../../domain/campaigns/deliveryChannels.ts';
import { selectTimeZone } from '../../../domain/dates/timeZones.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { readAccountTimeZone } from '../../store/accounts/accounts.ts';
import { benchmarkAudiences } from '../../store/campaigns/audienceTargets.ts';
import { invitedOf } from '../../store/campaigns/invitedPeople.ts';
import { availableChannels } from '../mail/availableChannels.ts';
import { peopleInAudience, requireCampaign, requireOwned } from './campaignAccess.ts';
import { findSimilarCampaigns } from './findSimilarCampaigns.ts';
import { listFormLanguages } from './listFormLanguages.ts';
import { planCampaignForm } from './planCampaignForm.ts';

/**
 * Returns what a launch of a draft would do today. Throws `not_found`, `forbidden` for someone else's draft, and
 * `campaign_locked` after launch.
 */
export async function readLaunchCheck(
  deps: Deps,
  caller: Caller,
  campaignId: number,
): Promise<LaunchCheckResponse> {
  return deps.database.as(caller.scope, async (tx) => {
    const campaign = requireOwned(await requireCampaign(tx, caller, campaignId), caller);
    if (campaign.status !== 'draft') throw new Refusal('campaign_locked');
    const audience = await benchmarkAudiences.of(tx, { accountId: campaign.account_id, campaignId });
    const people = await peopleInAudience(tx, campaign, audience);
    const similar = await findSimilarCampaigns(tx, campaign, {
      people: invitedOf(people),
      day: today(deps.clock),
    });
    const form = await planCampaignForm(tx, campaign);
    const available = availableChannels(deps);
    const reachedBy = (channel: Channel | null) =>
      people.filter((person) => channelOf(person, available) === channel).length;
    return {
      invited: people.length,
      by_text: reachedBy('sms'),
      by_letter: reachedBy(null),
      ...similar,
      questions: form.question_ids.length,
      languages: await listFormLanguages(tx, form),
      time_zone: selectTimeZone(await readAccountTimeZone(tx, campaign.account_id)),
    };
  });
}
