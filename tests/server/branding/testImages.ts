import { crc32, deflateSync } from 'node:zlib';

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

interface PngParts {
  readonly width: number;
  readonly height: number;
  /** Chunks before the pixels. */
  readonly extra?: readonly Buffer[];
  /** Replaces the unpacked pixels. */
  readonly pixels?: Buffer;
}

/** A gray image of one byte for each pixel. */
export function aPng({ width, height, extra = [], pixels }: PngParts): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    ...extra,
    pngChunk('IDAT', deflateSync(pixels ?? Buffer.alloc((width + 1) * height))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

const jpegSegment = (code: number, data: Buffer) => {
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};

const jpegScan = Buffer.concat([
  jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
  Buffer.from('12ff0034ffd056', 'hex'),
]);

/** The structure of a JPEG file with metadata; its pixels are arbitrary. */
export function aJpeg(width: number, height: number, metadata: string, scans = 1): Buffer {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  return Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    jpegSegment(0xe1, Buffer.from(`Exif ${metadata}`)),
    jpegSegment(0xfe, Buffer.from(metadata)),
    jpegSegment(0xdb, Buffer.alloc(65)),
    jpegSegment(0xc0, frame),
    ...Array.from({ length: scans }, () => jpegScan),
    Buffer.from('ffd9', 'hex'),
  ]);
}

const webpChunk = (type: string, data: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(type, 'latin1'), length, data, Buffer.alloc(data.length % 2)]);
};

/** The structure of a lossy WebP file with metadata. */
export function aWebp(width: number, height: number, metadata: string): Buffer {
  const pixels = Buffer.from('000000' + '9d012a' + '00000000' + '0000', 'hex');
  pixels.writeUInt16LE(width, 6);
  pixels.writeUInt16LE(height, 8);
  const body = Buffer.concat([webpChunk('VP8 ', pixels), webpChunk('EXIF', Buffer.from(metadata))]);
  const head = Buffer.from('RIFF____WEBP', 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}

/** Real images of 24 by 8 pixels in the color #107587. */
export const tealJpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wEEEAANAA0ADQANAA4ADQAOABAAEAAOABQAFgATABYAFAAeABsAGQAZABsAHgAtACAAIgAgACIAIAAtAEQAKgAyACoAKgAyACoARAA8AEkAOwA3ADsASQA8AGwAVQBLAEsAVQBsAH0AaQBjAGkAfQCXAIcAhwCXAL4AtQC+APkA+QFOEQANAA0ADQANAA4ADQAOABAAEAAOABQAFgATABYAFAAeABsAGQAZABsAHgAtACAAIgAgACIAIAAtAEQAKgAyACoAKgAyACoARAA8AEkAOwA3ADsASQA8AGwAVQBLAEsAVQBsAH0AaQBjAGkAfQCXAIcAhwCXAL4AtQC+APkA+QFO/8IAEQgACAAYAwEiAAIRAQMRAf/EACkAAQEAAAAAAAAAAAAAAAAAAAAFAQEBAQAAAAAAAAAAAAAAAAAABQb/2gAMAwEAAhADEAAAAI4oZ8D/xAAUEAEAAAAAAAAAAAAAAAAAAAAQ/9oACAEBAAE/AH//xAAUEQEAAAAAAAAAAAAAAAAAAAAQ/9oACAECAQE/AD//xAAUEQEAAAAAAAAAAAAAAAAAAAAQ/9oACAEDAQE/AD//2Q==',
  'base64',
);
export const tealWebp = Buffer.from(
  'UklGRkAAAABXRUJQVlA4IDQAAADQAgCdASoYAAgAPrVInkmnJCKhMAgA4BaJQBdgBaSAAP7p7P61ytWlW/1t/Fv7Im2qAAAA',
  'base64',
);
