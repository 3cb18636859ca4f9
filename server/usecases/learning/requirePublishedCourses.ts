import { checkPathAssignable, type PathStep } from '../../../domain/learning/learningPaths.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { LearningCampaignRecord } from '../../../resources/learningCampaigns/learningCampaigns.ts';
import type { Tx } from '../../store/database.ts';
import {
  findCoursesByIds,
  listCourseIdsOfGroup,
  listPathSteps,
  readPath,
} from '../../store/learning/learningContent.ts';

/**
 * Returns the courses of a campaign in order with the sets of its path, provided all are published. Throws `content_unpublished`, `path_empty`,
 * `path_short`.
 */
export async function requirePublishedCourses(
  tx: Tx,
  campaign: LearningCampaignRecord,
): Promise<{ readonly courseIds: readonly number[]; readonly courseSets: readonly PathStep[] }> {
  if (campaign.content === 'path') return coursesOfPath(tx, campaign.path_id ?? 0);
  const courses = await selectedCourses(tx, campaign);
  const isPublished = courses.length > 0 && courses.every(({ status }) => status === 'published');
  if (!isPublished) throw new Refusal('content_unpublished');
  return { courseIds: courses.map(({ course_id }) => course_id), courseSets: [] };
}

async function selectedCourses(tx: Tx, { content, group_id, course_ids }: LearningCampaignRecord) {
  return findCoursesByIds(
    tx,
    content === 'group' ? await listCourseIdsOfGroup(tx, group_id ?? 0) : course_ids,
  );
}

async function coursesOfPath(tx: Tx, id: number) {
  const path = await readPath(tx, id);
  if (path?.status !== 'published') throw new Refusal('content_unpublished');
  const steps = await listPathSteps(tx, path.id);
  checkPathAssignable(path, steps);
  const sets = steps.filter(({ course_ids }) => course_ids.length > 1);
  return {
    courseIds: steps.flatMap(({ course_ids }) => course_ids),
    courseSets: sets.map(({ course_ids, needed }) => ({ course_ids, needed })),
  };
}
