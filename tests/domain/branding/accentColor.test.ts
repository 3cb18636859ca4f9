import { expect, test } from 'vitest';
import {
  accentProblem,
  accentTextColor,
  isColor,
  nearestAccent,
} from '../../../domain/branding/accentColor.ts';
import { type Color, contrastRatio } from '../../../domain/colors/contrast.ts';
import { paletteOf } from '../../../src/theme/palettes.ts';

test.each([
  ['#107587', null],
  ['#6d4aff', null],
  ['#ffd43b', 'accentTooLight'],
  ['#ffffff', 'accentTooLight'],
  ['#1a237e', 'accentTooDark'],
  ['#000000', 'accentTooDark'],
  ['#767676', null],
  ['#7a7a7a', 'accentNoText'],
  ['107587', 'accentFormat'],
  ['#6D4AFF', 'accentFormat'],
  ['#0b7', 'accentFormat'],
  ['red', 'accentFormat'],
  ['#107587;}', 'accentFormat'],
  ['', 'accentFormat'],
])('%s as an accent color: %s', (color, problem) => {
  expect(accentProblem(color)).toBe(problem);
});

/** Every twelfth step of each channel. */
function* sampleColors(): Generator<Color> {
  for (let code = 0; code < 0x1000000; code += 0x0c3b17) {
    yield `#${code.toString(16).padStart(6, '0')}`;
  }
}

test('the suggestion is always permitted, and a permitted color is its own suggestion', () => {
  for (const color of sampleColors()) {
    const suggestion = nearestAccent(color);
    expect(accentProblem(suggestion), color).toBeNull();
    if (accentProblem(color) === null) expect(suggestion).toBe(color);
  }
});

test('a permitted color has readable text and stands out from every background of both modes', () => {
  for (const color of sampleColors()) {
    if (accentProblem(color) !== null) continue;
    expect(contrastRatio(color, accentTextColor(color))).toBeGreaterThanOrEqual(4.5);
    for (const { surface, surfaceRaised } of [paletteOf('default', 'light'), paletteOf('default', 'dark')]) {
      expect(contrastRatio(color, surface)).toBeGreaterThanOrEqual(3);
      expect(contrastRatio(color, surfaceRaised)).toBeGreaterThanOrEqual(3);
    }
  }
});

test('only #rrggbb in lowercase is a color', () => {
  expect(['#107587', '#6D4AFF', '#1075875', 'url(x)'].map(isColor)).toEqual([true, false, false, false]);
});
