import { type Color, ensureContrast, readableTextColor } from '../../domain/colors/contrast.ts';

export type Mode = 'light' | 'dark';
export type Brand = 'default' | 'partner';

/**
 * The exact colors of the specification (CONST-01 to CONST-07). It defines no success color for the partner brand, which uses the
 * default's.
 */
export const brands = {
  default: { primary: '#349CB2', secondary: '#31394B', accent: '#F16B52', success: '#4CAF50' },
  partner: { primary: '#098A7B', secondary: '#2D3346', accent: '#1C86A0', success: '#4CAF50' },
} as const satisfies Record<Brand, Record<'primary' | 'secondary' | 'accent' | 'success', Color>>;

const grounds = {
  light: {
    surface: '#f7f9fb',
    surfaceRaised: '#ffffff',
    surfaceSunken: '#eaeef2',
    text: '#1d2430',
    textQuiet: '#566072',
    line: '#d8dee6',
    lineStrong: '#7d8796',
  },
  dark: {
    surface: '#12161e',
    surfaceRaised: '#1a202b',
    surfaceSunken: '#232b38',
    text: '#e8ecf2',
    textQuiet: '#aab4c3',
    line: '#343e4e',
    lineStrong: '#7f8b9c',
  },
} as const satisfies Record<Mode, Record<string, Color>>;

const error: Color = '#c62828';
const warning: Color = '#b26a00';

export interface StrongColorPair {
  /** Contrast of at least 4.5:1 on every ground of the mode, for text and icons. */
  readonly strong: Color;
  /** The text color on a background of `strong`. */
  readonly onStrong: Color;
}

export interface Palette {
  readonly mode: Mode;
  readonly primary: Color;
  readonly secondary: Color;
  readonly accent: Color;
  readonly success: Color;
  readonly error: Color;
  readonly warning: Color;
  readonly strongOf: Readonly<
    Record<'primary' | 'secondary' | 'accent' | 'success' | 'error' | 'warning', StrongColorPair>
  >;
  readonly surface: Color;
  readonly surfaceRaised: Color;
  readonly surfaceSunken: Color;
  readonly text: Color;
  readonly textQuiet: Color;
  readonly line: Color;
  readonly lineStrong: Color;
  /** The primary color itself (CONST-01), around an element: 3:1 on pages and cards. */
  readonly focus: Color;
}

/**
 * The palette of a brand in a mode. The specification's colors are used unchanged for areas without text (bars, marks,
 * lines); text and its backgrounds use the derived `strong` variants.
 */
export function paletteOf(brand: Brand, mode: Mode): Palette {
  const key = `${brand} ${mode}`;
  const known = palettes.get(key) ?? createPalette(brand, mode);
  palettes.set(key, known);
  return known;
}

/** Cached palettes. Deriving the strong variants takes some milliseconds on a phone. */
const palettes = new Map<string, Palette>();

function createPalette(brand: Brand, mode: Mode): Palette {
  const ground = grounds[mode];
  const colors = { ...brands[brand], error, warning };
  const all = [ground.surface, ground.surfaceRaised, ground.surfaceSunken];
  const strong = (color: Color): StrongColorPair => {
    const face = ensureContrast(color, all);
    return { strong: face, onStrong: readableTextColor(face) };
  };
  return {
    mode,
    ...colors,
    ...ground,
    strongOf: {
      primary: strong(colors.primary),
      secondary: strong(colors.secondary),
      accent: strong(colors.accent),
      success: strong(colors.success),
      error: strong(colors.error),
      warning: strong(colors.warning),
    },
    focus: colors.primary,
  };
}
