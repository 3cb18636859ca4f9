import type { ScoreWord } from '../../domain/scoring/scoreWord.ts';
import { type Colour, strengthen } from './contrast.ts';
import type { Palette } from './palettes.ts';

/** The specification's score colours (§9); `mid` and `low` follow the brand. */
export const highScore: Colour = '#2E7D32';
export const noScore: Colour = '#d3d3d3';

/**
 * Faces for bars, donuts and cells. In light mode exactly the specification's; in dark mode lightened until they
 * stand out from the ground by 3 : 1, as the low colour would be invisible there.
 */
export function scoreColours(palette: Palette): Record<ScoreWord, Colour> {
  const exact = { high: highScore, mid: palette.primary, low: palette.secondary, none: noScore };
  if (palette.mode === 'light') return exact;
  const seen = (colour: Colour) => strengthen(colour, [palette.surface, palette.surfaceRaised], 3);
  return { high: seen(exact.high), mid: seen(exact.mid), low: seen(exact.low), none: '#5b6675' };
}
