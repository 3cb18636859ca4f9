import type { LaunchCheckResponse } from '../../../contract/v2/benchmarkCampaigns.ts';
import { type Channel, channelOf } from '../../../domain/campaigns/deliveryChannels.ts';
import { hasCommonQuestions } from '../../../domain/campaigns/surveyLength.ts';
import { selectTimeZone } from '../../../domain/dates/timeZones.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { isNearlyEqual, maxRevealingGroup } from '../../../domain/release/overlap/comparedAudiences.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { readAccountTimeZone } from '../../store/accounts/accounts.ts';
import { benchmarkAudiences } from '../../store/campaigns/audienceTargets.ts';
import { listKnownAudiences } from '../../store/campaigns/knownAudiences.ts';
import { availableChannels } from '../mail/availableChannels.ts';
import { comparedSince } from '../releasing/rosters.ts';
import { peopleInAudience, requireCampaign, requireOwned } from './campaignAccess.ts';
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
    const known = await listKnownAudiences(tx, campaign, {
      people: people.map(({ id }) => id),
      since: comparedSince(today(deps.clock)),
    });
    const nearlyEqual = known.filter(({ common, invited, k, cuts }) => {
      const difference = { joined: people.length - common, left: invited - common };
      // The size of the smallest audience that contains one of the differing people; groups of both campaigns may be smaller.
      const sizes = [
        ...(difference.joined > 0 ? [people.length] : []),
        ...(difference.left > 0 ? [invited] : []),
      ];
      const isSmall = campaign.cuts.length + cuts.length > 0 || Math.min(...sizes) <= maxRevealingGroup;
      return isSmall && isNearlyEqual(difference, Math.max(k, campaign.min_group));
    });
    const similar = nearlyEqual.filter((other) => hasCommonQuestions(campaign, other));
    const form = await planCampaignForm(tx, campaign);
    const available = availableChannels(deps);
    const reachedBy = (channel: Channel | null) =>
      people.filter((person) => channelOf(person, available) === channel).length;
    return {
      invited: people.length,
      by_text: reachedBy('sms'),
      by_letter: reachedBy(null),
      similar_campaigns: similar.length,
      // Every campaign asks for feedback, and custom questions can be the same, so shares don't depend on common questions.
      limits_shares_only: similar.length === 0 && nearlyEqual.length > 0,
      questions: form.question_ids.length,
      languages: await listFormLanguages(tx, form),
      time_zone: selectTimeZone(await readAccountTimeZone(tx, campaign.account_id)),
    };
  });
}
