import type { Deps } from '../../../deps.ts';
import { listRelationsToUndo, undoRelations } from '../../../store/imports/applyRelations.ts';
import { changeImport, lockImport } from '../../../store/imports/imports.ts';
import { completeImportStep } from '../completeImportStep.ts';
import { accountScope, type ImportRef, importAuthorOf } from '../importContext.ts';
import { relationsAtOnce } from './applyRelationBatch.ts';

/** Undoes the next rows in one transaction. Relationships changed since are skipped and reported. */
export async function undoRelationBatch(deps: Deps, ref: ImportRef, maxRows: number): Promise<void> {
  const undone = await deps.database.as(accountScope(ref), async (tx) => {
    const locked = await lockImport(tx, ref.account_id, ref.id);
    if (locked?.state !== 'undoing') return null;
    const rows = await listRelationsToUndo(tx, ref.id, maxRows);
    if (rows.length === 0) return 0;
    const author = importAuthorOf(locked, deps.clock.now());
    for (let at = 0; at < rows.length; at += relationsAtOnce) {
      const lines = rows.slice(at, at + relationsAtOnce).map(({ line }) => line);
      await undoRelations(tx, author, lines);
    }
    await changeImport(tx, ref.id, { processed: locked.processed + rows.length });
    return rows.length;
  });
  if (undone === 0) await completeImportStep(deps, ref, 'undoing');
}
