import { type Colour, mix } from '../../theme/contrast.ts';
import type { Palette } from '../../theme/palettes.ts';

/** The gap in points from which the tint is strongest. */
const fullAt = 20;
const strongest = 0.75;

/** The background color of a cell: the accent color below the company average, the primary color above it. */
export function tintOf(gap: number, palette: Palette): Colour {
  const share = (Math.min(Math.abs(gap), fullAt) / fullAt) * strongest;
  return mix(palette.surfaceRaised, gap < 0 ? palette.accent : palette.primary, share);
}
