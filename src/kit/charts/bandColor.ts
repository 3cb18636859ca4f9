import { type Color, ensureContrast } from '../../../domain/colors/contrast.ts';
import { scoreWord } from '../../../domain/scoring/scoreWord.ts';
import type { Palette } from '../../theme/palettes.ts';
import { scoreColors } from '../../theme/scoreColors.ts';

/** Scores below this are in the lowest band of a distribution. */
const LOW_FROM = 25;

/**
 * The color of a band of a distribution, which divides the low scores in two: the lowest band has the error color, because it would
 * otherwise look like the next one.
 */
export function bandColor(
  palette: Palette,
  { from, to }: { readonly from: number; readonly to: number },
): Color {
  if (to <= LOW_FROM) return ensureContrast(palette.error, [palette.surface, palette.surfaceRaised], 3);
  return scoreColors(palette)[scoreWord((from + to) / 2)];
}
