import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly purpose?: string;
  /** The page's one main action. */
  readonly action?: ReactNode;
}

/** Title and its one-line purpose on the left, the one main action on the right. */
export function PageHeader({ title, purpose, action }: Props) {
  return (
    <Stack
      direction="row"
      spacing={2}
      sx={{ alignItems: 'flex-start', justifyContent: 'space-between', mb: 2, flexWrap: 'wrap', rowGap: 1 }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography component="h1" variant="h5">
          {title}
        </Typography>
        {purpose ? (
          <Typography variant="body2" color="text.secondary">
            {purpose}
          </Typography>
        ) : null}
      </Box>
      {action}
    </Stack>
  );
}
