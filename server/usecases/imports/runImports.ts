import type { Deps } from '../../deps.ts';
import { platformScope } from '../../kernel/scope.ts';
import { eraseLostFiles } from '../../store/imports/files.ts';
import { eraseOldImports, importsUnderWay } from '../../store/imports/imports.ts';
import { advance } from './advance.ts';
import type { ImportRef } from './batch.ts';

/** So many rows of one import are done before the next one gets its turn. */
const rowsInTurn = 1_000;
/** An upload takes minutes at most; pieces that are older and belong to no import are of one that was cut off. */
const lostAfterMs = 3_600_000;

/** Goes on with every import that is under way, whoever began it, and erases what is kept no longer. */
export async function runImports(deps: Deps): Promise<void> {
  const waiting = await deps.database.as(platformScope, importsUnderWay);
  for (let open = waiting; open.length > 0; ) {
    const next: ImportRef[] = [];
    for (const ref of open) if (!(await advance(deps, ref, rowsInTurn))) next.push(ref);
    open = next;
  }
  const now = deps.clock.now();
  const before = new Date(now.getTime() - lostAfterMs).toISOString();
  await deps.database.as(platformScope, async (tx) => {
    await eraseOldImports(tx, now.toISOString());
    await eraseLostFiles(tx, before);
  });
}
