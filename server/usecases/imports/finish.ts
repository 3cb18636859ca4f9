import type { Deps } from '../../deps.ts';
import { changeImport, lockImport } from '../../store/imports/imports.ts';
import { countRows } from '../../store/imports/rows.ts';
import type { ImportCounts } from '../../store/tables/imports.ts';
import { accountScope, type ImportRef } from './batch.ts';

const ends = {
  checking: () => ({ state: 'checked' }) as const,
  applying: (at: string) => ({ state: 'applied', applied_at: at }) as const,
  undoing: (at: string) => ({ state: 'undone', undone_at: at }) as const,
};

/** No row is left: counts them and says that the step is through. */
export async function finish(deps: Deps, ref: ImportRef, step: keyof typeof ends): Promise<void> {
  await deps.database.as(accountScope(ref), async (tx) => {
    const found = await lockImport(tx, ref.account_id, ref.id);
    if (found?.state !== step) return;
    const counts: ImportCounts = {};
    for (const { kind, state, amount } of await countRows(tx, ref.id)) {
      if (kind) counts[kind] = (counts[kind] ?? 0) + amount;
      if (state !== 'waiting') counts[state] = (counts[state] ?? 0) + amount;
    }
    await changeImport(tx, ref.id, { ...ends[step](deps.clock.now().toISOString()), counts });
  });
}
