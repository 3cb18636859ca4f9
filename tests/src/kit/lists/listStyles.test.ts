import { expect, test } from 'vitest';
import { rowsInView } from '../../../../src/kit/lists/listStyles.ts';

test.each([
  [844, 15],
  [900, 16],
  [1_440, 31],
  [320, 7],
])('on a screen of %i px, %i rows fill the table', (height, rows) => {
  expect(rowsInView(height)).toBe(rows);
});
