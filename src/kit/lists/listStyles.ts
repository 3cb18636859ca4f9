import { alpha, type Theme } from '@mui/material';

const rowHeight = 36;
/** The total height of everything above and below the rows. */
const heightOfTheRest = 376;
const smallestHeight = 240;

/** The number of rows that fit on a screen of this height without scrolling. */
export const rowsInView = (screenHeight: number): number =>
  Math.ceil(Math.max(screenHeight - heightOfTheRest, smallestHeight) / rowHeight);

/** The width of a small checkbox with its padding. */
const selectionWidth = 52;
export const selectionCellStyle = { width: selectionWidth, pl: 2, pr: 1.5, '& > *': { p: 0 } } as const;

/** Dense rows with a sticky header. The cells are plain elements that share this style, so that none needs its own. */
export const tableStyle = {
  maxHeight: `calc(100vh - ${heightOfTheRest}px)`,
  minHeight: smallestHeight,
  overflow: 'auto',
  '& th': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    px: 1.5,
    bgcolor: 'background.paper',
    whiteSpace: 'nowrap',
  },
  '& td': {
    height: rowHeight,
    px: 1.5,
    py: 0,
    maxWidth: 384,
    overflow: 'hidden',
    textAlign: 'start',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    typography: 'body2',
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& td, & th': { fontVariantNumeric: 'tabular-nums' },
  '& td[data-cell="selection"]': selectionCellStyle,
  // On a phone, long names use several lines, so that the columns that decide are visible.
  '& td[data-cell="name"]': { whiteSpace: { xs: 'normal', sm: 'nowrap' }, py: { xs: 0.5, sm: 0 } },
  '& td[data-cell="name"] > *': {
    display: { xs: 'block', sm: 'inline' },
    width: { xs: 'max-content', sm: 'auto' },
    maxWidth: { xs: 150, sm: 'none' },
  },
  scrollPaddingTop: rowHeight,
  '& tbody tr:hover, & tbody tr:focus-within': {
    bgcolor: (theme: Theme) => alpha(theme.palette.primary.light, 0.08),
  },
} as const;

const inputHeight = 40;
/** Between the inputs and the buttons of the toolbar, and between the toolbar and the rows. */
const toolbarGap = 8;
const toolbarPadding = 16;
const toolsHeight = { xs: 48, sm: 40 };
/** The height of the toolbar, which is loaded after the rows. On a phone each input has a separate line above the buttons. */
export const toolbarHeight = (inputs: number) => ({
  xs: inputs * (inputHeight + toolbarGap) + toolsHeight.xs + toolbarGap,
  sm: inputHeight + toolbarGap + toolsHeight.sm + toolbarGap,
  md: inputHeight + toolbarPadding,
});
export const footerHeight = 52;

/** A class for react-admin's toolbar, which has none. */
export const toolbarClass = 'list-toolbar';

/** On a phone only the table scrolls, so the toolbar above it stays visible. */
export const listStyle = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  [`& .${toolbarClass}`]: {
    bgcolor: 'transparent',
    flexDirection: { xs: 'column', md: 'row' },
    alignItems: { xs: 'stretch', md: 'flex-start' },
    gap: `${toolbarGap}px`,
    pb: { xs: `${toolbarGap}px`, md: `${toolbarPadding}px` },
    '& form': { minHeight: 'auto', p: 0, rowGap: `${toolbarGap}px` },
    '& form .MuiFormControl-root, & form .MuiAutocomplete-root': { m: 0 },
    '& > :empty, & .RaFilterForm-clearFix': { display: 'none' },
    '& .filter-field': { alignItems: 'center', width: { xs: '100%', sm: 'auto' } },
    '& .filter-field > .ra-input': { flexGrow: { xs: 1, sm: 0 } },
    '& .RaFilterFormInput-spacer': { display: { xs: 'none', sm: 'block' } },
    '& .hide-filter': { mb: 0 },
    '& .MuiToolbar-root': { minHeight: toolsHeight, p: 0, alignSelf: 'flex-end' },
  },
} as const;
export const contentStyle = {
  position: 'relative',
  minWidth: 0,
  maxWidth: '100%',
  overflow: 'hidden',
} as const;
