import { expect, test } from 'vitest';
import { contrastRatio } from '../../../../domain/colors/contrast.ts';
import { bandColor } from '../../../../src/kit/charts/bandColor.ts';
import { type Brand, type Mode, paletteOf } from '../../../../src/theme/palettes.ts';

const brands: readonly Brand[] = ['default', 'partner'];
const modes: readonly Mode[] = ['light', 'dark'];
const bands = [0, 25, 50, 75].map((from) => ({ from, to: from + 25 }));

test.each(brands.flatMap((brand) => modes.map((mode) => [brand, mode] as const)))(
  'the bands of a distribution of the %s brand in %s mode differ, and are visible on their background',
  (brand, mode) => {
    const palette = paletteOf(brand, mode);
    const colors = bands.map((band) => bandColor(palette, band));
    expect(new Set(colors).size).toBe(bands.length);
    for (const color of colors) expect(contrastRatio(color, palette.surfaceRaised)).toBeGreaterThanOrEqual(3);
  },
);

test('a band that was merged with the lowest one has the color of low scores', () => {
  const palette = paletteOf('default', 'light');
  expect(bandColor(palette, { from: 0, to: 50 })).toBe(bandColor(palette, { from: 25, to: 50 }));
});
