import type { Deps } from '../../deps.ts';
import { processEach, throwFirst } from '../../kernel/processEach.ts';
import { platformScope } from '../../kernel/scope.ts';
import { eraseLostFiles } from '../../store/imports/filePieces.ts';
import { eraseOldImports, listImportsUnderWay } from '../../store/imports/imports.ts';
import { advanceImport } from './advanceImport.ts';
import type { ImportRef } from './importContext.ts';

/** Number of rows of one import that are processed before the next import continues. */
const rowsInTurn = 1_000;
/** Uploads take minutes at most; older chunks without an import belong to an interrupted upload. */
const lostAfterMs = 3_600_000;

/** Continues every import in progress, whoever started it, and deletes expired data. */
export async function runImports(deps: Deps): Promise<void> {
  const errors: unknown[] = [];
  let open: readonly ImportRef[] = await deps.database.as(platformScope, listImportsUnderWay);
  while (open.length > 0) {
    const next: ImportRef[] = [];
    const failed = await processEach(deps, {
      items: open,
      idsOf: ({ id }) => ({ import: id }),
      async process(ref) {
        if (!(await advanceImport(deps, ref, rowsInTurn))) next.push(ref);
      },
    });
    errors.push(...failed);
    open = next;
  }
  const now = deps.clock.now();
  const before = new Date(now.getTime() - lostAfterMs).toISOString();
  await deps.database.as(platformScope, async (tx) => {
    await eraseOldImports(tx, now.toISOString());
    await eraseLostFiles(tx, before);
  });
  throwFirst(errors);
}
