import { filePieceBytes, type LessonFileType } from '../../domain/learning/files/lessonFiles.ts';
import type { Deps } from '../deps.ts';
import { createFileName } from '../integrations/files/fileStore.ts';
import { platformScope } from '../kernel/scope.ts';
import { addStoredFile } from '../store/branding/storedFiles.ts';
import { addLearningFile, setFilePiece, setFileReady } from '../store/learning/learningFiles.ts';

interface DemoFile {
  readonly purpose: 'file' | 'scorm';
  readonly name: string;
  readonly mediaType: LessonFileType;
}

/** Stores a file of a lesson, which has one piece, and returns its id. */
export async function storeDemoFile(
  { database, files, clock }: Deps,
  { purpose, name: fileName, mediaType }: DemoFile,
  bytes: Buffer,
): Promise<number> {
  if (bytes.length > filePieceBytes) throw new Error('A file of the demo has one piece.');
  const name = createFileName();
  await files.put(name, { bytes, mediaType });
  const now = clock.now();
  return database.as(platformScope, async (tx) => {
    await addStoredFile(tx, { name, accountId: null, mediaType, now, expiresAt: now });
    const file = { purpose, name: fileName, bytes: bytes.length };
    const id = await addLearningFile(tx, file, now.toISOString());
    await setFilePiece(tx, { file_id: id, place: 0, name });
    await setFileReady(tx, id, mediaType);
    return id;
  });
}
