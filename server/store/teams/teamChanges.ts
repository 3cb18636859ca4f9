import { sql } from 'kysely';
import type { RegroupKind, RegroupRecord } from '../../../domain/teams/regroupTeams.ts';
import type { Tx } from '../database.ts';

export interface StoredChange {
  readonly id: number;
  readonly kind: RegroupKind;
  readonly steps: RegroupRecord;
  readonly done_at: string;
  readonly undone_at: string | null;
}

export async function addChange(
  tx: Tx,
  change: { account_id: number; kind: RegroupKind; done_by: number; done_at: string; steps: RegroupRecord },
): Promise<number> {
  const row = await tx
    .insertInto('team_changes')
    .values({ ...change, steps: JSON.stringify(change.steps) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Reads a change and locks the row, so that it cannot be undone twice concurrently. */
export async function lockChange(tx: Tx, accountId: number, id: number): Promise<StoredChange | null> {
  const row = await tx
    .selectFrom('team_changes')
    .select(['id', 'kind', 'steps', 'done_at', 'undone_at'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function listNewestChanges(tx: Tx, accountId: number, most: number) {
  return tx
    .selectFrom('team_changes as c')
    .leftJoin('users as u', 'u.id', 'c.done_by')
    .select(['c.id', 'c.kind', 'c.steps', 'c.done_at', 'c.undone_at'])
    .select(sql<string | null>`u.first_name || ' ' || u.last_name`.as('done_by'))
    .where('c.account_id', '=', accountId)
    .orderBy('c.id', 'desc')
    .limit(most)
    .execute();
}

export async function markUndone(tx: Tx, id: number, by: number, at: string): Promise<void> {
  await tx.updateTable('team_changes').set({ undone_by: by, undone_at: at }).where('id', '=', id).execute();
}
