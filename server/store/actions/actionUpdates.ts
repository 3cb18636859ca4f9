import { sql } from 'kysely';
import { maxUpdates } from '../../../domain/actions/teamAction.ts';
import type { Tx } from '../database.ts';

export interface ActionUpdate {
  readonly id: number;
  readonly action_id: number;
  readonly author_id: number | null;
  readonly author: string | null;
  readonly text: string;
  readonly created_at: string;
}

/** Returns the updates of an action, newest first. Authors are named only while they belong to the account. */
export async function listActionUpdates(
  tx: Tx,
  accountId: number,
  actionId: number,
): Promise<ActionUpdate[]> {
  const { rows } = await sql<ActionUpdate>`select u.id, u.action_id, author.id as author_id,
      nullif(trim(concat_ws(' ', author.first_name, author.last_name)), '') as author, u.text, u.created_at
    from team_action_updates u
    left join users author on author.id = u.author_id and author.account_id = u.account_id
    where u.account_id = ${accountId}::int and u.action_id = ${actionId}::int and u.deleted_at is null
    order by u.created_at desc, u.id desc limit ${maxUpdates}`.execute(tx);
  return rows;
}

/** Returns an update of the account, also a deleted one. */
export async function findActionUpdate(tx: Tx, accountId: number, id: number) {
  const row = await tx
    .selectFrom('team_action_updates')
    .select(['id', 'action_id', 'author_id', 'deleted_at', 'deleted_by'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

interface NewUpdate {
  readonly account_id: number;
  readonly action_id: number;
  readonly author_id: number;
  readonly text: string;
  readonly request_key: string;
  readonly created_at: string;
}

/** Adds an update and returns its id; null if the same request added it already. */
export async function addActionUpdate(tx: Tx, update: NewUpdate): Promise<number | null> {
  const row = await tx
    .insertInto('team_action_updates')
    .values(update)
    .onConflict((conflict) => conflict.columns(['action_id', 'request_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

interface Deletion {
  readonly deleted_at: string | null;
  readonly deleted_by: number | null;
}

export async function setUpdateDeleted(tx: Tx, id: number, deletion: Deletion): Promise<void> {
  await tx.updateTable('team_action_updates').set(deletion).where('id', '=', id).execute();
}

/** Returns the updates that a person wrote, for the copy of their own data. */
export async function listUpdatesOfAuthor(tx: Tx, userId: number) {
  return tx
    .selectFrom('team_action_updates')
    .select(['action_id', 'text', 'created_at'])
    .where('author_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
}
