import { type SqlBool, sql } from 'kysely';
import type { SprintStatus } from '../../../domain/builder/sprint.ts';
import type { SprintRecord } from '../../../resources/sprints/sprints.ts';
import type { Tx } from '../database.ts';
import { laterTimestamp } from '../sql/laterTimestamp.ts';

export type Sprint = SprintRecord & {
  readonly account_id: number;
  readonly is_private: boolean;
  readonly request_key: string | null;
};

/**
 * Conditions of the records that administrators manage. An administrator's own private sprint isn't among them either, because other
 * administrators read what is audited about records.
 */
export const notPrivate = sql<SqlBool>`not is_private`;
export const ofSprintsNotPrivate = sql<SqlBool>`sprint_id in (select id from sprints where not is_private)`;

export async function lockSprint(tx: Tx, accountId: number, id: number): Promise<Sprint | null> {
  const row = await tx
    .selectFrom('sprints')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the number of steps of a sprint and the last due day; 0 without steps. */
export async function summarizeSteps(tx: Tx, sprintId: number): Promise<{ count: number; lastDay: number }> {
  return tx
    .selectFrom('sprint_steps')
    .select([sql<number>`count(*)::int`.as('count'), sql<number>`coalesce(max(day), 0)::int`.as('lastDay')])
    .where('sprint_id', '=', sprintId)
    .executeTakeFirstOrThrow();
}

type SprintChange = Partial<Pick<SprintRecord, 'retrospective' | 'nudges' | 'rhythm' | 'is_template'>>;

/** Changes columns of a sprint, and with them its version. */
export async function changeSprint(tx: Tx, id: number, change: SprintChange, now: Date): Promise<void> {
  await tx
    .updateTable('sprints')
    .set({ ...change, updated_at: laterTimestamp(now) })
    .where('id', '=', id)
    .execute();
}

export async function setSprintStatus(tx: Tx, id: number, status: SprintStatus, now: Date): Promise<void> {
  await tx
    .updateTable('sprints')
    .set({ status, updated_at: laterTimestamp(now) })
    .where('id', '=', id)
    .execute();
}

/** Adds a draft with the texts, days and steps of a sprint, without its progress and review. */
export async function addCopyOf(tx: Tx, of: Sprint, title: string, now: Date): Promise<number> {
  const { id: _own, status: _status, updated_at: _when, request_key: _request, ...facts } = of;
  const { id } = await tx
    .insertInto('sprints')
    .values({ ...facts, title, retrospective: null, is_template: false, updated_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into sprint_steps (account_id, sprint_id, action, day)
    select account_id, ${id}::int, action, day from sprint_steps
    where sprint_id = ${of.id} order by day, id`.execute(tx);
  return id;
}
