import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import { accountOf } from '../../kernel/scope.ts';
import { countAssigned, countStates, readLearningCampaign } from '../../store/learning/learningCampaigns.ts';
import { readAccountDay } from '../accounts/readAccountDay.ts';
import { listPeopleReachedBy } from './assignLearningCampaign.ts';

/** Returns the number of people a campaign reaches today and the progress of those it is assigned to. Throws `not_found`. */
export async function readLearningReach(deps: Deps, caller: Caller, campaignId: number) {
  const accountId = accountOf(caller);
  return deps.database.as(caller.scope, async (tx) => {
    const campaign = requireFound(await readLearningCampaign(tx, accountId, campaignId));
    const people = await listPeopleReachedBy(tx, accountId, campaign);
    return {
      people: people.length,
      assigned: await countAssigned(tx, campaignId, people),
      states: await countStates(tx, campaignId, await readAccountDay(deps, tx, accountId)),
    };
  });
}
