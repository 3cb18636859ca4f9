import { describe, expect, test } from 'vitest';
import { maxScans } from '../../../server/usecases/branding/images/readJpeg.ts';
import { readLogo } from '../../../server/usecases/branding/images/readLogo.ts';
import { aJpeg, aPng, aWebp, pngChunk } from './testImages.ts';

const secret = 'taken at 52.5N 13.4E';
const [width, height] = [300, 80];
const images: Readonly<Record<string, Buffer>> = {
  'image/png': aPng({ width, height, extra: [pngChunk('tEXt', Buffer.from(secret))] }),
  'image/jpeg': aJpeg(width, height, secret),
  'image/webp': aWebp(width, height, secret),
};

describe.each(Object.entries(images))('a logo of the type %s', (mediaType, bytes) => {
  test('is recognized by its content and keeps its size, without metadata and without what follows it', async () => {
    const read = await readLogo(Buffer.concat([bytes, Buffer.from('<script>alert(1)</script>')]));
    expect(read).toMatchObject({ mediaType, width, height });
    expect(read.bytes.toString('latin1')).not.toMatch(/52\.5N|script/);
    expect((await readLogo(read.bytes)).bytes.equals(read.bytes)).toBe(true);
  });

  test('is refused wherever it was cut off', async () => {
    for (let length = 12; length < bytes.length - 40; length += 7) {
      await expect(readLogo(bytes.subarray(0, length)), String(length)).rejects.toMatchObject({
        code: 'logo_damaged',
      });
    }
  });
});

test.each([
  ['an SVG image', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'), 'logo_svg'],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'logo_type'],
  ['a GIF', Buffer.from('GIF89a'), 'logo_type'],
  ['nothing', Buffer.alloc(0), 'logo_type'],
  ['a wide image', aPng({ width: 2_001, height: 1 }), 'logo_dimensions'],
  ['a high JPEG', aJpeg(1, 2_001, ''), 'logo_dimensions'],
  ['a JPEG of more scans than programs write', aJpeg(width, height, '', maxScans + 1), 'logo_damaged'],
  ['an image without pixels', aPng({ width: 0, height: 0 }), 'logo_damaged'],
  ['too few pixels', aPng({ width, height, pixels: Buffer.alloc(100) }), 'logo_damaged'],
  [
    'a small file of a gigantic image',
    aPng({ width, height, pixels: Buffer.alloc(50_000_000) }),
    'logo_damaged',
  ],
  ['a file of more than 1 MB', Buffer.alloc(1024 * 1024 + 1), 'logo_too_large'],
])('%s is refused', async (_, bytes, code) => {
  await expect(readLogo(bytes)).rejects.toMatchObject({ code });
});

test.each([
  ['more bits per sample than the format permits', 8, 255, 31_876_000],
  ['an unknown order of pixels', 12, 2, 1_001_000],
])('a PNG with %s is refused', async (_, at, value, size) => {
  const bytes = aPng({ width: 1_000, height: 1_000, pixels: Buffer.alloc(size) });
  const header = bytes.indexOf('IHDR') + 4;
  bytes.writeUInt8(value, header + at);
  await expect(readLogo(bytes)).rejects.toMatchObject({ code: 'logo_damaged' });
});

test('a progressive JPEG with the highest number of scans is read', async () => {
  expect(await readLogo(aJpeg(width, height, '', maxScans))).toMatchObject({ width, height });
});

test('the largest image is read', async () => {
  expect(await readLogo(aPng({ width: 2_000, height: 2_000 }))).toMatchObject({
    width: 2_000,
    height: 2_000,
  });
});
