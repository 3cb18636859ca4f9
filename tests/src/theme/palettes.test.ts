import { expect, test } from 'vitest';
import { type Color, contrastRatio, readableTextColor } from '../../../domain/colors/contrast.ts';
import { scoreWord } from '../../../domain/scoring/scoreWord.ts';
import { cssVariablesOf } from '../../../src/theme/applyCssVariables.ts';
import { currentPalette } from '../../../src/theme/colorMode.ts';
import { createAppTheme } from '../../../src/theme/createAppTheme.ts';
import { type Brand, brands, type Mode, paletteOf } from '../../../src/theme/palettes.ts';
import { fontFamily, menus } from '../../../src/theme/scale.ts';
import { scoreColors } from '../../../src/theme/scoreColors.ts';

const brandModes = (['default', 'partner'] as Brand[]).flatMap((brand) =>
  (['light', 'dark'] as Mode[]).map((mode) => [brand, mode] as const),
);
const light = currentPalette('cairn.example', 'light', false);
const partner = currentPalette('partner.example', 'light', false);

test('CONST-01 the primary color is the one of the specification', () => {
  expect(light.primary).toBe('#349CB2');
  expect(cssVariablesOf(light)['--cairn-primary']).toBe('#349CB2');
  expect(createAppTheme(light).palette.primary.light).toBe('#349CB2');
});
test('CONST-02 the secondary color is the one of the specification', () => {
  expect(light.secondary).toBe('#31394B');
});
test('CONST-03 the accent color is the one of the specification', () => {
  expect(light.accent).toBe('#F16B52');
});
test('CONST-04 the success color is the one of the specification', () => {
  expect(light.success).toBe('#4CAF50');
  expect(createAppTheme(light).palette.success.light).toBe('#4CAF50');
});
test('CONST-05 a partner host has its own primary color', () => {
  expect(partner.primary).toBe('#098A7B');
});
test('CONST-06 a partner host has its own secondary color', () => {
  expect(partner.secondary).toBe('#2D3346');
});
test('CONST-07 a partner host has its own accent color', () => {
  expect(partner.accent).toBe('#1C86A0');
});
test('a partner host of the HR app has the colors of the partner', () => {
  expect(currentPalette('cairnhr.partner.example', 'light', false).primary).toBe('#098A7B');
});
test('CONST-08 a high score has the high color', () => {
  expect(scoreColors(light)[scoreWord(90)]).toBe('#2E7D32');
});
test('CONST-09 a middle score has the primary color of the brand', () => {
  expect(scoreColors(light)[scoreWord(60)]).toBe('#349CB2');
  expect(scoreColors(partner)[scoreWord(60)]).toBe('#098A7B');
});
test('CONST-10 a low score has the secondary color of the brand', () => {
  expect(scoreColors(light)[scoreWord(10)]).toBe('#31394B');
  expect(scoreColors(partner)[scoreWord(10)]).toBe('#2D3346');
});
test('CONST-11 a missing score is gray', () => {
  expect(scoreColors(light)[scoreWord(null)]).toBe('#d3d3d3');
});
test('CONST-12 the font is Roboto', () => {
  expect(fontFamily.split(',')[0]).toBe('Roboto');
  expect(createAppTheme(light).typography.fontFamily).toBe(fontFamily);
});
test('CONST-13 exactly the six weights of the specification are declared', async () => {
  const { readFileSync } = await import('node:fs');
  const css = readFileSync('src/theme/fonts.css', 'utf8');
  const declared = [...css.matchAll(/roboto\/(\d+)\.css/g)].map((match) => Number(match[1]));
  expect(declared).toEqual([100, 300, 400, 500, 700, 900]);
});
test('CONST-23 a menu is at most 310 px high', () => {
  const paper = createAppTheme(light).components?.MuiMenu?.defaultProps?.slotProps?.paper;
  expect(paper).toMatchObject({ style: { maxHeight: 310 } });
  const listbox = createAppTheme(light).components?.MuiAutocomplete?.defaultProps?.slotProps?.listbox;
  expect(listbox).toMatchObject({ style: { maxHeight: 310 } });
});
test('CONST-24 hover delays before opening are 300 ms', () => {
  expect(menus.openDelay).toBe(300);
  expect(createAppTheme(light).components?.MuiTooltip?.defaultProps?.enterDelay).toBe(300);
});
test('CONST-25 hover delays before closing are 250 ms', () => {
  expect(menus.closeDelay).toBe(250);
  expect(createAppTheme(light).components?.MuiTooltip?.defaultProps?.leaveDelay).toBe(250);
});

test.each(brandModes)(
  'every text of the %s brand in %s mode has enough contrast on every background',
  (brand, mode) => {
    const palette = paletteOf(brand, mode);
    const grounds: Color[] = [palette.surface, palette.surfaceRaised, palette.surfaceSunken];
    const texts = [
      palette.text,
      palette.textQuiet,
      ...Object.values(palette.strongOf).map((tone) => tone.strong),
    ];
    for (const text of texts) {
      for (const testDatabase of grounds)
        expect(contrastRatio(text, testDatabase)).toBeGreaterThanOrEqual(4.5);
    }
    for (const tone of Object.values(palette.strongOf)) {
      expect(contrastRatio(tone.onStrong, tone.strong)).toBeGreaterThanOrEqual(4.5);
    }
    for (const ground of grounds) expect(contrastRatio(palette.lineStrong, ground)).toBeGreaterThanOrEqual(3);
  },
);
test.each(brandModes)(
  'COLOR-02 marks, charts and focus of the %s brand in %s mode are exactly the primary color',
  (brand, mode) => {
    const palette = paletteOf(brand, mode);
    const exact = brands[brand].primary;
    expect(palette.primary).toBe(exact);
    expect(palette.focus).toBe(exact);
    expect(scoreColors(palette).mid.toUpperCase()).toBe(exact);
    expect(cssVariablesOf(palette)['--cairn-focus']).toBe(exact);
    // The outline is outside its element, on the page or a card.
    for (const ground of [palette.surface, palette.surfaceRaised]) {
      expect(contrastRatio(palette.focus, ground)).toBeGreaterThanOrEqual(3);
    }
  },
);
test.each(brandModes)(
  'COLOR-03 buttons and other surfaces with text of the %s brand in %s mode have a contrast of 4.5:1, by the smallest change',
  (brand, mode) => {
    const { palette } = createAppTheme(paletteOf(brand, mode));
    for (const name of ['primary', 'secondary', 'success', 'error', 'warning', 'info'] as const) {
      const { main, contrastText } = palette[name];
      expect(contrastRatio(main as Color, contrastText as Color), name).toBeGreaterThanOrEqual(4.5);
    }
    const exact = brands[brand].primary;
    expect(contrastRatio(exact, '#ffffff')).toBeLessThan(4.5);
    const { strong } = paletteOf(brand, mode).strongOf.primary;
    const grounds = Object.entries(paletteOf(brand, mode)).filter(([name]) => name.startsWith('surface'));
    const weakest = Math.min(...grounds.map(([, ground]) => contrastRatio(strong, ground as Color)));
    expect(weakest).toBeLessThan(4.65);
  },
);
test.each(brandModes)(
  'a number on a score cell of the %s brand in %s mode has enough contrast',
  (brand, mode) => {
    for (const cell of Object.values(scoreColors(paletteOf(brand, mode)))) {
      expect(contrastRatio(readableTextColor(cell, '#ffffff', '#000000'), cell)).toBeGreaterThanOrEqual(4.5);
    }
  },
);
test('the device chooses between light and dark mode until a person does', () => {
  expect(currentPalette('cairn.example', 'system', true).mode).toBe('dark');
  expect(currentPalette('cairn.example', 'system', false).mode).toBe('light');
  expect(currentPalette('cairn.example', 'light', true).mode).toBe('light');
});
