/**
 * Name, bar and number: in one row where there is room, all bars of a list of one width whatever stands beside them;
 * else the bar below the other two.
 */
export const barGrid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(140px, 2fr) minmax(0, 5fr) minmax(112px, auto)',
  },
  columnGap: 2,
} as const;

/** One of the list, or a part of it that keeps its columns. */
export const barRow = {
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'subgrid' },
  columnGap: 2,
  alignItems: 'center',
} as const;
