import { participationDay } from '../../../domain/campaigns/lastDay.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import { readInvitedAudience } from '../../store/campaigns/audienceTargets.ts';
import { listCampaigns } from '../../store/campaigns/campaigns.ts';
import { readOverallVisibility } from './readClosedCampaigns.ts';
import { readParticipationCounts } from './readParticipationCounts.ts';
import { reportedParticipation } from './reportedParticipation.ts';

/**
 * Returns the participation in open campaigns as leaders see it: in bands as of yesterday, without results. A team lead
 * outside the audience sees none, as with too few people.
 */
export async function readParticipationPreview(deps: Deps, caller: Caller) {
  return deps.database.as(caller.scope, async (tx) => {
    const accountId = accountOf(caller);
    const open = await listCampaigns(tx, accountId, { status: 'open' });
    const audiences = await readInvitedAudience(tx, accountId, open);
    const sees = await readOverallVisibility(tx, caller, accountId);
    const day = today(deps.clock);
    const counts = await readParticipationCounts(
      deps.database,
      tx,
      open.map((campaign) => ({ id: campaign.id, day: participationDay(campaign, day) })),
    );
    return open.map(({ id, name, closes_on, min_group }) => {
      const reported = sees(audiences(id)) ? counts.get(id) : undefined;
      const { invited_from, participation_percent } = reportedParticipation(reported, min_group);
      return { campaign_id: id, name, closes_on, invited_from, participation_percent };
    });
  });
}
