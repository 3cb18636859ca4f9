import { sql } from 'kysely';
import type { Tx } from '../database.ts';
import type { Learner } from './enrolments.ts';

/** Starts counting the time of a person, unless it is counted already. */
export async function startLearnerClock(tx: Tx, { accountId, userId }: Learner, at: string): Promise<void> {
  await sql`insert into learner_clocks (user_id, account_id, counted_until) values (${userId}, ${accountId}, ${at})
    on conflict (user_id) do nothing`.execute(tx);
}

/** Returns the moment up to which the time of a person was counted, locked until the transaction ends; `start` if it is counted from then on. */
export async function lockLearnerClock(tx: Tx, learner: Learner, start: string): Promise<Date> {
  await startLearnerClock(tx, learner, start);
  const row = await tx
    .selectFrom('learner_clocks')
    .select('counted_until')
    .where('user_id', '=', learner.userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return new Date(row.counted_until);
}

interface SpentTime {
  readonly enrolment_id: number;
  readonly lesson_id: number;
  readonly seconds: number;
  readonly countedUntil: Date;
}

/** Adds time to a lesson and its enrolment. */
export async function addTimeSpent(
  tx: Tx,
  { accountId, userId }: Learner,
  { enrolment_id, lesson_id, seconds, countedUntil }: SpentTime,
  at: string,
): Promise<void> {
  await tx
    .updateTable('learner_clocks')
    .set({ counted_until: countedUntil.toISOString() })
    .where('user_id', '=', userId)
    .execute();
  if (seconds === 0) return;
  await sql`insert into lesson_progress as progress
      (account_id, user_id, enrolment_id, lesson_id, state, seconds, updated_at)
    values (${accountId}, ${userId}, ${enrolment_id}, ${lesson_id}, 'started', ${seconds}, ${at})
    on conflict (enrolment_id, lesson_id) do update set seconds = progress.seconds + excluded.seconds`.execute(
    tx,
  );
  await sql`update enrolments set seconds = seconds + ${seconds}::int where id = ${enrolment_id}`.execute(tx);
}
