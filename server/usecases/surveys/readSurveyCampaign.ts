import { selectTimeZone } from '../../../domain/dates/timeZones.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { readAccountTimeZone } from '../../store/accounts/accounts.ts';
import { withAddress } from '../../store/campaigns/audienceMembers.ts';
import { cycleAudiences } from '../../store/campaigns/audienceTargets.ts';
import { countTargets } from '../../store/surveys/progress.ts';
import { peopleInAudience, visibleUserIds } from '../campaigns/campaignAccess.ts';
import { requireSurvey } from './surveyAccess.ts';

/**
 * Returns one campaign with its audience and its number of targets; for a draft, the number a launch today would have.
 */
export async function readSurveyCampaign(deps: Deps, caller: Caller, campaignId: number) {
  return deps.database.as(caller.scope, async (tx) => {
    const {
      account_id: accountId,
      last_reminded_at: _reminded,
      final_invited_from: _invited,
      final_finished_percent: _finished,
      ...campaign
    } = await requireSurvey(tx, caller, campaignId);
    const audience = await cycleAudiences.of(tx, { accountId, campaignId });
    const audienceQuery = { audience: campaign.audience, account_id: accountId };
    const counts = await countTargets(tx, [campaignId], await visibleUserIds(tx, caller));
    const target_count =
      campaign.status === 'draft'
        ? withAddress(await peopleInAudience(tx, audienceQuery, audience)).length
        : (counts.get(campaignId) ?? 0);
    return {
      ...campaign,
      team_ids: [...audience.team_ids],
      user_ids: [...audience.user_ids],
      target_count,
      time_zone: selectTimeZone(await readAccountTimeZone(tx, accountId)),
    };
  });
}
