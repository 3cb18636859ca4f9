const columns = 'minmax(140px, 2fr) minmax(0, 5fr) minmax(112px, auto)';
const onPaper = 'minmax(140px, 3fr) minmax(0, 5fr) minmax(100px, auto)';

/**
 * Name, bar and number: in one row where there is room and on paper, all bars of a list of one width whatever stands
 * beside them; else the bar below the other two.
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

/** One of the list, or a part of it that keeps its columns. */
export const barRow = {
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'subgrid' },
  columnGap: 2,
  alignItems: 'center',
  '@media print': { gridTemplateColumns: 'subgrid' },
} as const;

/** The bar of a row. */
export const barTrack = {
  gridColumn: { xs: '1 / -1', md: 'auto' },
  '@media print': { gridColumn: 'auto' },
} as const;

/** What stands at its end. */
export const barFigure = {
  textAlign: 'end',
  gridRow: { xs: 1, md: 'auto' },
  gridColumn: { xs: 2, md: 'auto' },
  '@media print': { gridRow: 'auto', gridColumn: 'auto' },
} as const;
