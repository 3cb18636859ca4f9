import { changeLearningStatus, type LearningStatus } from '../../../domain/learning/learningCampaigns.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import { accountOf } from '../../kernel/scope.ts';
import {
  setLearningStatus as keepStatus,
  lockLearningCampaign,
} from '../../store/learning/learningCampaigns.ts';
import { readAccountDay } from '../accounts/readAccountDay.ts';
import { assignLearningCampaign, listPeopleReachedBy } from './assignLearningCampaign.ts';

/**
 * Launches a draft and assigns it to everyone it reaches, closes a campaign, or reopens it. Returns the number of
 * people assigned. Throws `not_found`, `status_change`, `learning_empty`, `content_unpublished`, `path_empty`,
 * `path_short`.
 */
export async function setLearningStatus(
  deps: Deps,
  caller: Caller,
  campaignId: number,
  status: LearningStatus,
): Promise<number> {
  const accountId = accountOf(caller);
  return deps.database.as(caller.scope, async (tx) => {
    const campaign = requireFound(await lockLearningCampaign(tx, accountId, campaignId));
    changeLearningStatus(campaign.status, status);
    const isLaunch = campaign.status === 'draft';
    const people = isLaunch ? await listPeopleReachedBy(tx, accountId, campaign) : [];
    if (isLaunch && people.length === 0) throw new Refusal('learning_empty');
    const assignedCount = isLaunch ? await assignLearningCampaign(deps, tx, accountId, campaign, people) : 0;
    const launchedOn = isLaunch ? await readAccountDay(deps, tx, accountId) : campaign.launched_on;
    await keepStatus(tx, campaignId, status, { at: deps.clock.now().toISOString(), launchedOn });
    await recordAudit(tx, caller, {
      action: isLaunch ? 'launch' : 'change_status',
      resource: 'learning_campaigns',
      id: campaignId,
      before: { status: campaign.status },
      after: isLaunch ? { status, people: assignedCount } : { status },
      now: deps.clock.now(),
    });
    return assignedCount;
  });
}
