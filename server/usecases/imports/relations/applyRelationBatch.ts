import { findCyclicAdditions } from '../../../../domain/imports/findCyclicChanges.ts';
import type { Deps } from '../../../deps.ts';
import { applyRelations, listRelationsToApply } from '../../../store/imports/applyRelations.ts';
import { listManagerLinks, lockManagers } from '../../../store/imports/importManagers.ts';
import { changeImport, lockImport } from '../../../store/imports/imports.ts';
import { completeImportStep } from '../completeImportStep.ts';
import { accountScope, type ImportRef, importAuthorOf } from '../importContext.ts';

/** An entry of the audit log lists the relationships of one statement, and has to fit on a page. */
export const relationsAtOnce = 500;

/**
 * Applies the next rows in one transaction. Managers are checked for cycles again, while other imports of the account wait, as
 * relationships may have been added since the dry run.
 */
export async function applyRelationBatch(deps: Deps, ref: ImportRef, maxRows: number): Promise<void> {
  const applied = await deps.database.as(accountScope(ref), async (tx) => {
    const locked = await lockImport(tx, ref.account_id, ref.id);
    if (locked?.state !== 'applying') return null;
    const rows = await listRelationsToApply(tx, ref.id, maxRows);
    if (rows.length === 0) return 0;
    const managers = rows.flatMap(({ line, kind, relation_kind, from_user_id, to_user_id }) =>
      kind === 'create' && relation_kind === 'manager' && from_user_id !== null && to_user_id !== null
        ? [{ line, manager: from_user_id, person: to_user_id }]
        : [],
    );
    if (managers.length > 0) await lockManagers(tx, ref.account_id);
    const links = managers.length > 0 ? await listManagerLinks(tx, ref.account_id) : [];
    const cyclic = findCyclicAdditions(managers, links);
    const author = importAuthorOf(locked, deps.clock.now());
    for (let at = 0; at < rows.length; at += relationsAtOnce) {
      const lines = rows.slice(at, at + relationsAtOnce).map(({ line }) => line);
      await applyRelations(tx, author, { lines, cyclic });
    }
    await changeImport(tx, ref.id, { processed: locked.processed + rows.length });
    return rows.length;
  });
  if (applied === 0) await completeImportStep(deps, ref, 'applying');
}
