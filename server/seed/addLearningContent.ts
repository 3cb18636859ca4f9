import { addDays } from '../../domain/dates/days.ts';
import type { Tx } from '../store/database.ts';
import { writeCourseVersions } from '../store/learning/courseVersions.ts';
import { addLearners } from './addLearners.ts';
import { addQuizResults, addQuizzes } from './addQuizzes.ts';
import { addRatings } from './addRatings.ts';
import {
  type CourseKey,
  type DemoStep,
  demoCourses,
  demoPaths,
  demoText,
  demoVideo,
} from './courseContent.ts';
import { type Random, seededRandom } from './demoRandom.ts';

const seed = 20_260_915;
type Ids<K extends string = string> = ReadonlyMap<K, number>;

/** The ids of the files that lessons of the demo use: by the kind of the lesson, and a package with several parts. */
type LessonFiles = Readonly<Record<'file' | 'scorm' | 'scenes', number>>;

const isUploaded = (kind: string): kind is 'file' | 'scorm' => kind === 'file' || kind === 'scorm';

/** Adds platform courses and paths, and assigns them to people in the account. */
export async function addLearningContent(
  tx: Tx,
  now: Date,
  { accountId, lessonFiles }: { readonly accountId: number; readonly lessonFiles: LessonFiles },
): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  const random = seededRandom(seed);
  const courses = await addCourses(tx, today, lessonFiles);
  const paths = await addPaths(tx, courses, today);
  await addGroups(tx, courses);
  await addLearningCampaigns(tx, random, { accountId, today, courses, paths });
  await addRules(tx, accountId, courses);
  await addLearners(tx, { accountId, now, courses, paths });
  await addQuizResults(tx, { accountId, now, courses });
  await addRatings(tx, accountId);
}

async function addCourses(tx: Tx, today: string, lessonFiles: LessonFiles): Promise<Ids<CourseKey>> {
  const topics = await tx.selectFrom('topics').select(['id', 'code']).execute();
  const rows = await tx
    .insertInto('courses')
    .values(
      demoCourses.map((course) => {
        const status = 'status' in course ? course.status : 'published';
        return {
          title: course.title,
          summary: course.summary,
          minutes: course.minutes,
          level: course.level,
          format: 'link' in course ? ('external' as const) : ('self_paced' as const),
          link: 'link' in course ? course.link : null,
          topic_id: topics.find(({ code }) => code === course.topic)?.id ?? null,
          metric: course.metric,
          program_ids: [1, 2] as const,
          certificate: course.minutes > 50,
          certificate_months: course.minutes > 50 ? 24 : null,
          status,
          version: status === 'published' ? 1 : 0,
          published_on: status === 'published' ? addDays(today, -200) : null,
        };
      }),
    )
    .returning('id')
    .execute();
  const ids = new Map(demoCourses.map(({ key }, index) => [key, rows[index]?.id ?? 0]));
  await addLessons(tx, ids, lessonFiles);
  await writeCourseVersions(tx, [...ids.values()]);
  return ids;
}

async function addLessons(tx: Tx, courses: Ids<CourseKey>, lessonFiles: LessonFiles): Promise<void> {
  const lessons = demoCourses.flatMap(({ key, lessons }) =>
    lessons.map(({ kind, title, minutes, file }, index) => {
      const isWritten = kind === 'text';
      return {
        course_id: courses.get(key) ?? 0,
        position: index + 1,
        title,
        kind,
        minutes,
        body: isWritten ? demoText(title) : null,
        link:
          isWritten || kind === 'quiz' || isUploaded(kind)
            ? null
            : kind === 'video'
              ? demoVideo.link
              : `https://learn.example/${key}/${index + 1}`,
        file_id: isUploaded(kind) ? lessonFiles[file ?? kind] : null,
        captions: kind === 'video' ? demoVideo.captions : null,
      };
    }),
  );
  await tx.insertInto('lessons').values(lessons).execute();
  await addQuizzes(tx, courses);
}

async function addPaths(tx: Tx, courses: Ids<CourseKey>, today: string): Promise<Ids> {
  const rows = await tx
    .insertInto('learning_paths')
    .values(
      demoPaths.map(({ steps: _steps, ...path }) => ({
        ...path,
        version: path.status === 'published' ? 1 : 0,
        published_on: path.status === 'published' ? addDays(today, -180) : null,
      })),
    )
    .returning('id')
    .execute();
  const steps = demoPaths.flatMap((path, index) =>
    path.steps.map((step: DemoStep, place) => ({
      path_id: rows[index]?.id ?? 0,
      position: place + 1,
      ...(typeof step === 'string'
        ? { course_id: courses.get(step) ?? 0 }
        : { course_ids: step.of.map((key) => courses.get(key) ?? 0), needed: step.any }),
    })),
  );
  await tx.insertInto('path_steps').values(steps).execute();
  return new Map(demoPaths.map(({ title }, index) => [title, rows[index]?.id ?? 0]));
}

async function addGroups(tx: Tx, courses: Ids<CourseKey>): Promise<void> {
  const of = (...keys: CourseKey[]) => keys.map((key) => courses.get(key) ?? 0);
  await tx
    .insertInto('course_groups')
    .values([
      {
        name: 'For everyone',
        description: 'An hour and a half for every new colleague.',
        course_ids: of('listening', 'bias'),
      },
      { name: 'For interviewers', description: null, course_ids: of('bias', 'hiring', 'listening') },
    ])
    .execute();
}

/** Recommends two courses to everyone, with personal reasons. */
async function addRules(tx: Tx, accountId: number, courses: Ids<CourseKey>): Promise<void> {
  const topics = await tx.selectFrom('topics').select('id').where('code', '=', 'respect').execute();
  const shared = { account_id: accountId };
  await tx
    .insertInto('learning_rules')
    .values([
      { ...shared, course_id: courses.get('feedback') ?? 0, reason: 'metric', metric: 'coaching', below: 60 },
      {
        ...shared,
        course_id: courses.get('listening') ?? 0,
        reason: 'focus',
        topic_id: topics[0]?.id ?? null,
      },
    ])
    .execute();
  // The course about speaking up builds on the one about listening.
  await tx
    .updateTable('courses')
    .set({ prerequisite_ids: [courses.get('listening') ?? 0] })
    .where('id', '=', courses.get('speaking-up') ?? 0)
    .execute();
}

interface LearningContent {
  readonly accountId: number;
  readonly today: string;
  readonly courses: Ids<CourseKey>;
  readonly paths: Ids;
}

async function addLearningCampaigns(tx: Tx, random: Random, content: LearningContent): Promise<void> {
  const { accountId, today, paths } = content;
  const teams = await tx
    .selectFrom('teams')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('id')
    .limit(4)
    .execute();
  const team_ids = teams.map(({ id }) => id);
  const groups = await tx
    .selectFrom('team_groups')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('id')
    .limit(1)
    .execute();
  const [first, second] = demoPaths;
  const sharedValues = { account_id: accountId, content: 'path' as const, team_ids };
  const [over, running] = await tx
    .insertInto('learning_campaigns')
    .values([
      {
        ...sharedValues,
        name: 'Fair decisions, spring',
        message: 'For everyone who decides about people.',
        status: 'closed',
        path_id: paths.get(second.title) ?? null,
        starts_on: addDays(today, -170),
        launched_on: addDays(today, -170),
        due_kind: 'on_day',
        due_on: addDays(today, -80),
      },
      {
        ...sharedValues,
        name: 'Leading people, this quarter',
        message: 'Four short courses. Take them when it suits you, one a fortnight is enough.',
        status: 'active',
        path_id: paths.get(first.title) ?? null,
        starts_on: addDays(today, -45),
        launched_on: addDays(today, -45),
        due_kind: 'after_days',
        due_days: 60,
      },
      {
        ...sharedValues,
        name: 'Listening for everyone',
        content: 'courses',
        course_ids: [content.courses.get('listening') ?? 0],
        audience: 'everyone',
        team_ids: [],
        starts_on: addDays(today, 20),
        due_days: 30,
      },
      {
        ...sharedValues,
        name: 'Fair interviews, for leads and hiring',
        content: 'courses',
        course_ids: [content.courses.get('hiring') ?? 0],
        team_ids: [],
        team_group_ids: groups.map(({ id }) => id),
        roles: ['supervisor', 'full_hiring'],
        starts_on: addDays(today, 10),
        due_days: 30,
      },
    ])
    .returning(['id', 'path_id', 'starts_on', 'due_on'])
    .execute();
  for (const [campaign, path, finished] of [
    [over, second, 0.8],
    [running, first, 0.3],
  ] as const) {
    if (!campaign) continue;
    await addAssignments(tx, random, content, { ...campaign, team_ids, steps: path.steps, finished });
  }
}

interface AssignedCampaign {
  readonly id: number;
  readonly path_id: number | null;
  readonly starts_on: string;
  readonly due_on: string | null;
  readonly team_ids: readonly number[];
  readonly steps: readonly CourseKey[];
  /** The share of people who have finished. */
  readonly finished: number;
}

async function addAssignments(
  tx: Tx,
  random: Random,
  content: LearningContent,
  campaign: AssignedCampaign,
): Promise<void> {
  const people = await tx
    .selectFrom('memberships')
    .select('user_id')
    .distinct()
    .where('team_id', 'in', campaign.team_ids)
    .orderBy('user_id')
    .execute();
  const state = () => {
    const drawn = random.next();
    if (drawn < campaign.finished) return 'finished';
    return drawn < campaign.finished + 0.4 ? 'started' : 'assigned';
  };
  const rows = people.map(({ user_id }, index) => {
    const drawn = state();
    const later = index % 9 === 0 ? 7 : 0;
    return {
      account_id: content.accountId,
      campaign_id: campaign.id,
      user_id,
      path_id: campaign.path_id,
      course_ids: campaign.steps.map((key) => content.courses.get(key) ?? 0),
      state: drawn,
      assigned_on: addDays(campaign.starts_on, later),
      due_on: campaign.due_on ?? addDays(campaign.starts_on, later + 60),
      notified_assigned: true,
      finished_on: drawn === 'finished' ? addDays(campaign.starts_on, random.between(10, 40)) : null,
    } as const;
  });
  await tx.insertInto('learning_assignments').values(rows).execute();
}
