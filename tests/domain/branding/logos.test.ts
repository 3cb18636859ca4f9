import { expect, test } from 'vitest';
import { fitLogo } from '../../../domain/branding/logos.ts';

test.each([
  [
    { width: 400, height: 100 },
    { width: 192, height: 48 },
  ],
  [
    { width: 1_000, height: 100 },
    { width: 200, height: 20 },
  ],
  [
    { width: 40, height: 20 },
    { width: 40, height: 20 },
  ],
  [
    { width: 2_000, height: 1 },
    { width: 200, height: 1 },
  ],
])('a logo of %o is shown at %o', (size, shown) => {
  expect(fitLogo(size, { width: 200, height: 48 })).toEqual(shown);
});
