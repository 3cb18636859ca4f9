import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { type ImageFile, refuseDamaged } from './imageFile.ts';

const inflateAsync = promisify(inflate);

export const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');
/** What browsers need to draw a still image. Texts, times, camera data and animation are left out. */
const keptChunks = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'IDAT', 'IEND']);
/** Samples per pixel and the permitted bits per sample, by color type. */
const colorTypes: Readonly<Record<number, { readonly samples: number; readonly depths: readonly number[] }>> =
  {
    0: { samples: 1, depths: [1, 2, 4, 8, 16] },
    2: { samples: 3, depths: [8, 16] },
    3: { samples: 1, depths: [1, 2, 4, 8] },
    4: { samples: 2, depths: [8, 16] },
    6: { samples: 4, depths: [8, 16] },
  };

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
  readonly whole: Buffer;
}

/** Reads the structure of a PNG file. Throws `logo_damaged`. */
export function readPng(bytes: Buffer): ImageFile {
  const chunks = [...chunksOf(bytes)].filter(({ type }) => keptChunks.has(type));
  const [header] = chunks;
  if (header?.type !== 'IHDR' || header.data.length !== 13 || chunks.at(-1)?.type !== 'IEND')
    return refuseDamaged();
  return {
    mediaType: 'image/png',
    width: header.data.readUInt32BE(0),
    height: header.data.readUInt32BE(4),
    bytes: Buffer.concat([pngSignature, ...chunks.map(({ whole }) => whole)]),
  };
}

function* chunksOf(bytes: Buffer): Generator<Chunk> {
  for (let at = pngSignature.length; ; ) {
    if (at + 12 > bytes.length) refuseDamaged();
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) refuseDamaged();
    const type = bytes.toString('latin1', at + 4, at + 8);
    yield { type, data: bytes.subarray(at + 8, end - 4), whole: bytes.subarray(at, end) };
    if (type === 'IEND') return;
    at = end;
  }
}

/**
 * Unpacks the pixels of a PNG file whose size was checked. Throws `logo_damaged` if there are fewer or more than its
 * header states: a small file can unpack to gigabytes.
 */
export async function checkPngPixels({ bytes, width, height }: ImageFile): Promise<void> {
  const chunks = [...chunksOf(bytes)];
  const header = chunks[0]?.data ?? refuseDamaged();
  const depth = header.readUInt8(8);
  const { samples, depths } = colorTypes[header.readUInt8(9)] ?? refuseDamaged();
  const interlace = header.readUInt8(12);
  if (!depths.includes(depth) || interlace > 1) refuseDamaged();
  const bits = depth * samples;
  const isInterlaced = interlace === 1;
  const exact = height * (1 + Math.ceil((width * bits) / 8));
  // The seven passes of an interlaced image have at most this many more filter and padding bytes.
  const most = isInterlaced ? exact + 16 * (height + 8) : exact;
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  const pixels = await inflateAsync(packed, { maxOutputLength: most }).catch(refuseDamaged);
  if (pixels.length < exact) refuseDamaged();
}
