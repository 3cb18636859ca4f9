import { expect, test } from 'vitest';
import { raterCountBand } from '../../../../domain/scoring/raters/raterCountBand.ts';

test.each([
  [1, 1],
  [2, 1],
  [3, 3],
  [4, 3],
  [5, 5],
  [9, 5],
  [10, 10],
  [31, 10],
])('%d raters are shown as the band from %d', (raters, band) => {
  expect(raterCountBand(raters)).toBe(band);
});
