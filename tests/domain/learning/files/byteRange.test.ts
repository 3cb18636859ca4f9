import { expect, test } from 'vitest';
import { parseByteRange } from '../../../../domain/learning/files/byteRange.ts';
import { countPieces, filePieceBytes, pieceLength } from '../../../../domain/learning/files/lessonFiles.ts';

test.each([
  [undefined, 'all'],
  ['bytes=0-', { from: 0, to: 99 }],
  ['bytes=10-19', { from: 10, to: 19 }],
  ['bytes=10-500', { from: 10, to: 99 }],
  ['bytes=-10', { from: 90, to: 99 }],
  ['bytes=-500', { from: 0, to: 99 }],
  ['bytes=100-', null],
  ['bytes=-0', null],
  ['bytes=20-10', 'all'],
  ['bytes=0-1,5-6', 'all'],
  ['bytes=-', 'all'],
  ['items=0-1', 'all'],
  ['bytes=1e3-2e3', 'all'],
])('the range %s of 100 bytes is %o', (header, range) => {
  expect(parseByteRange(header, 100)).toEqual(range);
});

test('all pieces of a file have the same size, except for the last one', () => {
  const bytes = filePieceBytes * 2 + 5;
  expect(countPieces(bytes)).toBe(3);
  expect([0, 1, 2, 3].map((place) => pieceLength(bytes, place))).toEqual([
    filePieceBytes,
    filePieceBytes,
    5,
    0,
  ]);
  expect(countPieces(filePieceBytes)).toBe(1);
});
