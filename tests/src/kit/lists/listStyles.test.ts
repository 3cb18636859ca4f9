import { expect, test } from 'vitest';
import { rowsInView } from '../../../../src/kit/lists/listStyles.ts';

test.each([
  [844, 13],
  [900, 15],
  [1_440, 30],
  [320, 7],
])('on a screen of %i px, %i rows fill the table', (height, rows) => {
  expect(rowsInView(height)).toBe(rows);
});
