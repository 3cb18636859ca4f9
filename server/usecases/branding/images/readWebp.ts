import type { LogoSize } from '../../../../domain/branding/logos.ts';
import { type ImageFile, refuseDamaged } from './imageFile.ts';

/** The pixels and their transparency. Metadata, color profiles and animation are left out. */
const keptChunks = new Set(['VP8X', 'ALPH', 'VP8 ', 'VP8L']);
/** The bit of the extended header that states transparency. */
const alphaFlag = 0x10;

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

export const isWebp = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';

/** Reads the structure of a WebP file with one image. Throws `logo_damaged`. */
export function readWebp(bytes: Buffer): ImageFile {
  const kept = [...chunksOf(bytes)].filter(({ type }) => keptChunks.has(type));
  const image = kept.find(({ type }) => type === 'VP8 ' || type === 'VP8L') ?? refuseDamaged();
  const body = Buffer.concat(kept.map(writeChunk));
  const head = Buffer.alloc(12);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  head.write('WEBP', 8, 'latin1');
  return { mediaType: 'image/webp', ...sizeOf(image), bytes: Buffer.concat([head, body]) };
}

function* chunksOf(bytes: Buffer): Generator<Chunk> {
  const end = bytes.readUInt32LE(4) + 8;
  if (end > bytes.length) refuseDamaged();
  for (let at = 12; at < end; ) {
    if (at + 8 > end) refuseDamaged();
    const length = bytes.readUInt32LE(at + 4);
    if (at + 8 + length > end) refuseDamaged();
    yield { type: bytes.toString('latin1', at, at + 4), data: bytes.subarray(at + 8, at + 8 + length) };
    at += 8 + length + (length % 2);
  }
}

function writeChunk({ type, data }: Chunk): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 0, 'latin1');
  head.writeUInt32LE(data.length, 4);
  const content = Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
  if (type === 'VP8X') content[8] = (content[8] ?? 0) & alphaFlag;
  return content;
}

function sizeOf({ type, data }: Chunk): LogoSize {
  if (data.length < 10) return refuseDamaged();
  if (type === 'VP8L') {
    if (data[0] !== 0x2f) return refuseDamaged();
    const packed = data.readUInt32LE(1);
    return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
  }
  if (data.toString('hex', 3, 6) !== '9d012a') return refuseDamaged();
  return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
}
