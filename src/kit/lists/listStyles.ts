const rowHeight = 36;
/** The height of what is above and below the rows. */
const heightOfTheRest = 332;
const smallestHeight = 240;

/** The rows that a table shows without scrolling on a screen of this height. */
export const rowsInView = (screenHeight: number): number =>
  Math.ceil(Math.max(screenHeight - heightOfTheRest, smallestHeight) / rowHeight);

/** Dense rows with a sticky header. */
export const denseTableStyle = {
  '& .RaDataTable-tableWrapper': {
    maxHeight: `calc(100vh - ${heightOfTheRest}px)`,
    minHeight: smallestHeight,
    overflow: 'auto',
  },
  '& th': { position: 'sticky', top: 0, zIndex: 1, bgcolor: 'background.paper', whiteSpace: 'nowrap' },
  '& td': {
    height: rowHeight,
    py: 0,
    maxWidth: 320,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& td, & th': { fontVariantNumeric: 'tabular-nums' },
} as const;

const inputHeight = 52;
/**
 * The height of the toolbar, which is loaded after the rows. On a phone each input has a line of its own below the
 * buttons.
 */
export const toolbarHeight = (inputs: number) => ({
  xs: Math.max(60 + inputs * inputHeight, 64),
  sm: 112,
  md: 64,
});
export const footerHeight = 52;

/** react-admin's toolbar has no class of its own. */
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
