import { sql } from 'kysely';
import type { Database } from '../server/store/database.ts';
import { addSession } from './benchDatabase.ts';

const courses = 20;
const coursesPerPerson = 10;
const teamSize = 25;

/** Adds published courses of five lessons, the last of them a quiz, and a path of three courses. */
export async function addCourses({ owner }: Database): Promise<{ courseId: number }> {
  await sql`insert into courses (title, summary, minutes, status, version)
    select 'Course ' || n, 'Summary', 30, 'published', 1 from generate_series(1, ${courses}::int) n`.execute(
    owner,
  );
  await sql`insert into lessons (course_id, position, title, kind)
    select c.id, n, 'Lesson ' || n, 'text' from courses c, generate_series(1, 5) n`.execute(owner);
  await sql`insert into course_versions (course_id, version, content, published_on)
    select c.id, 1, jsonb_build_object('title', c.title, 'lessons',
      (select jsonb_agg(to_jsonb(l) - 'course_id' order by l.position) from lessons l where l.course_id = c.id)), '2026-01-01'
    from courses c`.execute(owner);
  await sql`insert into learning_paths (title, summary, status, version) values ('Path', 'Summary', 'published', 1)`.execute(
    owner,
  );
  await sql`insert into path_steps (path_id, course_id, position)
    select p.id, c.id, c.id from learning_paths p, (select id from courses order by id limit 3) c`.execute(
    owner,
  );
  const { id } = await owner.selectFrom('courses').select('id').orderBy('id').executeTakeFirstOrThrow();
  return { courseId: id };
}

export interface LearningAccount {
  readonly accountId: number;
  readonly token: string;
}

/** Adds an account with this number of enrolments of ten courses per person, of which two of three are completed, and an open assignment for each person. */
export async function addLearners(database: Database, enrolments: number): Promise<LearningAccount> {
  const { owner } = database;
  const name = `learners_${enrolments}`;
  const { id: accountId } = await owner
    .insertInto('accounts')
    .values({ name, schema_name: name, status: 'active', modules: [1] })
    .returning('id')
    .executeTakeFirstOrThrow();
  const people = enrolments / coursesPerPerson;
  await sql`insert into users (account_id, first_name, last_name, email, permissions)
    select ${accountId}::int, 'Given ' || n, 'Family ' || (n::bigint * 104729 % 5000), ${name} || n || '@bench.example',
      case when n = 1 then array['user', 'local_admin'] else array['user'] end
    from generate_series(1, ${people}::int) n`.execute(owner);
  await sql`insert into teams (account_id, name)
    select ${accountId}::int, 'Team ' || n from generate_series(1, ${Math.ceil(people / teamSize)}::int) n`.execute(
    owner,
  );
  await sql`insert into memberships (account_id, team_id, user_id)
    select ${accountId}::int, t.id, u.id
    from (select id, row_number() over (order by id) - 1 as place from users where account_id = ${accountId}::int) u
    join (select id, row_number() over (order by id) - 1 as place from teams where account_id = ${accountId}::int) t
      on t.place = u.place / ${teamSize}::int`.execute(owner);
  await sql`insert into enrolments (account_id, user_id, course_id, version, source, enrolled_at, started_at, completed_at,
      score, seconds, updated_at)
    select ${accountId}::int, u.id, c.id, 1, 'self', at, at, case when (u.id + c.id) % 3 > 0 then at + interval '9 days' end,
      case when (u.id + c.id) % 3 > 0 then 60 + (u.id + c.id) % 41 end,
      300 + (u.id * 31 + c.id * 17) % 3000, at
    from users u, courses c, lateral (select now() - interval '1 day' * (20 + u.id % 300) as at) d
    where u.account_id = ${accountId}::int and (u.id + c.id) % 2 = 0`.execute(owner);
  await sql`insert into lesson_progress (account_id, user_id, enrolment_id, lesson_id, state, seconds, updated_at)
    select e.account_id, e.user_id, e.id, l.id, 'completed', e.seconds / 5, e.updated_at
    from enrolments e join lessons l on l.course_id = e.course_id
    where e.account_id = ${accountId}::int and (e.completed_at is not null or l.position <= e.user_id % 5)`.execute(
    owner,
  );
  await addAssignments(database, accountId);
  const admin = await owner
    .selectFrom('users')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return { accountId, token: await addSession(database, admin.id) };
}

async function addAssignments({ owner }: Database, accountId: number): Promise<void> {
  await sql`insert into learning_campaigns (account_id, name, content, path_id, starts_on, status)
    select ${accountId}::int, 'Campaign', 'path', id, current_date - 30, 'active' from learning_paths`.execute(
    owner,
  );
  await sql`insert into learning_assignments (account_id, campaign_id, user_id, path_id, course_ids, state, assigned_on, due_on)
    select u.account_id, k.id, u.id, k.path_id, array(select course_id from path_steps), 'started', current_date - 30,
      current_date - 3 + u.id % 7
    from users u join learning_campaigns k on k.account_id = u.account_id where u.account_id = ${accountId}::int`.execute(
    owner,
  );
}
