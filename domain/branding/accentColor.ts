import { type Color, contrastRatio, mixColors, readableTextColor } from '../colors/contrast.ts';

export type AccentProblem = 'accentFormat' | 'accentTooLight' | 'accentTooDark' | 'accentNoText';

/** The backgrounds on which an accent color appears, of pages, cards and emails in both modes. */
const lightGrounds: readonly Color[] = ['#ffffff', '#f7f9fb'];
const darkGrounds: readonly Color[] = ['#12161e', '#1a202b'];

const groundRatio = 3;
const textRatio = 4.5;

const pattern = /^#[\da-f]{6}$/;

/** Whether a text is a color as `#rrggbb` in lowercase. */
export const isColor = (text: string): text is Color => pattern.test(text);

/** The text color on a button in the accent color: white or dark, whichever has more contrast. */
export const accentTextColor = (accent: Color): Color => readableTextColor(accent);

/**
 * Returns why a color can't be the accent color of an account, or null. A button in this color has to stand out from
 * light and dark backgrounds (3:1), and its text has to be readable (4.5:1), by WCAG 2.2.
 */
export function accentProblem(text: string): AccentProblem | null {
  if (!isColor(text)) return 'accentFormat';
  const standsOut = (ground: Color) => contrastRatio(text, ground) >= groundRatio;
  if (!lightGrounds.every(standsOut)) return 'accentTooLight';
  if (!darkGrounds.every(standsOut)) return 'accentTooDark';
  return contrastRatio(text, accentTextColor(text)) >= textRatio ? null : 'accentNoText';
}

const maxSteps = 100;

/** Returns the permitted color nearest to `color`: the color itself, or a lighter or darker one in steps of one percent. */
export function nearestAccent(color: Color): Color {
  for (let step = 0; step < maxSteps; step += 1) {
    for (const toward of ['#000000', '#ffffff'] as const) {
      const candidate = mixColors(color, toward, step / maxSteps);
      if (accentProblem(candidate) === null) return candidate;
    }
  }
  throw new Error(`No accent color is near ${color}.`);
}
