import type { Deps } from '../../deps.ts';
import { findImport, type StoredImport } from '../../store/imports/imports.ts';
import { applyBatch } from './applyBatch.ts';
import { checkBatch } from './checkBatch.ts';
import { accountScope, type ImportRef } from './importContext.ts';
import { applyRelationBatch } from './relations/applyRelationBatch.ts';
import { checkRelationBatch } from './relations/checkRelationBatch.ts';
import { undoRelationBatch } from './relations/undoRelationBatch.ts';
import { stopWithoutAuthor } from './stopWithoutAuthor.ts';
import { undoBatch } from './undoBatch.ts';

const batches = {
  people: {
    checking: stopWithoutAuthor(checkBatch),
    applying: stopWithoutAuthor(applyBatch),
    undoing: stopWithoutAuthor(undoBatch),
  },
  relationships: {
    checking: stopWithoutAuthor(checkRelationBatch),
    applying: stopWithoutAuthor(applyRelationBatch),
    undoing: stopWithoutAuthor(undoRelationBatch),
  },
} as const;
/**
 * A dry run of people reads all cells of its rows, so its batches are smaller. Applying relationships reads all managers of the account to
 * find cycles, so its batches are larger.
 */
const rowsInBatch = {
  people: { checking: 200, applying: 500, undoing: 500 },
  relationships: { checking: 500, applying: 2_500, undoing: 500 },
} as const;

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
    if (!current || (state !== 'checking' && state !== 'applying' && state !== 'undoing')) return true;
    if (before?.state === state && before.processed === current.processed) {
      throw new Error(`Import step "${state}" makes no progress`);
    }
    if (rows >= maxRows) return false;
    before = current;
    const size = rowsInBatch[current.subject][state];
    await batches[current.subject][state](deps, ref, size);
    rows += Math.min(size, Math.max(0, current.wanted - current.processed));
  }
}
