import type { FastifyInstance } from 'fastify';
import { courseRatingCalls } from '../../../contract/v2/courseRatings.ts';
import { learningCalls, learningCampaignCalls } from '../../../contract/v2/learning.ts';
import type { Deps } from '../../deps.ts';
import { assignNewcomers } from '../../usecases/learning/assignNewcomers.ts';
import { changeAssignments } from '../../usecases/learning/changeAssignments.ts';
import { copyContent } from '../../usecases/learning/copyContent.ts';
import { readCourseRating } from '../../usecases/learning/readCourseRating.ts';
import { readLearningReach } from '../../usecases/learning/readLearningReach.ts';
import { reorderContent } from '../../usecases/learning/reorderContent.ts';
import { setContentStatus } from '../../usecases/learning/setContentStatus.ts';
import { setLearningStatus } from '../../usecases/learning/setLearningStatus.ts';
import { callServer } from '../calls.ts';

export function registerLearningRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve } = callServer(app, deps);
  serve(learningCalls.setContentStatus, async ({ of, id, status }, caller) => ({
    status: await setContentStatus(deps, caller, { of, id }, status),
  }));
  serve(learningCalls.copyContent, async ({ of, id }, caller) => ({
    id: await copyContent(deps, caller, of, id),
  }));
  serve(learningCalls.reorderContent, async ({ of, parent_id, ids }, caller) => {
    await reorderContent(deps, caller, { of, parentId: parent_id }, ids);
    return {};
  });
  serve(courseRatingCalls.read, ({ course_id }, caller) => readCourseRating(deps, caller, course_id));
  serve(learningCampaignCalls.reach, ({ campaign_id }, caller) =>
    readLearningReach(deps, caller, campaign_id),
  );
  serve(learningCampaignCalls.setCampaignStatus, async ({ campaign_id, status }, caller) => ({
    people: await setLearningStatus(deps, caller, campaign_id, status),
  }));
  serve(learningCampaignCalls.assignNewcomers, async ({ campaign_id }, caller) => ({
    people: await assignNewcomers(deps, caller, campaign_id),
  }));
  serve(learningCampaignCalls.extendAssignments, async ({ assignment_ids, due_on }, caller) => ({
    people: await changeAssignments(deps, caller, assignment_ids, { due_on }),
  }));
  serve(learningCampaignCalls.changeAssignments, async ({ assignment_ids, state }, caller) => ({
    people: await changeAssignments(deps, caller, assignment_ids, { state }),
  }));
}
