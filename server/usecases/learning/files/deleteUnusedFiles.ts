import type { Deps } from '../../../deps.ts';
import { platformScope } from '../../../kernel/scope.ts';
import { removeLearningFiles } from '../../../store/learning/learningFiles.ts';
import { claimUnusedFiles, markUnusedFiles } from '../../../store/learning/unusedFiles.ts';

/**
 * How long a file is kept that no lesson uses: an author may be about to save the lesson, and someone may be starting a version that was just
 * replaced.
 */
export const unusedFileMs = 24 * 3_600_000;
const batchSize = 100;

/** Deletes files that no lesson and no version in use has had for a day, and uploads that weren't finished within one. */
export async function deleteUnusedFiles({ clock, database }: Deps): Promise<void> {
  const now = clock.now();
  await database.as(platformScope, async (tx) => {
    await markUnusedFiles(tx, now);
    const ids = await claimUnusedFiles(tx, new Date(now.getTime() - unusedFileMs), batchSize);
    await removeLearningFiles(tx, ids, now);
  });
}
