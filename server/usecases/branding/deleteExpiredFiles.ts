import type { Deps } from '../../deps.ts';
import { platformScope } from '../../kernel/scope.ts';
import { claimExpiredFiles, removeStoredFiles } from '../../store/branding/storedFiles.ts';
import { deleteUnusedFiles } from '../learning/files/deleteUnusedFiles.ts';

const batchSize = 20;

/**
 * Deletes the files that are no longer used from the file store, and then from the list. If the store can't be reached,
 * the list stays and the next run tries again.
 */
export async function deleteExpiredFiles(deps: Deps): Promise<void> {
  await deleteUnusedFiles(deps);
  const now = deps.clock.now();
  for (;;) {
    const deleted = await deps.database.as(platformScope, async (tx) => {
      const names = await claimExpiredFiles(tx, now, batchSize);
      for (const name of names) await deps.files.remove(name);
      await removeStoredFiles(tx, names);
      return names.length;
    });
    if (deleted < batchSize) return;
  }
}
