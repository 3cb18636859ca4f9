import type { Theme } from '@mui/material';
import { visuallyHidden } from '../../kit/page/visuallyHidden.ts';

/** The columns of a row of values: side by side, or on a phone the name and the first value above the others. */
export const rowGrid = (columns: number) =>
  ({
    display: 'grid',
    width: '100%',
    columnGap: 2,
    rowGap: 0.25,
    alignItems: 'start',
    gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: `repeat(${columns}, minmax(0, 1fr))` },
  }) as const;

/** A value after the first. On a phone, it has its own line. */
export const rowCell = { gridColumn: { xs: '1 / -1', md: 'auto' }, display: 'block' } as const;

/** The label of a value. Beside others it is only read aloud, because the head shows it. */
export const rowLabel = (theme: Theme) => ({ [theme.breakpoints.up('md')]: visuallyHidden });
