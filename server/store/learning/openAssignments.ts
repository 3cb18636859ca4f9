import { sql } from 'kysely';
import type { LearningAssignmentState } from '../../../domain/learning/learningAssignments.ts';
import type { AssignedCourses } from '../../../domain/learning/pathProgress.ts';
import type { Tx } from '../database.ts';

export interface OpenAssignment extends AssignedCourses {
  readonly id: number;
  readonly user_id: number;
  readonly state: LearningAssignmentState;
}

/** Returns the open assignments of these people, locked until the transaction ends, with the rule of their path. */
export async function lockOpenAssignments(
  tx: Tx,
  accountId: number,
  userIds: readonly number[],
): Promise<OpenAssignment[]> {
  return tx
    .selectFrom('learning_assignments as a')
    .leftJoin('learning_paths as p', 'p.id', 'a.path_id')
    .select(['a.id', 'a.user_id', 'a.state', 'a.course_ids', 'a.course_sets', 'p.rule', 'p.needed'])
    .where('a.account_id', '=', accountId)
    .where((row) => row('a.user_id', '=', row.fn.any(row.val([...userIds]))))
    .where('a.state', 'in', ['assigned', 'started'])
    .orderBy('a.id')
    .forUpdate('a')
    .execute();
}

/** Returns the courses that these people have started, and whether they completed them. */
export async function listStartedCourses(tx: Tx, accountId: number, userIds: readonly number[]) {
  return tx
    .selectFrom('enrolments')
    .select(['user_id', 'course_id', sql<boolean>`bool_or(completed_at is not null)`.as('is_completed')])
    .where('account_id', '=', accountId)
    .where((row) => row('user_id', '=', row.fn.any(row.val([...userIds]))))
    .where('started_at', 'is not', null)
    .groupBy(['user_id', 'course_id'])
    .execute();
}

/** Changes the state of assignments; finished ones get the day. */
export async function setAssignmentStates(
  tx: Tx,
  ids: readonly number[],
  state: 'started' | 'finished',
  { at, day }: { readonly at: string; readonly day: string },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('learning_assignments')
    .set({ state, finished_on: state === 'finished' ? day : null, updated_at: at })
    .where((row) => row('id', '=', row.fn.any(row.val([...ids]))))
    .execute();
}

/** Returns those of these people who started or completed one of the courses. */
export async function listLearnersOf(
  tx: Tx,
  accountId: number,
  userIds: readonly number[],
  courseIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`select distinct user_id from enrolments
    where account_id = ${accountId}::int and user_id = any(${[...userIds]}::int[])
      and course_id = any(${[...courseIds]}::int[])`.execute(tx);
  return rows.map(({ user_id }) => user_id);
}
