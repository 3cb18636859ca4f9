import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { importLimits } from '../../../../../domain/imports/importFields.ts';
import { fileRefusal } from '../collectTable.ts';
import { readZipParts, type ZipPart } from './readZipParts.ts';

const localHeader = 30;
const piece = 64 * 1024;

/** Opens the parts of a workbook by name. */
export interface Archive {
  has(name: string): boolean;
  /** A part as text chunks, unpacked while it is read. */
  textOf(name: string): AsyncIterable<string>;
}

export const unpackedSizeRefusal = () =>
  fileRefusal('unpacksTooLarge', { max: importLimits.unpackedBytes / 1024 / 1024 });

/**
 * Returns the parts of a ZIP file. Unpacks at most the permitted size of a workbook, whatever sizes the directory
 * claims. Throws `file_refused`.
 */
export function openArchive(bytes: Buffer): Archive {
  const parts = readZipParts(bytes);
  if (parts === null) throw fileRefusal('noWorkbook');
  if (parts.reduce((sum, { size }) => sum + size, 0) > importLimits.unpackedBytes)
    throw unpackedSizeRefusal();
  const byName = new Map(parts.map((part) => [part.name, part]));
  let left = importLimits.unpackedBytes;
  return {
    has: (name) => byName.has(name),
    async *textOf(name) {
      const part = byName.get(name);
      if (!part) throw fileRefusal('noWorkbook');
      const decoder = new TextDecoder();
      for await (const unpacked of unpackPart(bytes, part)) {
        left -= unpacked.length;
        if (left < 0) throw unpackedSizeRefusal();
        yield decoder.decode(unpacked, { stream: true });
      }
      yield decoder.decode();
    },
  };
}

/** Unpacks a part in chunks. Throws `file_refused` if it's damaged. */
export async function* unpackPart(
  bytes: Buffer,
  { at, packed, isDeflated }: ZipPart,
): AsyncGenerator<Buffer> {
  if (at + localHeader > bytes.length) throw fileRefusal('noWorkbook');
  const start = at + localHeader + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  const content = bytes.subarray(start, start + packed);
  const stored = Readable.from(piecesOf(content));
  if (!isDeflated) return yield* stored;
  const inflated = createInflateRaw({ chunkSize: piece });
  stored.pipe(inflated);
  try {
    yield* inflated;
  } catch {
    throw fileRefusal('noWorkbook');
  } finally {
    inflated.destroy();
  }
}

function* piecesOf(content: Buffer): Generator<Buffer> {
  for (let at = 0; at < content.length; at += piece) yield content.subarray(at, at + piece);
}
