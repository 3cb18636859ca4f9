import { assignmentDueOn, assignmentStart } from '../../../domain/learning/learningCampaigns.ts';
import type { LearningCampaignRecord } from '../../../resources/learningCampaigns/learningCampaigns.ts';
import type { Deps } from '../../deps.ts';
import { listAllInvitees, listWideAudience, withAddress } from '../../store/campaigns/audienceMembers.ts';
import type { Tx } from '../../store/database.ts';
import { addLearningAssignments } from '../../store/learning/learningCampaigns.ts';
import { listLearnersOf } from '../../store/learning/openAssignments.ts';
import { readAccountDay } from '../accounts/readAccountDay.ts';
import { announceAssignments } from './notifyOfLearning.ts';
import { requirePublishedCourses } from './requirePublishedCourses.ts';
import { settleAssignments } from './settleAssignments.ts';

/** Returns the active people with a sign-in whom a campaign reaches today, each once. */
export async function listPeopleReachedBy(
  tx: Tx,
  accountId: number,
  { audience, team_ids, team_group_ids, roles, user_ids }: LearningCampaignRecord,
): Promise<number[]> {
  const people =
    audience === 'everyone'
      ? await listAllInvitees(tx, accountId)
      : await listWideAudience(tx, accountId, { team_ids, team_group_ids, roles, user_ids });
  return withAddress(people).map(({ id }) => id);
}

/**
 * Assigns a campaign's current courses to people as of the account's day and notifies them if it has begun. Courses that they completed
 * before count. Returns the number of people who didn't have it yet.
 */
export async function assignLearningCampaign(
  deps: Deps,
  tx: Tx,
  accountId: number,
  campaign: LearningCampaignRecord,
  userIds: readonly number[],
): Promise<number> {
  const day = await readAccountDay(deps, tx, accountId);
  const assignedOn = assignmentStart(campaign.starts_on, day);
  const { courseIds, courseSets } = await requirePublishedCourses(tx, campaign);
  const now = deps.clock.now();
  const at = now.toISOString();
  const added = await addLearningAssignments(
    tx,
    {
      accountId,
      campaignId: campaign.id,
      pathId: campaign.content === 'path' ? campaign.path_id : null,
      courseIds,
      courseSets,
      assignedOn,
      dueOn: assignmentDueOn(campaign, assignedOn),
    },
    userIds,
    at,
  );
  const learners = await listLearnersOf(tx, accountId, userIds, courseIds);
  await settleAssignments(tx, accountId, learners, { at, day });
  while (await announceAssignments(tx, { day, campaignId: campaign.id }, now)) {
    // The next batch begins.
  }
  return added;
}
