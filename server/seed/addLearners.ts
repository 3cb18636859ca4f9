import { sql } from 'kysely';
import { addDays } from '../../domain/dates/days.ts';
import type { Tx } from '../store/database.ts';
import { settleAssignments } from '../usecases/learning/settleAssignments.ts';
import type { CourseKey } from './courseContent.ts';

interface LearnerContent {
  readonly accountId: number;
  readonly now: Date;
  readonly courses: ReadonlyMap<CourseKey, number>;
  readonly paths: ReadonlyMap<string, number>;
}

/**
 * Adds what people have learned: the courses of their assignments, a path with a set of which any course is enough, an overdue course, and a video that
 * the demo user hasn't finished.
 */
export async function addLearners(tx: Tx, content: LearnerContent): Promise<void> {
  const { accountId, now } = content;
  const people = await tx
    .selectFrom('users')
    .select(['id', 'email'])
    .where('account_id', '=', accountId)
    .where('email', 'in', ['user@demo.example', 'supervisor@demo.example', 'local-admin@demo.example'])
    .execute();
  const userIds = people.map(({ id }) => id);
  await restartAssignments(tx, content, userIds);
  await addEnrolmentsOfAssignments(tx, accountId);
  await addOwnAssignments(tx, content, userIds);
  const user = people.find(({ email }) => email === 'user@demo.example');
  if (user) await addUnfinishedVideo(tx, content, user.id);
  await addTimeSpent(tx, accountId);
  const moment = { at: now.toISOString(), day: now.toISOString().slice(0, 10) };
  await settleAssignments(tx, accountId, userIds, moment);
}

/** The people of the demo have completed one course, so that each kind of assignment has something left to do. */
async function restartAssignments(
  tx: Tx,
  { accountId, now, courses }: LearnerContent,
  userIds: readonly number[],
): Promise<void> {
  await tx.deleteFrom('learning_assignments').where('user_id', 'in', userIds).execute();
  const started = addDays(now.toISOString().slice(0, 10), -40);
  const completed = {
    source: 'self',
    enrolled_at: started,
    started_at: started,
    completed_at: started,
  } as const;
  const rows = userIds.map((user_id) => ({
    ...{ account_id: accountId, user_id, course_id: courses.get('welcome') ?? 0, version: 1 },
    ...completed,
    updated_at: started,
  }));
  if (rows.length > 0) await tx.insertInto('enrolments').values(rows).execute();
}

/** People who have finished completed all courses, and those who have started are in the first lesson of the first course. */
async function addEnrolmentsOfAssignments(tx: Tx, accountId: number): Promise<void> {
  await sql`insert into enrolments
      (account_id, user_id, course_id, version, source, enrolled_at, started_at, completed_at, updated_at)
    select a.account_id, a.user_id, c.course_id, 1, 'assigned', a.assigned_on, a.assigned_on, a.finished_on,
      coalesce(a.finished_on, a.assigned_on)
    from learning_assignments a, unnest(a.course_ids) with ordinality as c (course_id, place)
    where a.account_id = ${accountId} and (a.state = 'finished' or (a.state = 'started' and c.place = 1))
    order by a.id, c.place
    on conflict do nothing`.execute(tx);
  await sql`insert into lesson_progress (account_id, user_id, enrolment_id, lesson_id, state, updated_at)
    select e.account_id, e.user_id, e.id, coalesce((l.lesson->>'id')::int, 0), 'completed', e.updated_at
    from enrolments e join course_versions v on v.course_id = e.course_id and v.version = e.version
    left join jsonb_array_elements(v.content->'lessons') with ordinality as l (lesson, place) on true
    where e.account_id = ${accountId} and (e.completed_at is not null or l.place = 1)`.execute(tx);
}

async function addOwnAssignments(
  tx: Tx,
  { accountId, now, courses, paths }: LearnerContent,
  userIds: readonly number[],
): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  const idsOf = (...keys: CourseKey[]) => keys.map((key) => courses.get(key) ?? 0);
  const overdue = idsOf('hiring');
  const given = [
    {
      course_ids: idsOf('welcome', 'listening', 'bias', 'feedback'),
      course_sets: [{ course_ids: idsOf('listening', 'bias', 'feedback'), needed: 1 }],
      due_on: addDays(today, 5),
    },
    { course_ids: idsOf('welcome', 'listening', 'feedback', 'speaking-up'), due_on: addDays(today, 30) },
    { course_ids: overdue, due_on: addDays(today, -2) },
  ];
  const pathId = paths.get('Better conversations') ?? null;
  const shared = {
    account_id: accountId,
    audience: 'chosen',
    status: 'active',
    user_ids: [...userIds],
  } as const;
  const campaigns = await tx
    .insertInto('learning_campaigns')
    .values([
      {
        ...shared,
        name: 'One course of your choice',
        message: 'Choose the course that helps you most this month.',
        content: 'path',
        path_id: pathId,
        starts_on: today,
        launched_on: today,
        due_kind: 'after_days',
        due_days: 5,
      },
      {
        ...shared,
        name: 'For new leads',
        content: 'path',
        path_id: paths.get('New to leading people') ?? null,
        starts_on: addDays(today, -30),
        launched_on: addDays(today, -30),
        due_kind: 'after_days',
        due_days: 60,
      },
      {
        ...shared,
        name: 'Before the next interviews',
        content: 'courses',
        course_ids: overdue,
        starts_on: addDays(today, -20),
        launched_on: addDays(today, -20),
        due_kind: 'on_day',
        due_on: addDays(today, -2),
      },
    ])
    .returning(['id', 'path_id', 'starts_on'])
    .execute();
  const rows = campaigns.flatMap(({ id, path_id, starts_on }, index) =>
    userIds.map((user_id) => ({
      ...{ account_id: accountId, campaign_id: id, user_id, path_id, assigned_on: starts_on },
      course_ids: given[index]?.course_ids ?? [],
      course_sets: JSON.stringify(given[index]?.course_sets ?? []),
      due_on: given[index]?.due_on ?? null,
    })),
  );
  if (rows.length > 0) await tx.insertInto('learning_assignments').values(rows).execute();
}

/** Each opened lesson took between 2 and 17 minutes. */
async function addTimeSpent(tx: Tx, accountId: number): Promise<void> {
  await sql`update lesson_progress set seconds = 120 + (user_id * 37 + lesson_id * 53) % 900
    where account_id = ${accountId}`.execute(tx);
  await sql`update enrolments e set seconds = coalesce(
      (select sum(p.seconds) from lesson_progress p where p.enrolment_id = e.id), 0)
    where e.account_id = ${accountId}`.execute(tx);
}

/** The person stopped after seven seconds of the film in the first course. */
async function addUnfinishedVideo(
  tx: Tx,
  { accountId, now, courses }: LearnerContent,
  userId: number,
): Promise<void> {
  const at = now.toISOString();
  const courseId = courses.get('listening') ?? 0;
  const own = { account_id: accountId, user_id: userId, updated_at: at };
  await tx.deleteFrom('enrolments').where('user_id', '=', userId).where('course_id', '=', courseId).execute();
  const lessons = await tx
    .selectFrom('lessons')
    .select(['id', 'kind'])
    .where('course_id', '=', courseId)
    .orderBy('position')
    .execute();
  const video = lessons.find(({ kind }) => kind === 'video')?.id ?? 0;
  const { id } = await tx
    .insertInto('enrolments')
    .values({
      ...own,
      course_id: courseId,
      version: 1,
      source: 'assigned',
      enrolled_at: at,
      started_at: at,
      last_lesson_id: video,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('lesson_progress')
    .values([
      { ...own, enrolment_id: id, lesson_id: lessons[0]?.id ?? 0, state: 'completed' },
      {
        ...own,
        enrolment_id: id,
        lesson_id: video,
        state: 'started',
        position_seconds: 7,
        watched: JSON.stringify([{ from: 0, to: 7 }]),
      },
    ])
    .execute();
}
