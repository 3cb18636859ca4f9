import { expect, test } from 'vitest';
import { fitLogo, printedLogoPixels, printedLogoSize } from '../../../domain/branding/logos.ts';

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

test.each([
  ['wide', { width: 1_800, height: 150 }, [180, 15], [500, 42]],
  ['usual', { width: 640, height: 160 }, [130, 32], [360, 90]],
  ['square', { width: 500, height: 500 }, [48, 48], [133, 133]],
  ['tall', { width: 200, height: 600 }, [16, 48], [44, 133]],
  ['tiny', { width: 16, height: 16 }, [16, 16], [16, 16]],
  ['a line', { width: 2_000, height: 1 }, [180, 0], [500, 1]],
])(
  'a logo that is %s is printed at a similar weight, and never with more pixels than it has',
  (_, size, points, pixels) => {
    const { width, height } = printedLogoSize(size);
    expect([Math.round(width), Math.round(height)]).toEqual(points);
    expect(Object.values(printedLogoPixels(size))).toEqual(pixels);
  },
);
