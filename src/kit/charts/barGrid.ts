const columns = 'minmax(140px, 2fr) minmax(0, 5fr) minmax(112px, auto)';
const onPaper = 'minmax(140px, 3fr) minmax(0, 5fr) minmax(100px, auto)';

/**
 * The grid of a list of bars: name, bar and number in one row on wide screens and on paper, so that all bars have the
 * same width; on narrow screens the bar is below the name and the number.
 */
export const barGrid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: columns },
  columnGap: 2,
  '@media print': { gridTemplateColumns: onPaper },
} as const;

/** A row of the list, or a wrapper inside a row that keeps its columns. */
export const barRow = {
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'subgrid' },
  columnGap: 2,
  alignItems: 'center',
  '@media print': { gridTemplateColumns: 'subgrid' },
} as const;

export const barTrack = {
  gridColumn: { xs: '1 / -1', md: 'auto' },
  '@media print': { gridColumn: 'auto' },
} as const;

/** The number at the end of a row. */
export const barFigure = {
  textAlign: 'end',
  gridRow: { xs: 1, md: 'auto' },
  gridColumn: { xs: 2, md: 'auto' },
  '@media print': { gridRow: 'auto', gridColumn: 'auto' },
} as const;

/** The background of an unknown value or of a range. */
export const hatchedBackground = (color: string) =>
  `repeating-linear-gradient(45deg, ${color} 0 2px, transparent 2px 6px)`;
