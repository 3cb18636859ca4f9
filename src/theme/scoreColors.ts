import { type Color, ensureContrast } from '../../domain/colors/contrast.ts';
import type { ScoreWord } from '../../domain/scoring/scoreWord.ts';
import type { Palette } from './palettes.ts';

/** The specification's score colors (CONST-08 to CONST-11); `mid` and `low` are colors of the brand. */
export const highScoreColor: Color = '#2E7D32';
export const noScoreColor: Color = '#d3d3d3';

/**
 * The colors of bars, donuts and cells: in light mode the specification's exactly; in dark mode lightened to a contrast
 * of 3:1, because the low color would be invisible.
 */
export function scoreColors(palette: Palette): Record<ScoreWord, Color> {
  const exact = { high: highScoreColor, mid: palette.primary, low: palette.secondary, none: noScoreColor };
  if (palette.mode === 'light') return exact;
  const visible = (color: Color) => ensureContrast(color, [palette.surface, palette.surfaceRaised], 3);
  return { high: visible(exact.high), mid: visible(exact.mid), low: visible(exact.low), none: '#5b6675' };
}
