import { type RawBuilder, type SqlBool, sql } from 'kysely';

type Condition = RawBuilder<SqlBool>;

/** Conditions that hide draft courses and paths from everyone except their authors. */
export const presented: Condition = sql`status <> 'draft'`;
export const ofPresentedCourses: Condition = sql`course_id in (select id from courses where status <> 'draft')`;
export const ofPresentedPaths: Condition = sql`path_id in (select id from learning_paths where status <> 'draft')`;
