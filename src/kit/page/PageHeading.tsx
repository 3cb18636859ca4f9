import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface PageHeadingProps {
  readonly title: ReactNode;
  /** What the page is for, in one line. */
  readonly purpose?: ReactNode;
  /** The page's one main action. */
  readonly action?: ReactNode;
}

/** How every page begins: title and purpose on the left, the one main action on the right. */
export function PageHeading({ title, purpose, action }: PageHeadingProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start', mb: 3 }}>
      <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
        <Typography variant="h1">{title}</Typography>
        {purpose && <Typography color="text.secondary">{purpose}</Typography>}
      </Box>
      {action}
    </Box>
  );
}
