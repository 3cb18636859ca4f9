import { randomUUID } from 'node:crypto';
import { importLimits } from '../../../../domain/imports/importFields.ts';
import type { Deps } from '../../../deps.ts';
import { accountOf } from '../../../kernel/scope.ts';
import type { Scope } from '../../../store/database.ts';
import { addFilePiece, removeImportFile } from '../../../store/imports/filePieces.ts';
import { fileRefusal } from '../file/collectTable.ts';

/** A chunk is one statement, small enough not to delay others. */
const pieceBytes = 256 * 1024;

export type FileStream = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

export interface StoredFile {
  readonly id: string;
  readonly bytes: number;
}

/**
 * Stores a file in chunks as it arrives, so that no upload is held in memory as a whole. Throws
 * `file_refused`. After an error or an interrupted upload, nothing remains stored.
 */
export async function storeFile(deps: Deps, scope: Scope, stream: FileStream): Promise<StoredFile> {
  const id = randomUUID();
  let [index, bytes] = [0, 0];
  try {
    for await (const piece of piecesOf(stream)) {
      bytes += piece.length;
      if (bytes > importLimits.bytes)
        throw fileRefusal('tooLarge', { max: importLimits.bytes / 1024 / 1024 });
      const created_at = deps.clock.now().toISOString();
      const account_id = accountOf({ scope });
      await deps.database.as(scope, (tx) =>
        addFilePiece(tx, { file_id: id, account_id, place: index, bytes: piece, created_at }),
      );
      index += 1;
    }
    if (bytes === 0) throw fileRefusal('empty');
    return { id, bytes };
  } catch (error) {
    await deps.database.as(scope, (tx) => removeImportFile(tx, id));
    throw error;
  }
}

async function* piecesOf(stream: FileStream): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    for (let at = 0; at < chunk.length; ) {
      const part = chunk.subarray(at, at + pieceBytes - bytes);
      waiting.push(part);
      bytes += part.length;
      at += part.length;
      if (bytes < pieceBytes) continue;
      yield Buffer.concat(waiting);
      waiting = [];
      bytes = 0;
    }
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}
