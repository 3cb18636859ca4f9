import type { ScoreWord } from '../../domain/scoring/scoreWord.ts';
import { type Colour, strengthen } from './contrast.ts';
import type { Palette } from './palettes.ts';

/** The specification's score colors (§9); `mid` and `low` are colors of the brand. */
export const highScore: Colour = '#2E7D32';
export const noScore: Colour = '#d3d3d3';

/**
 * The colors of bars, donuts and cells: in light mode the specification's exactly; in dark mode lightened to a contrast
 * of 3:1, because the low color would be invisible.
 */
export function scoreColours(palette: Palette): Record<ScoreWord, Colour> {
  const exact = { high: highScore, mid: palette.primary, low: palette.secondary, none: noScore };
  if (palette.mode === 'light') return exact;
  const seen = (colour: Colour) => strengthen(colour, [palette.surface, palette.surfaceRaised], 3);
  return { high: seen(exact.high), mid: seen(exact.mid), low: seen(exact.low), none: '#5b6675' };
}
