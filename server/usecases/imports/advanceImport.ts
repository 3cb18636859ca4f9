import type { Deps } from '../../deps.ts';
import { findImport, type StoredImport } from '../../store/imports/imports.ts';
import { applyBatch } from './applyBatch.ts';
import { checkBatch } from './checkBatch.ts';
import { accountScope, type ImportRef } from './importContext.ts';
import { stopWithoutAuthor } from './stopWithoutAuthor.ts';
import { undoBatch } from './undoBatch.ts';

const batches = {
  checking: stopWithoutAuthor(checkBatch),
  applying: stopWithoutAuthor(applyBatch),
  undoing: stopWithoutAuthor(undoBatch),
} as const;
/** A dry run reads all cells of its rows, so its batches are smaller. */
const rowsInBatch = { checking: 200, applying: 500, undoing: 500 } as const;

/**
 * Continues the current step for about `maxRows` rows; returns true when nothing is left. Each batch is one transaction
 * that includes the state of its rows, so the step can be interrupted and resumed at any point. A batch that changes nothing would be
 * repeated forever, so it fails the step.
 */
export async function advanceImport(deps: Deps, ref: ImportRef, maxRows: number): Promise<boolean> {
  let before: StoredImport | null = null;
  for (let rows = 0; ; ) {
    const current = await deps.database.as(accountScope(ref), (tx) => findImport(tx, ref.account_id, ref.id));
    const state = current?.state;
    if (state !== 'checking' && state !== 'applying' && state !== 'undoing') return true;
    if (before?.state === state && before.processed === current?.processed) {
      throw new Error(`Import step "${state}" makes no progress`);
    }
    if (rows >= maxRows) return false;
    before = current;
    await batches[state](deps, ref, rowsInBatch[state]);
    rows += rowsInBatch[state];
  }
}
