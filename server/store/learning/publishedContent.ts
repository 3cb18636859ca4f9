import { type RawBuilder, type SqlBool, sql } from 'kysely';

type Condition = RawBuilder<SqlBool>;

/** Courses and paths that are drafts are for those who write them; these are conditions on the rows others see. */
export const presented: Condition = sql`status <> 'draft'`;
export const ofPresentedCourses: Condition = sql`course_id in (select id from courses where status <> 'draft')`;
export const ofPresentedPaths: Condition = sql`path_id in (select id from learning_paths where status <> 'draft')`;
