import type { FastifyInstance } from 'fastify';
import { courseRatingCalls } from '../../../contract/v2/courseRatings.ts';
import { learningNoteCalls } from '../../../contract/v2/learningNotes.ts';
import { ownLearningCalls as calls } from '../../../contract/v2/ownLearning.ts';
import type { Deps } from '../../deps.ts';
import { listOwnNotes, saveOwnNote } from '../../usecases/learning/own/lessonNotes.ts';
import {
  addLessonTime,
  completeLessonByHand,
  openLesson,
  saveVideoProgress,
} from '../../usecases/learning/own/lessonSteps.ts';
import { rateCourse } from '../../usecases/learning/own/rateCourse.ts';
import { readCourseCatalog } from '../../usecases/learning/own/readCourseCatalog.ts';
import { readOwnCourse } from '../../usecases/learning/own/readOwnCourse.ts';
import { readOwnLearning } from '../../usecases/learning/own/readOwnLearning.ts';
import { readRecommendedCourses } from '../../usecases/learning/own/readRecommendedCourses.ts';
import { readTeamLearning } from '../../usecases/learning/own/readTeamLearning.ts';
import { startCourse } from '../../usecases/learning/own/startCourse.ts';
import { callServer } from '../calls.ts';

export function registerOwnLearningRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve } = callServer(app, deps);
  serve(calls.overview, (_body, caller) => readOwnLearning(deps, caller));
  serve(calls.team, ({ page }, caller) => readTeamLearning(deps, caller, page));
  serve(calls.catalog, (body, caller) => readCourseCatalog(deps, caller, body));
  serve(calls.recommended, async (_body, caller) => ({
    courses: await readRecommendedCourses(deps, caller),
  }));
  serve(calls.course, ({ course_id }, caller) => readOwnCourse(deps, caller, course_id));
  serve(calls.start, async ({ course_id }, caller) => ({
    enrolment_id: await startCourse(deps, caller, course_id),
  }));
  serve(calls.openLesson, (body, caller) => openLesson(deps, caller, body));
  serve(calls.saveVideo, (body, caller) => saveVideoProgress(deps, caller, body));
  serve(calls.addTime, (body, caller) => addLessonTime(deps, caller, body));
  serve(calls.completeLesson, (body, caller) => completeLessonByHand(deps, caller, body));
  serve(learningNoteCalls.save, (body, caller) => saveOwnNote(deps, caller, body));
  serve(learningNoteCalls.list, (body, caller) => listOwnNotes(deps, caller, body));
  serve(courseRatingCalls.rate, async (body, caller) => ({ rating: await rateCourse(deps, caller, body) }));
}
