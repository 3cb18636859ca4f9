import { checkPathAssignable } from '../../../domain/learning/learningPaths.ts';
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
 * Returns the courses of a campaign in order, provided all are published. Throws `content_unpublished`, `path_empty`,
 * `path_short`.
 */
export async function requirePublishedCourses(tx: Tx, campaign: LearningCampaignRecord): Promise<number[]> {
  const courses = await selectedCourses(tx, campaign);
  const isPublished = courses.length > 0 && courses.every(({ status }) => status === 'published');
  if (!isPublished) throw new Refusal('content_unpublished');
  return courses.map(({ course_id }) => course_id);
}

async function selectedCourses(tx: Tx, { content, path_id, group_id, course_ids }: LearningCampaignRecord) {
  if (content === 'courses') return findCoursesByIds(tx, course_ids);
  if (content === 'group') return findCoursesByIds(tx, await listCourseIdsOfGroup(tx, group_id ?? 0));
  const path = await readPath(tx, path_id ?? 0);
  if (path?.status !== 'published') throw new Refusal('content_unpublished');
  const steps = await listPathSteps(tx, path.id);
  checkPathAssignable(
    path,
    steps.map(({ status }) => status),
  );
  return steps;
}
