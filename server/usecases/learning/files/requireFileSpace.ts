import { maxAllFilesBytes } from '../../../../domain/learning/files/lessonFiles.ts';
import { Refusal } from '../../../../domain/refusal.ts';
import type { Tx } from '../../../store/database.ts';
import { lockFileSpace } from '../../../store/learning/learningFiles.ts';

/** Throws `lesson_files_full` unless the files of all lessons together, as this transaction leaves them, are within the limit. */
export async function requireFileSpace(tx: Tx): Promise<void> {
  if ((await lockFileSpace(tx)) > maxAllFilesBytes) throw new Refusal('lesson_files_full');
}
