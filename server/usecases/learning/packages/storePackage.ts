import { Refusal } from '../../../../domain/refusal.ts';
import type { Deps } from '../../../deps.ts';
import { createFileName } from '../../../integrations/files/fileStore.ts';
import { failureFacts } from '../../../kernel/failureFacts.ts';
import { addStoredFile, expireStoredFiles } from '../../../store/branding/storedFiles.ts';
import type { Scope } from '../../../store/database.ts';
import { unusedFileMs } from '../files/deleteUnusedFiles.ts';
import { readPiece } from '../files/readStoredRange.ts';
import { type UnpackedPackage, unpackPackage } from './unpackPackage.ts';

interface StoredPackage extends UnpackedPackage {
  /** The names of the pieces with the unpacked files. */
  readonly pieces: readonly string[];
}

/** Unpacks an uploaded package and stores its files. What was stored before a failure is deleted. */
export async function storePackage(
  deps: Deps,
  scope: Scope,
  uploaded: readonly string[],
): Promise<StoredPackage> {
  const mediaType = 'application/octet-stream';
  const pieces: string[] = [];
  const unpacked = await unpackPackage(readAll(deps, uploaded), async (bytes) => {
    const name = createFileName();
    const now = deps.clock.now();
    const expiresAt = new Date(now.getTime() + unusedFileMs);
    await deps.database.as(scope, (tx) =>
      addStoredFile(tx, { name, accountId: null, mediaType, now, expiresAt }),
    );
    await deps.files.put(name, { bytes, mediaType }).catch((error) => {
      deps.log.error(failureFacts(error), 'a file could not be stored');
      throw new Refusal('files_unreachable');
    });
    pieces.push(name);
  }).catch(async (error) => {
    await expirePieces(deps, scope, pieces);
    throw error;
  });
  return { ...unpacked, pieces };
}

/** Marks unpacked files as no longer used; a job deletes them. */
export async function expirePieces(
  { clock, database }: Deps,
  scope: Scope,
  pieces: readonly string[],
): Promise<void> {
  if (pieces.length > 0) await database.as(scope, (tx) => expireStoredFiles(tx, pieces, clock.now()));
}

async function* readAll(deps: Deps, names: readonly string[]): AsyncGenerator<Buffer> {
  for (const name of names) yield await readPiece(deps, name);
}
