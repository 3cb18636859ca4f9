import type { Deps } from '../../deps.ts';
import { cycleAudiences } from '../../store/audiences.ts';
import { countTargets } from '../../store/surveys/progress.ts';
import type { Asker } from '../asker.ts';
import { visiblePeople } from '../campaignReach.ts';
import { peopleMeant, readSurvey } from './reach.ts';

/** One campaign with whom it is meant for, and how many it is about: of a draft those a launch today would reach. */
export async function readSurveyCampaign(deps: Deps, asker: Asker, campaignId: number) {
  return deps.database.as(asker.scope, async (tx) => {
    const { account_id: accountId, ...campaign } = await readSurvey(tx, asker, campaignId);
    const audience = await cycleAudiences.of(tx, { accountId, campaignId });
    const meant = { audience: campaign.audience, account_id: accountId };
    const counts = await countTargets(tx, [campaignId], await visiblePeople(tx, asker));
    const target_count =
      campaign.status === 'draft'
        ? (await peopleMeant(tx, meant, audience)).length
        : (counts.get(campaignId) ?? 0);
    return {
      ...campaign,
      team_ids: [...audience.team_ids],
      user_ids: [...audience.user_ids],
      target_count,
    };
  });
}
