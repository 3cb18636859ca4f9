import {
  countPieces,
  type FilePurpose,
  maxFileBytes,
  pieceLength,
} from '../../../../domain/learning/files/lessonFiles.ts';
import { Refusal } from '../../../../domain/refusal.ts';
import type { Deps } from '../../../deps.ts';
import { createFileName } from '../../../integrations/files/fileStore.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { failureFacts } from '../../../kernel/failureFacts.ts';
import { recordAudit } from '../../../kernel/recordAudit.ts';
import { requireFound } from '../../../kernel/requireFound.ts';
import { scopeWithPlatform } from '../../../kernel/scope.ts';
import { addStoredFile, expireStoredFiles } from '../../../store/branding/storedFiles.ts';
import type { Tx } from '../../../store/database.ts';
import {
  addLearningFile,
  type LearningFile,
  lockLearningFile,
  setFilePiece,
} from '../../../store/learning/learningFiles.ts';
import { unusedFileMs } from './deleteUnusedFiles.ts';
import { requireFileSpace } from './requireFileSpace.ts';

interface NewUpload {
  readonly purpose: FilePurpose;
  readonly name: string;
  readonly bytes: number;
}

/**
 * Begins the upload of a lesson's file and returns its id. Throws `packages_off` without a content host, `lesson_file_too_large`
 * and `lesson_files_full`.
 */
export async function startUpload(deps: Deps, caller: Caller, upload: NewUpload): Promise<number> {
  if (upload.purpose === 'scorm' && deps.environment.contentOrigin === null)
    throw new Refusal('packages_off');
  if (upload.bytes > maxFileBytes[upload.purpose]) throw new Refusal('lesson_file_too_large');
  const now = deps.clock.now();
  return deps.database.as(scopeWithPlatform(caller), async (tx) => {
    const id = await addLearningFile(tx, upload, now.toISOString());
    await requireFileSpace(tx);
    const after = { name: upload.name, bytes: upload.bytes };
    await recordAudit(tx, caller, {
      ...{ action: 'create', resource: 'learning_files', id, accountId: null, after, now },
    });
    return id;
  });
}

/** Returns a file that is being uploaded, locked. */
export async function lockUpload(tx: Tx, fileId: number): Promise<LearningFile> {
  const file = requireFound(await lockLearningFile(tx, fileId));
  if (file.state !== 'uploading') throw new Refusal('not_found');
  return file;
}

interface FilePiece {
  readonly file_id: number;
  readonly place: number;
}

/**
 * Stores a piece of a file; sending it again replaces it. Throws `not_found`, `invalid` for a piece of another size, and `files_unreachable`,
 * which changes nothing.
 */
export async function addPiece(
  deps: Deps,
  caller: Caller,
  { file_id, place }: FilePiece,
  bytes: Buffer,
): Promise<void> {
  const name = createFileName();
  const mediaType = 'application/octet-stream';
  const now = deps.clock.now();
  const expiresAt = new Date(now.getTime() + unusedFileMs);
  const scope = scopeWithPlatform(caller);
  await deps.database.as(scope, async (tx) => {
    const file = await lockUpload(tx, file_id);
    const isExpected = place < countPieces(file.bytes) && bytes.length === pieceLength(file.bytes, place);
    if (!isExpected) throw new Refusal('invalid', [{ field: 'place', problem: 'choice' }]);
    await addStoredFile(tx, { name, accountId: null, mediaType, now, expiresAt });
  });
  await deps.files.put(name, { bytes, mediaType }).catch((error) => {
    deps.log.error(failureFacts(error), 'a file could not be stored');
    throw new Refusal('files_unreachable');
  });
  await deps.database.as(scope, async (tx) => {
    await lockUpload(tx, file_id);
    const replaced = await setFilePiece(tx, { file_id, place, name });
    if (replaced !== null) await expireStoredFiles(tx, [replaced], now);
  });
}
