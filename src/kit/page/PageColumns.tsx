import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { pageWidths } from '../../theme/pageWidths.ts';

interface Props {
  /** What the page is about: a list, a form, the parts of a record. */
  readonly children: ReactNode;
  /** Beside it on wide screens, otherwise below it: facts, help, what else can be done. */
  readonly aside?: ReactNode;
  /** How the main column is sized: `form` keeps the width of fields, `page` takes what the aside leaves. */
  readonly main?: 'form' | 'page';
}

const columns = {
  form: `minmax(0, ${pageWidths.form}px) minmax(0, 1fr)`,
  page: 'minmax(0, 5fr) minmax(320px, 3fr)',
} as const;

/** The columns of a page, each with its parts below one another. */
export function PageColumns({ children, aside, main = 'page' }: Props) {
  if (!aside) return <Box sx={columnStyle}>{children}</Box>;
  return (
    <Box
      sx={{
        ...columnStyle,
        columnGap: { lg: main === 'form' ? 5 : 2 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: columns[main] },
      }}
    >
      <Box sx={columnStyle}>{children}</Box>
      <Box sx={columnStyle}>{aside}</Box>
    </Box>
  );
}

const columnStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  alignContent: 'start',
} as const;
