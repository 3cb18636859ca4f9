import type { Deps } from '../../deps.ts';
import { findImport } from '../../store/imports/imports.ts';
import { applyBatch } from './applyBatch.ts';
import { accountScope, type ImportRef } from './batch.ts';
import { checkBatch } from './checkBatch.ts';
import { undoBatch } from './undoBatch.ts';

const batches = { checking: checkBatch, applying: applyBatch, undoing: undoBatch } as const;
/** One batch is read, compared and written as a whole, so it is kept short enough that nobody waits for it. */
const rowsInBatch = 200;

/**
 * Goes on with whatever is under way, for about `most` rows; true when nothing is left. Each batch is one
 * transaction with the state of its rows in it, so it can be cut off and taken up again at any point.
 */
export async function advance(deps: Deps, ref: ImportRef, most: number): Promise<boolean> {
  for (let rows = 0; ; rows += rowsInBatch) {
    const found = await deps.database.as(accountScope(ref), (tx) => findImport(tx, ref.account_id, ref.id));
    const state = found?.state;
    if (state !== 'checking' && state !== 'applying' && state !== 'undoing') return true;
    if (rows >= most) return false;
    await batches[state](deps, ref, rowsInBatch);
  }
}
