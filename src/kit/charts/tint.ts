import { type Colour, mix } from '../../theme/contrast.ts';
import type { Palette } from '../../theme/palettes.ts';

/** Points from which on a tint grows no stronger. */
const fullAt = 20;
const strongest = 0.75;

/** The ground of a cell by its distance to everybody: towards one colour below, towards the other above. */
export function tintOf(gap: number, palette: Palette): Colour {
  const share = (Math.min(Math.abs(gap), fullAt) / fullAt) * strongest;
  return mix(palette.surfaceRaised, gap < 0 ? palette.accent : palette.primary, share);
}
