import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import { accountOf } from '../../kernel/scope.ts';
import { lockLearningCampaign } from '../../store/learning/learningCampaigns.ts';
import { assignLearningCampaign, listPeopleReachedBy } from './assignLearningCampaign.ts';

/**
 * Assigns an active campaign to people it reaches who don't have it yet; returns their number. Throws `not_found`, and
 * `status_change` if the campaign isn't active.
 */
export async function assignNewcomers(deps: Deps, caller: Caller, campaignId: number): Promise<number> {
  const accountId = accountOf(caller);
  return deps.database.as(caller.scope, async (tx) => {
    const campaign = requireFound(await lockLearningCampaign(tx, accountId, campaignId));
    if (campaign.status !== 'active') throw new Refusal('status_change');
    const people = await assignLearningCampaign(
      deps,
      tx,
      accountId,
      campaign,
      await listPeopleReachedBy(tx, accountId, campaign),
    );
    if (people > 0) {
      await recordAudit(tx, caller, {
        action: 'assign',
        resource: 'learning_campaigns',
        id: campaignId,
        after: { people },
        now: deps.clock.now(),
      });
    }
    return people;
  });
}
