import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import { lockLearningCampaign } from '../../store/learningCampaigns.ts';
import type { Asker } from '../asker.ts';
import { accountIn } from '../people/author.ts';
import { give, reachedBy } from './giveCampaign.ts';
import { note } from './note.ts';

/**
 * Gives an active campaign to those it reaches by now and who do not have it; answers how many. Throws `not_found`,
 * and `status_change` where the campaign is not active.
 */
export async function assignNewcomers(deps: Deps, asker: Asker, campaignId: number): Promise<number> {
  const accountId = accountIn(asker);
  return deps.database.as(asker.scope, async (tx) => {
    const campaign = await lockLearningCampaign(tx, accountId, campaignId);
    if (!campaign) throw new Refusal('not_found', 404);
    if (campaign.status !== 'active') throw new Refusal('status_change', 409);
    const people = await give(deps, tx, accountId, campaign, await reachedBy(tx, accountId, campaign));
    if (people > 0) {
      const told = { action: 'assign', resource: 'learning_campaigns', id: campaignId, accountId };
      await note(deps, tx, asker, { ...told, after: { people } });
    }
    return people;
  });
}
