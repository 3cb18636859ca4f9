import { writeCourseVersions } from '../../../server/store/learning/courseVersions.ts';
import type { TestServer } from '../../support/startTestServer.ts';
import { addQuizRows } from './addQuizRows.ts';

interface LearningRows {
  readonly accountId: number;
  readonly userId: number;
  readonly word: string;
}

/** Adds a learning campaign with an assignment, and a course that the person started, to an account. */
export async function addLearningRows(server: TestServer, { accountId, userId, word }: LearningRows) {
  const { owner } = server.database;
  const own = { account_id: accountId };
  const learning = await owner
    .insertInto('learning_campaigns')
    .values({ ...own, name: word, status: 'active', starts_on: '2026-11-01' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const assignment = await owner
    .insertInto('learning_assignments')
    .values({ ...own, campaign_id: learning.id, user_id: userId, assigned_on: '2026-11-01' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const course = await owner
    .insertInto('courses')
    .values({
      title: 'A course',
      summary: 'For all accounts',
      minutes: 5,
      status: 'draft',
      version: 1,
      link: 'https://a.example',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await owner.transaction().execute((tx) => writeCourseVersions(tx, [course.id]));
  const rule = await owner
    .insertInto('learning_rules')
    .values({ ...own, course_id: course.id, reason: 'metric', metric: 'trust', below: 40 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const at = server.clock.now().toISOString();
  const enrolment = await owner
    .insertInto('enrolments')
    .values({
      ...own,
      user_id: userId,
      course_id: course.id,
      version: 1,
      source: 'self',
      enrolled_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await owner
    .insertInto('lesson_progress')
    .values({
      ...own,
      user_id: userId,
      enrolment_id: enrolment.id,
      lesson_id: 0,
      state: 'started',
      updated_at: at,
    })
    .execute();
  await owner
    .insertInto('lesson_notes')
    .values({
      ...own,
      user_id: userId,
      course_id: course.id,
      ...{ lesson_id: 0, lesson_title: 'A course', note: word, is_bookmarked: true, updated_at: at },
    })
    .execute();
  const rating = { ...own, course_id: course.id, batch: 0, rating: 4 };
  await owner.insertInto('course_ratings').values(Array(5).fill(rating)).execute();
  const quizRows = await addQuizRows(server, {
    accountId,
    userId,
    enrolmentId: enrolment.id,
    courseId: course.id,
    word,
  });
  return {
    learning_campaign: learning.id,
    learning_assignment: assignment.id,
    learning_rule: rule.id,
    enrolment: enrolment.id,
    ...quizRows,
  };
}
