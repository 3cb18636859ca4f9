import { alpha, type Theme } from '@mui/material';

const rowHeight = 36;
/** The total height of everything above and below the rows. */
const heightOfTheRest = 384;
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
    maxWidth: 320,
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
  scrollPaddingTop: rowHeight,
  '& tbody tr:hover, & tbody tr:focus-within': {
    bgcolor: (theme: Theme) => alpha(theme.palette.primary.light, 0.08),
  },
} as const;

const inputHeight = 52;
/** The height of the toolbar, which is loaded after the rows. On a phone each input has a separate line below the buttons. */
export const toolbarHeight = (inputs: number) => ({
  xs: Math.max(60 + inputs * inputHeight, 64),
  sm: 112,
  md: 64,
});
export const footerHeight = 52;

/** A class for react-admin's toolbar, which has none. */
export const toolbarClass = 'list-toolbar';

/** On a phone only the table scrolls, so the toolbar above it stays visible. */
export const listStyle = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  [`& .${toolbarClass}`]: { bgcolor: 'transparent' },
} as const;
export const contentStyle = {
  position: 'relative',
  minWidth: 0,
  maxWidth: '100%',
  overflow: 'hidden',
} as const;
