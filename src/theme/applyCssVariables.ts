import type { Palette } from './palettes.ts';
import { cardRadius, fontFamily, radius, spaces } from './scale.ts';
import { scoreColors } from './scoreColors.ts';

/** Returns the palette as CSS variables for the respondent's page and plain style sheets. */
export function cssVariablesOf(palette: Palette): Readonly<Record<`--cairn-${string}`, string>> {
  const { strongOf } = palette;
  const scores = scoreColors(palette);
  return {
    '--cairn-primary': palette.primary,
    '--cairn-primary-strong': strongOf.primary.strong,
    '--cairn-on-primary-strong': strongOf.primary.onStrong,
    '--cairn-secondary': palette.secondary,
    '--cairn-secondary-strong': strongOf.secondary.strong,
    '--cairn-on-secondary-strong': strongOf.secondary.onStrong,
    '--cairn-accent': palette.accent,
    '--cairn-accent-strong': strongOf.accent.strong,
    '--cairn-on-accent-strong': strongOf.accent.onStrong,
    '--cairn-success': palette.success,
    '--cairn-success-strong': strongOf.success.strong,
    '--cairn-on-success-strong': strongOf.success.onStrong,
    '--cairn-error': strongOf.error.strong,
    '--cairn-on-error': strongOf.error.onStrong,
    '--cairn-warning': strongOf.warning.strong,
    '--cairn-surface': palette.surface,
    '--cairn-surface-raised': palette.surfaceRaised,
    '--cairn-surface-sunken': palette.surfaceSunken,
    '--cairn-text': palette.text,
    '--cairn-text-quiet': palette.textQuiet,
    '--cairn-line': palette.line,
    '--cairn-line-strong': palette.lineStrong,
    '--cairn-focus': palette.focus,
    '--cairn-score-high': scores.high,
    '--cairn-score-mid': scores.mid,
    '--cairn-score-low': scores.low,
    '--cairn-score-none': scores.none,
    '--cairn-radius': `${radius}px`,
    '--cairn-radius-card': `${cardRadius}px`,
    '--cairn-font': fontFamily,
    ...Object.fromEntries(spaces.map((space, at) => [`--cairn-space-${at + 1}`, `${space}px`])),
  };
}

/** Sets the CSS variables on `root`. Can be called again when the host, choice or device preference changes. */
export function applyCssVariables(root: HTMLElement, palette: Palette): void {
  for (const [name, setting] of Object.entries(cssVariablesOf(palette)))
    root.style.setProperty(name, setting);
  root.style.colorScheme = palette.mode;
  root.dataset.mode = palette.mode;
}
