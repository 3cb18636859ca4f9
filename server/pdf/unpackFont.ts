import { inflateSync } from 'node:zlib';

const wrapperHeader = 44;
const wrapperEntry = 20;
const plainHeader = 12;
const plainEntry = 16;

/**
 * Converts a WOFF 1.0 web font (W3C) to a plain font file, once instead of for each document. The tables keep their checksums.
 * Throws if the file isn't WOFF.
 */
export function unpackFont(wrapped: Buffer): Buffer {
  if (wrapped.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF file.');
  const count = wrapped.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) =>
    tableAt(wrapped, wrapperHeader + index * wrapperEntry),
  );
  const header = Buffer.alloc(plainHeader + count * plainEntry);
  wrapped.copy(header, 0, 4, 8);
  const power = Math.floor(Math.log2(count));
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(2 ** power * plainEntry, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE((count - 2 ** power) * plainEntry, 10);
  let offset = header.length;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const at = plainHeader + index * plainEntry;
    tag.copy(header, at);
    checksum.copy(header, at + 4);
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(bytes.length, at + 12);
    offset += padded(bytes.length);
  }
  const bodies = tables.map(({ bytes }) => Buffer.concat([bytes], padded(bytes.length)));
  return Buffer.concat([header, ...bodies]);
}

const padded = (length: number) => Math.ceil(length / 4) * 4;

function tableAt(wrapped: Buffer, at: number) {
  const offset = wrapped.readUInt32BE(at + 4);
  const packed = wrapped.readUInt32BE(at + 8);
  const length = wrapped.readUInt32BE(at + 12);
  const stored = wrapped.subarray(offset, offset + packed);
  return {
    tag: wrapped.subarray(at, at + 4),
    checksum: wrapped.subarray(at + 16, at + 20),
    bytes: packed < length ? inflateSync(stored) : stored,
  };
}
