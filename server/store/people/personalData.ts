import { sql, type Updateable } from 'kysely';
import { columnsWithMark, erasedValues, personalColumns } from '../../../resources/users/personalColumns.ts';
import { listUpdatesOfAuthor } from '../actions/actionUpdates.ts';
import { deleteFeed } from '../calendar/calendarFeeds.ts';
import type { Tx } from '../database.ts';
import { laterTimestamp } from '../sql/laterTimestamp.ts';
import type { Tables } from '../tables/tables.ts';

export async function findExport(tx: Tx, userId: number) {
  const row = await tx
    .selectFrom('data_exports')
    .select(['status', 'asked_at', 'expires_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** One export per person: a new request replaces the former copy. */
export async function addExportRequest(tx: Tx, userId: number, at: string): Promise<void> {
  await tx.deleteFrom('data_exports').where('user_id', '=', userId).execute();
  await tx
    .insertInto('data_exports')
    .values({ user_id: userId, asked_at: at, sealed: null, ready_at: null, expires_at: null })
    .execute();
}

/** Returns requested exports that are not ready yet, oldest first. */
export async function listWaitingExports(tx: Tx): Promise<number[]> {
  const rows = await tx
    .selectFrom('data_exports')
    .select('user_id')
    .where('status', '=', 'waiting')
    .orderBy('asked_at')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export async function storeExport(
  tx: Tx,
  userId: number,
  made: { readonly sealed: Uint8Array; readonly ready_at: string; readonly expires_at: string },
): Promise<void> {
  await tx
    .updateTable('data_exports')
    .set({ ...made, status: 'ready' })
    .where('user_id', '=', userId)
    .execute();
}

/** Returns the export once and deletes it. */
export async function takeExport(tx: Tx, userId: number, now: string): Promise<Uint8Array | null> {
  const row = await tx
    .deleteFrom('data_exports')
    .where('user_id', '=', userId)
    .where('status', '=', 'ready')
    .where('expires_at', '>', now)
    .returning('sealed')
    .executeTakeFirst();
  return row?.sealed ?? null;
}

export async function dropExpiredExports(tx: Tx, now: string): Promise<void> {
  await tx.deleteFrom('data_exports').where('expires_at', '<=', now).execute();
}

/** Returns name, email address and language of a person. */
export async function addressOf(tx: Tx, userId: number) {
  return tx
    .selectFrom('users')
    .select(['account_id', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

const copied = ['id', ...personalColumns, 'updated_at'].filter(
  (name) => !columnsWithMark('secret').includes(name),
);

/** Returns the person's own row, without secrets. */
export async function findOwnUserRow(tx: Tx, userId: number): Promise<Record<string, unknown> | null> {
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(copied.map((name) => sql.ref(name)))} from users where id = ${userId}`.execute(tx);
  return rows[0] ?? null;
}

/** Returns rows that are deleted together with a person, by table. */
export async function listRowsAbout(tx: Tx, userId: number): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ table: string; entries: unknown }>`
    select place as "table", entries from kept_about(${userId}::int)`.execute(tx);
  return Object.fromEntries(rows.map(({ table, entries }) => [table, entries]));
}

/** Returns the records that remain, without a name, after the person is erased. */
export async function listRemainingRecords(tx: Tx, userId: number) {
  const participations = await tx
    .selectFrom('participations')
    .innerJoin('benchmark_campaigns as campaign', 'campaign.id', 'participations.campaign_id')
    .select(['campaign.name as campaign', 'participations.status', 'invited_on', 'started_on', 'finished_on'])
    .where('participations.user_id', '=', userId)
    .orderBy('participations.id')
    .execute();
  const mails = await tx
    .selectFrom('mails')
    .select(['to_address', 'template', 'status', 'created_at', 'sent_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  const done = await tx
    .selectFrom('audit_entries')
    .select(['at', 'action', 'resource', 'record_id', 'changes'])
    .where('actor_id', '=', userId)
    .orderBy('id')
    .execute();
  const team_actions = await tx
    .selectFrom('team_actions')
    .select(['id', 'title', 'starts_on', 'due_on', 'progress', 'drop_reason', 'created_at'])
    .where((row) => row.or([row('owner_id', '=', userId), row('created_by', '=', userId)]))
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  const team_action_updates = await listUpdatesOfAuthor(tx, userId);
  const sprint_steps = await tx
    .selectFrom('sprint_steps')
    .innerJoin('sprints', 'sprints.id', 'sprint_steps.sprint_id')
    .select(['sprints.title as sprint', 'sprint_steps.action', 'sprint_steps.day', 'sprint_steps.done_on'])
    .where((row) => row.or([row('sprints.user_id', '=', userId), row('sprint_steps.done_by', '=', userId)]))
    .orderBy('sprint_steps.id')
    .execute();
  return { participations, mails, done, team_actions, team_action_updates, sprint_steps };
}

/** Whether this person is the only platform administrator. */
export async function isLastSuperAdmin(tx: Tx, userId: number): Promise<boolean> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('status', '=', 'active')
    .where(sql<boolean>`'super_admin' = any(permissions)`)
    .limit(2)
    .execute();
  return rows.length === 1 && rows[0]?.id === userId;
}

/** Erases a person except for the id: deletes the dependent rows and clears the personal columns. */
export async function erasePersonalData(tx: Tx, userId: number, now: string): Promise<void> {
  await sql`select erase_person(${userId}::int)`.execute(tx);
  await tx.deleteFrom('result_shares').where('user_id', '=', userId).execute();
  await deleteFeed(tx, userId);
  await tx
    .updateTable('users')
    .set({
      ...(erasedValues(userId) as Updateable<Tables['users']>), // The keys are columns of `users`.
      updated_at: laterTimestamp(now),
    })
    .where('id', '=', userId)
    .execute();
}
