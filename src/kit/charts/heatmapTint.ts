import { type Color, mixColors } from '../../../domain/colors/contrast.ts';
import type { Palette } from '../../theme/palettes.ts';

/** The gap in points from which the tint is strongest. */
const fullTintGap = 20;
const [minStrongShare, maxStrongShare] = [0.4, 0.8];
const paleShare = 0.1;

/**
 * The background color of a cell: the accent color below the average, the primary color above it. It is pale where chance could explain the
 * gap, however large, and strong only where the gap is significant.
 */
export function heatmapTint(gap: number, palette: Palette, isSignificant: boolean): Color {
  if (gap === 0) return palette.surfaceRaised;
  const size = Math.min(Math.abs(gap), fullTintGap) / fullTintGap;
  const share = isSignificant ? minStrongShare + size * (maxStrongShare - minStrongShare) : paleShare;
  return mixColors(palette.surfaceRaised, gap < 0 ? palette.accent : palette.primary, share);
}
