import { type Color, mixColors } from '../../../domain/colors/contrast.ts';
import type { Palette } from '../../theme/palettes.ts';

/** The gap in points from which the tint is strongest. */
const fullTintGap = 20;
const maxTintShare = 0.75;

/** The background color of a cell: the accent color below the company average, the primary color above it. */
export function heatmapTint(gap: number, palette: Palette): Color {
  const share = (Math.min(Math.abs(gap), fullTintGap) / fullTintGap) * maxTintShare;
  return mixColors(palette.surfaceRaised, gap < 0 ? palette.accent : palette.primary, share);
}
