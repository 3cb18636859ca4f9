import { crc32, deflateSync } from 'node:zlib';
import type { OpaqueImage } from './shrinkImage.ts';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');
const channels = 3;

/** Writes a PNG file of 8 bits for each of red, green and blue. */
export function writePng({ width, height, pixels }: OpaqueImage): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  // A filter byte of 0 precedes each row.
  const rows = Buffer.alloc(height * (1 + width * channels));
  for (let row = 0; row < height; row += 1) {
    const from = row * width * channels;
    rows.set(pixels.subarray(from, from + width * channels), row * (1 + width * channels) + 1);
  }
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
