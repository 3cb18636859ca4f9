import { countPieces } from '../../../../domain/learning/files/lessonFiles.ts';
import { Refusal } from '../../../../domain/refusal.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { recordAudit } from '../../../kernel/recordAudit.ts';
import { requireFound } from '../../../kernel/requireFound.ts';
import { scopeWithPlatform } from '../../../kernel/scope.ts';
import { FairLimiter } from '../../../process/fairLimiter.ts';
import {
  type LearningFile,
  listFilePieces,
  lockLearningFile,
  removeLearningFiles,
  replaceFilePieces,
  setFileReady,
} from '../../../store/learning/learningFiles.ts';
import { addPackageEntries } from '../../../store/learning/packages.ts';
import { expirePieces, storePackage } from '../packages/storePackage.ts';
import { detectFileType } from './detectFileType.ts';
import { readPiece } from './readStoredRange.ts';
import { requireFileSpace } from './requireFileSpace.ts';
import { lockUpload } from './uploadLessonFile.ts';

/** Checking an Office document takes as much memory as the file. */
const limiter = new FairLimiter({ atOnce: 1, waiting: 10, waitingPerOwner: 3 });

/**
 * Checks an uploaded file by its content and makes it available to lessons. A file that is refused is deleted. Repeating it changes nothing.
 * Throws `not_found`, `upload_incomplete`, `busy`, `lesson_files_full` for a package without space for its unpacked files, and the refusals of
 * `detectFileType` and `unpackPackage`.
 */
export const finishUpload = (deps: Deps, caller: Caller, fileId: number): Promise<LearningFile> =>
  limiter.run(String(caller.person.user.id), () => finish(deps, caller, fileId));

async function finish(deps: Deps, caller: Caller, fileId: number): Promise<LearningFile> {
  const scope = scopeWithPlatform(caller);
  const { file, pieces } = await deps.database.as(scope, async (tx) => ({
    file: requireFound(await lockLearningFile(tx, fileId)),
    pieces: await listFilePieces(tx, fileId),
  }));
  if (file.state === 'ready') return file;
  if (pieces.length !== countPieces(file.bytes)) throw new Refusal('upload_incomplete');
  const discardRefused = async (error: unknown) => {
    if (error instanceof Refusal && isAboutFile(error)) await discard(deps, caller, fileId);
    throw error;
  };
  const checked = await checkContent(deps, caller, file.purpose, pieces).catch(discardRefused);
  await storeChecked(deps, caller, { fileId, pieces }, checked).catch(async (error) => {
    await expirePieces(deps, scope, checked.unpacked?.pieces ?? []);
    return discardRefused(error);
  });
  return { ...file, state: 'ready', media_type: checked.mediaType };
}

type CheckedContent = Awaited<ReturnType<typeof checkContent>>;

async function storeChecked(
  deps: Deps,
  caller: Caller,
  { fileId, pieces }: { readonly fileId: number; readonly pieces: readonly string[] },
  { mediaType, unpacked }: CheckedContent,
): Promise<void> {
  const now = deps.clock.now();
  await deps.database.as(scopeWithPlatform(caller), async (tx) => {
    await lockUpload(tx, fileId);
    // A piece that was replaced during the check wasn't checked.
    if ((await listFilePieces(tx, fileId)).join() !== pieces.join()) throw new Refusal('upload_incomplete');
    if (unpacked) {
      await replaceFilePieces(tx, fileId, unpacked.pieces, now);
      await addPackageEntries(tx, fileId, unpacked.facts, unpacked.entries);
      await requireFileSpace(tx);
    }
    await setFileReady(tx, fileId, mediaType);
    const change = { before: { media_type: null }, after: { media_type: mediaType } };
    await recordAudit(tx, caller, {
      ...{ action: 'finish', resource: 'learning_files', id: fileId, accountId: null, ...change, now },
    });
  });
}

async function checkContent(
  deps: Deps,
  caller: Caller,
  purpose: LearningFile['purpose'],
  pieces: readonly string[],
) {
  const start = await readPiece(deps, pieces[0] ?? '');
  const all = async () => Buffer.concat(await readAll(deps, pieces));
  const mediaType = await detectFileType(purpose, start, all);
  const unpacked = purpose === 'scorm' ? await storePackage(deps, scopeWithPlatform(caller), pieces) : null;
  return { mediaType, unpacked };
}

/** Whether a file was refused because of what it contains. */
const isAboutFile = ({ code }: Refusal) => code.startsWith('lesson_file') || code.startsWith('package_');

async function readAll(deps: Deps, pieces: readonly string[]): Promise<Buffer[]> {
  const all: Buffer[] = [];
  for (const name of pieces) all.push(await readPiece(deps, name));
  return all;
}

async function discard(deps: Deps, caller: Caller, fileId: number): Promise<void> {
  await deps.database.as(scopeWithPlatform(caller), async (tx) => {
    const file = await lockLearningFile(tx, fileId);
    if (file?.state === 'uploading') await removeLearningFiles(tx, [fileId], deps.clock.now());
  });
  await deps.jobs.wake('delete-files');
}
