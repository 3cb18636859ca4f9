const columns = 'minmax(140px, 2fr) minmax(0, 5fr) minmax(112px, auto)';
const onPaper = 'minmax(120px, 3fr) minmax(0, 5fr) minmax(100px, auto)';
const wide = (styles: object) => ({ '@media print': styles });

/** The height of the strip below the texts of a row on a phone, and the padding below it, in px. */
const stripHeight = 20;
const rowPadding = 6;

/**
 * The layout of a list of values: name, bar and number in one row on wide screens and on paper; on narrow screens the bar is below the name
 * and the number. The rows are equally high, so that one drawing behind all of them matches each.
 */
export const plotLayout = {
  grid: {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: columns },
    columnGap: 2,
    ...wide({ gridTemplateColumns: onPaper }),
  },
  list: {
    listStyle: 'none',
    m: 0,
    p: 0,
    position: 'relative',
    zIndex: 1,
    gridColumn: '1 / -1',
    gridRow: 1,
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'subgrid' },
    gridAutoRows: '1fr',
    ...wide({ gridTemplateColumns: 'subgrid' }),
  },
  item: {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'subgrid' },
    ...wide({ gridTemplateColumns: 'subgrid' }),
  },
  row: {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'subgrid' },
    gridTemplateRows: { xs: `1fr ${stripHeight}px`, md: 'auto' },
    columnGap: 2,
    alignItems: { xs: 'end', md: 'center' },
    px: 1,
    py: `${rowPadding}px`,
    minHeight: 40,
    ...wide({ gridTemplateColumns: 'subgrid', gridTemplateRows: 'auto', alignItems: 'center' }),
  },
  figure: { textAlign: 'end', gridColumn: { xs: 2, md: 3 }, ...wide({ gridColumn: 3 }) },
  axis: {
    position: 'relative',
    height: 20,
    gridRow: 2,
    gridColumn: { xs: 1, md: 2 },
    mx: { xs: 1, md: 0 },
    ...wide({ gridColumn: 2, marginInline: 0 }),
  },
} as const;

/**
 * The place of the drawing: behind the column of the bars. On narrow screens it is moved down by half a row less half a strip, so that the
 * middle of each row of the drawing is in the strip below the texts.
 */
export const drawingLayout = (rowCount: number) =>
  ({
    gridRow: 1,
    gridColumn: { xs: 1, md: 2 },
    mx: { xs: 1, md: 0 },
    minWidth: 0,
    position: 'relative',
    '& > div': { position: 'absolute', inset: 0 },
    // On narrow screens the lines of the scale would cross the texts.
    '& .recharts-cartesian-grid': { display: { xs: 'none', md: 'inline' } },
    transform: {
      xs: `translateY(calc(${50 / rowCount}% - ${stripHeight / 2 + rowPadding}px))`,
      md: 'none',
    },
    ...wide({ gridColumn: 2, transform: 'none', marginInline: 0 }),
  }) as const;
