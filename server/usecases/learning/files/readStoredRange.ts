import type { ByteRange } from '../../../../domain/learning/files/byteRange.ts';
import { filePieceBytes } from '../../../../domain/learning/files/lessonFiles.ts';
import { Refusal } from '../../../../domain/refusal.ts';
import type { Deps } from '../../../deps.ts';
import { failureFacts } from '../../../kernel/failureFacts.ts';

/** Returns a piece of a file. Throws `not_found` if it was lost and `files_unreachable`. */
export async function readPiece({ files, log }: Deps, name: string): Promise<Buffer> {
  const bytes = await files.read(name).catch((error) => {
    log.error(failureFacts(error), 'a file could not be read');
    throw new Refusal('files_unreachable');
  });
  if (bytes === null) throw new Refusal('not_found');
  return bytes;
}

/** Returns a part of a file, one piece at a time, so that a large file is never in memory as a whole. */
export async function* readStoredRange(
  deps: Deps,
  pieces: readonly string[],
  { from, to }: ByteRange,
): AsyncGenerator<Buffer> {
  for (let place = Math.floor(from / filePieceBytes); place * filePieceBytes <= to; place += 1) {
    const start = place * filePieceBytes;
    const piece = await readPiece(deps, pieces[place] ?? '');
    yield piece.subarray(Math.max(0, from - start), to - start + 1);
  }
}
