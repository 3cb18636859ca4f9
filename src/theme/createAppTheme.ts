import { alpha, createTheme, type Theme } from '@mui/material/styles';
import { pageWidths } from './pageWidths.ts';
import type { Palette, StrongColorPair } from './palettes.ts';
import { printStyles } from './printStyles.ts';
import { cardRadius, fontFamily, menus, radius, typeSizes } from './scale.ts';

const rem = (px: number) => `${px / 16}rem`;

/** `main` is the strong variant, because it is used for text or has text on it; `light` is the specification's color. */
const paletteColor = (exact: string, strong: StrongColorPair) => ({
  light: exact,
  main: strong.strong,
  dark: strong.strong,
  contrastText: strong.onStrong,
});

const level1 = '0 1px 2px rgb(16 24 40 / 0.08)';
const floating = '0 8px 24px rgb(16 24 40 / 0.18)';

/** The MUI theme: the palette, one scale of sizes, dense tables. */
export function createAppTheme(palette: Palette): Theme {
  const { strongOf } = palette;
  return createTheme({
    palette: {
      mode: palette.mode,
      primary: paletteColor(palette.primary, strongOf.primary),
      secondary: paletteColor(palette.secondary, strongOf.secondary),
      success: paletteColor(palette.success, strongOf.success),
      error: paletteColor(palette.error, strongOf.error),
      warning: paletteColor(palette.warning, strongOf.warning),
      info: paletteColor(palette.primary, strongOf.primary),
      background: { default: palette.surface, paper: palette.surfaceRaised },
      text: { primary: palette.text, secondary: palette.textQuiet },
      divider: palette.line,
    },
    shape: { borderRadius: radius },
    spacing: 8,
    typography: {
      fontFamily,
      h1: { fontSize: rem(typeSizes.title), fontWeight: 500, lineHeight: 1.25 },
      h2: { fontSize: rem(typeSizes.lead), fontWeight: 500, lineHeight: 1.3 },
      h3: { fontSize: rem(typeSizes.body), fontWeight: 500, lineHeight: 1.4 },
      h4: { fontSize: rem(typeSizes.display), fontWeight: 500, lineHeight: 1.2 },
      h5: { fontSize: rem(typeSizes.lead), fontWeight: 500, lineHeight: 1.3 },
      h6: { fontSize: rem(typeSizes.body), fontWeight: 500, lineHeight: 1.4 },
      subtitle1: { fontSize: rem(typeSizes.body), fontWeight: 500 },
      subtitle2: { fontSize: rem(typeSizes.small), fontWeight: 500 },
      body1: { fontSize: rem(typeSizes.body) },
      body2: { fontSize: rem(typeSizes.small) },
      button: { fontSize: rem(typeSizes.small), fontWeight: 500, textTransform: 'none', letterSpacing: 0 },
      caption: { fontSize: rem(typeSizes.tiny) },
      overline: { fontSize: rem(typeSizes.tiny), textTransform: 'none', letterSpacing: 0, fontWeight: 500 },
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          ':focus-visible': { outline: `2px solid ${palette.focus}`, outlineOffset: 2 },
          'table, .tabular': { fontVariantNumeric: 'tabular-nums' },
          ...printStyles,
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': {
              animationDuration: '0.01ms !important',
              transitionDuration: '0.01ms !important',
            },
          },
        },
      },
      MuiPaper: {
        defaultProps: { elevation: 0 },
        styleOverrides: {
          root: { backgroundImage: 'none' },
          elevation1: { boxShadow: level1 },
          rounded: { borderRadius: radius },
        },
      },
      MuiCard: {
        styleOverrides: { root: { borderRadius: cardRadius, border: `1px solid ${palette.line}` } },
      },
      MuiMenu: {
        defaultProps: { slotProps: { paper: { style: { maxHeight: menus.maxHeight } } } },
        styleOverrides: { paper: { boxShadow: floating, border: `1px solid ${palette.line}` } },
      },
      MuiAutocomplete: {
        defaultProps: { slotProps: { listbox: { style: { maxHeight: menus.maxHeight } } } },
        styleOverrides: { paper: { boxShadow: floating, border: `1px solid ${palette.line}` } },
      },
      MuiDialog: { styleOverrides: { paper: { boxShadow: floating, borderRadius: cardRadius } } },
      MuiTooltip: {
        defaultProps: { enterDelay: menus.openDelay, leaveDelay: menus.closeDelay },
        styleOverrides: { tooltip: { fontSize: rem(typeSizes.tiny) } },
      },
      // Long lines are hard to read.
      MuiAlert: { styleOverrides: { message: { maxWidth: pageWidths.text } } },
      MuiButton: { defaultProps: { disableElevation: true } },
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiTextField: { defaultProps: { size: 'small', variant: 'outlined' } },
      MuiFormControl: { defaultProps: { size: 'small', variant: 'outlined' } },
      MuiOutlinedInput: {
        styleOverrides: {
          root: {
            backgroundColor: palette.surfaceRaised,
            '&.Mui-focused:not(.Mui-error) .MuiOutlinedInput-notchedOutline': { borderColor: palette.focus },
          },
          notchedOutline: { borderColor: palette.lineStrong },
        },
      },
      MuiTable: { defaultProps: { size: 'small' } },
      MuiTableCell: {
        styleOverrides: {
          root: { borderColor: palette.line },
          sizeSmall: { height: 36, paddingBlock: 4 },
          head: { fontWeight: 500, color: palette.textQuiet, backgroundColor: palette.surfaceRaised },
        },
      },
      MuiTableRow: {
        styleOverrides: {
          root: { '&.MuiTableRow-hover:hover': { backgroundColor: alpha(palette.primary, 0.08) } },
        },
      },
      // The help text of disabled fields stays readable.
      MuiFormHelperText: { styleOverrides: { root: { '&.Mui-disabled': { color: palette.textQuiet } } } },
      MuiChip: { styleOverrides: { root: { borderRadius: radius } } },
      MuiLink: { defaultProps: { underline: 'hover' } },
    },
  });
}
