import { type ImageFile, refuseDamaged } from './imageFile.ts';

export const jpegSignature = Buffer.from('ffd8ff', 'hex');

/**
 * Decoding each scan of a progressive image takes a pass over all of its pixels, even if the scan has only a few bytes. Programs write about
 * ten scans.
 */
export const maxScans = 50;

const startOfScan = 0xda;
const endOfImage = 0xd9;

/** Frames: the header with the size. `c4`, `c8` and `cc` in the same range are other segments. */
const isFrame = (code: number) => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code);
/** Metadata of applications and comments, except JFIF (`e0`) and Adobe's color transform (`ee`). */
const isMetadata = (code: number) => code === 0xfe || (code >= 0xe1 && code <= 0xef && code !== 0xee);
/** Markers inside the pixels of a scan: escaped bytes and restarts. */
const isInScan = (code: number) => code === 0 || code === 0xff || (code >= 0xd0 && code <= 0xd7);

interface Segment {
  readonly code: number;
  readonly whole: Buffer;
}

/** Reads the structure of a JPEG file. Throws `logo_damaged`. */
export function readJpeg(bytes: Buffer): ImageFile {
  const segments = [...segmentsOf(bytes)];
  const frame = segments.find(({ code }) => isFrame(code))?.whole;
  const scans = segments.filter(({ code }) => code === startOfScan).length;
  if (!frame || frame.length < 9 || scans < 1 || scans > maxScans) return refuseDamaged();
  const kept = segments.filter(({ code }) => !isMetadata(code)).map(({ whole }) => whole);
  return {
    mediaType: 'image/jpeg',
    height: frame.readUInt16BE(5),
    width: frame.readUInt16BE(7),
    bytes: Buffer.concat([bytes.subarray(0, 2), ...kept, Buffer.from([0xff, endOfImage])]),
  };
}

function* segmentsOf(bytes: Buffer): Generator<Segment> {
  for (let at = 2; ; ) {
    // Bytes of value ff may fill the space before a marker.
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at += 1;
    const code = bytes[at] === 0xff ? (bytes[at + 1] ?? refuseDamaged()) : refuseDamaged();
    if (code === endOfImage) return;
    if (at + 4 > bytes.length) refuseDamaged();
    const length = bytes.readUInt16BE(at + 2);
    const end = code === startOfScan ? endOfScan(bytes, at + 2 + length) : at + 2 + length;
    if (length < 2 || end > bytes.length) refuseDamaged();
    yield { code, whole: bytes.subarray(at, end) };
    at = end;
  }
}

/** Returns where the next segment begins. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0 && at + 1 < bytes.length && isInScan(bytes[at + 1] ?? 0)) at = bytes.indexOf(0xff, at + 1);
  return at < 0 || at + 1 >= bytes.length ? refuseDamaged() : at;
}
