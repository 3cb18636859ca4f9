/** A color as `#rrggbb`. This file measures and corrects contrast by WCAG 2.2. */
export type Color = `#${string}`;

const channels = (color: Color): readonly number[] =>
  [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16));

function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG 2.2, from 1 (equal) to 21 (black on white). */
export function contrastRatio(one: Color, other: Color): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Mixes a `share` (0 to 1) of `other` into `color`, channel by channel. */
export function mixColors(color: Color, other: Color, share: number): Color {
  const toward = channels(other);
  const mixed = channels(color).map((from, at) => Math.round(from + ((toward[at] ?? 0) - from) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * The color nearest to `color` that has a contrast of at least `ratio` with every one of `grounds`. It moves toward
 * black on light grounds and toward white on dark ones, in steps of one percent.
 */
export function ensureContrast(color: Color, grounds: readonly Color[], ratio = 4.5): Color {
  const onLight = grounds.every((ground) => luminance(ground) > 0.18);
  const toward: Color = onLight ? '#000000' : '#ffffff';
  for (let step = 0; step <= 100; step += 1) {
    const candidate = mixColors(color, toward, step / 100);
    if (grounds.every((ground) => contrastRatio(candidate, ground) >= ratio)) return candidate;
  }
  return toward;
}

/** The one of two text colors with more contrast on `ground`. */
export function readableTextColor(ground: Color, light: Color = '#ffffff', dark: Color = '#12161e'): Color {
  return contrastRatio(light, ground) >= contrastRatio(dark, ground) ? light : dark;
}
