import { type RawBuilder, type SqlBool, sql } from 'kysely';

type Condition = RawBuilder<SqlBool>;

/** Conditions that hide draft courses and paths from everyone except their authors. */
export const published: Condition = sql`status <> 'draft'`;
export const ofPublishedCourses: Condition = sql`course_id in (select id from courses where status <> 'draft')`;
export const ofPublishedPaths: Condition = sql`path_id in (select id from learning_paths where status <> 'draft')`;
