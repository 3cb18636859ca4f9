import type { Selectable } from 'kysely';
import type { Tx } from '../database.ts';
import type { ScoringRunKind, ScoringTables } from '../tables/scoring.ts';

export type ScoringRun = Selectable<ScoringTables['scoring_runs']>;

/** Reads and locks the open run of this kind; null if there is none. */
export async function lockOpenRun(tx: Tx, kind: ScoringRunKind): Promise<ScoringRun | null> {
  const row = await tx
    .selectFrom('scoring_runs')
    .selectAll()
    .where('kind', '=', kind)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function addRun(
  tx: Tx,
  run: Pick<ScoringRun, 'kind' | 'wanted' | 'upto' | 'began_at'>,
): Promise<ScoringRun> {
  return tx
    .insertInto('scoring_runs')
    .values({ ...run, ended_at: null })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function changeRun(
  tx: Tx,
  id: number,
  changes: Partial<Pick<ScoringRun, 'wanted' | 'done' | 'failed' | 'reached' | 'ended_at'>>,
): Promise<void> {
  await tx.updateTable('scoring_runs').set(changes).where('id', '=', id).execute();
}

export async function listNewestScoringRuns(tx: Tx, most: number): Promise<ScoringRun[]> {
  return tx.selectFrom('scoring_runs').selectAll().orderBy('id', 'desc').limit(most).execute();
}

/** Deletes runs that ended before the given time. */
export async function removeOldRuns(tx: Tx, before: string): Promise<void> {
  await tx.deleteFrom('scoring_runs').where('ended_at', '<', before).execute();
}

export async function removeRun(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('scoring_runs').where('id', '=', id).execute();
}
