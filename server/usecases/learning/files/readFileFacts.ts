import { Refusal } from '../../../../domain/refusal.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { scopeWithPlatform } from '../../../kernel/scope.ts';
import { type LearningFile, listLearningFiles } from '../../../store/learning/learningFiles.ts';

/** Returns the name, size and type of a file. Throws `not_found`. */
export async function readFileFacts(deps: Deps, caller: Caller, fileId: number): Promise<LearningFile> {
  const [file] = await deps.database.as(scopeWithPlatform(caller), (tx) => listLearningFiles(tx, [fileId]));
  if (!file) throw new Refusal('not_found');
  return file;
}
