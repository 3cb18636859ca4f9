import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { pageWidths } from '../../theme/pageWidths.ts';
import { SecondaryText } from './SecondaryText.tsx';

interface Props {
  readonly title: ReactNode;
  /** The status of the page's record, next to the title. */
  readonly chip?: ReactNode;
  /** The purpose of the page, in one line. */
  readonly purpose?: ReactNode;
  /** The page's one main action. */
  readonly action?: ReactNode;
}

/** The header of every page: title and purpose on the left, the main action on the right. */
export function PageHeader({ title, chip, purpose, action }: Props) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start', mb: 3 }}>
      <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
        <Typography
          variant="h1"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 1,
            alignItems: 'center',
            overflowWrap: 'anywhere',
          }}
        >
          {title}
          {chip}
        </Typography>
        {purpose && <SecondaryText sx={{ maxWidth: pageWidths.text }}>{purpose}</SecondaryText>}
      </Box>
      {action}
    </Box>
  );
}
