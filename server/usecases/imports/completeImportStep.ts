import { type ImportField, maxAppliedImportsWithRows } from '../../../domain/imports/importFields.ts';
import type { Deps } from '../../deps.ts';
import { clearCells, countRows, eraseAllButNewest } from '../../store/imports/importRows.ts';
import { changeImport, findImport, lockImport } from '../../store/imports/imports.ts';
import type { ImportCounts } from '../../store/tables/imports.ts';
import { accountScope, type ImportRef } from './importContext.ts';

const finalStates = {
  checking: () => ({ state: 'checked' }) as const,
  applying: (at: string) => ({ state: 'applied', applied_at: at }) as const,
  undoing: (at: string) => ({ state: 'undone', undone_at: at }) as const,
};

/** Number of rows whose cells are cleared in one transaction. */
const rowsAtOnce = 500;
/** The fields that identify a row in lists. */
const shownFields: readonly ImportField[] = ['first_name', 'last_name', 'email', 'external_id'];

/** Ends a step without remaining rows: stores the counts and the final state. */
export async function completeImportStep(
  deps: Deps,
  ref: ImportRef,
  step: keyof typeof finalStates,
): Promise<void> {
  if (step === 'applying') await emptySettledRows(deps, ref);
  await deps.database.as(accountScope(ref), async (tx) => {
    const stored = await lockImport(tx, ref.account_id, ref.id);
    if (stored?.state !== step) return;
    const counts: ImportCounts = {};
    for (const { kind, state, amount } of await countRows(tx, ref.id)) {
      if (kind) counts[kind] = (counts[kind] ?? 0) + amount;
      if (state !== 'waiting') counts[state] = (counts[state] ?? 0) + amount;
    }
    await changeImport(tx, ref.id, { ...finalStates[step](deps.clock.now().toISOString()), counts });
    if (step === 'applying') await eraseAllButNewest(tx, ref.account_id, maxAppliedImportsWithRows);
  });
}

/** Clears the cells that are no longer needed after a step; undo reads other columns. If interrupted, it runs again from the beginning. */
async function emptySettledRows(deps: Deps, ref: ImportRef): Promise<void> {
  const scope = accountScope(ref);
  const stored = await deps.database.as(scope, (tx) => findImport(tx, ref.account_id, ref.id));
  if (stored?.state !== 'applying') return;
  const columns = shownFields.map((field) => (stored.mapping ?? []).indexOf(field));
  const keep = columns.filter((at) => at >= 0);
  for (let after: number | null = 0; after !== null; ) {
    const from: number = after;
    after = await deps.database.as(scope, (tx) =>
      clearCells(tx, ref.id, { keep, after: from, most: rowsAtOnce }),
    );
  }
}
