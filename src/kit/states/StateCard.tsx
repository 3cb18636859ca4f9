import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface StateCardProps {
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
  /** The page holds nothing else, so this is what it is called. */
  readonly isPage?: boolean;
  /** A failure is told at once to those who do not see it. */
  readonly role?: 'alert' | 'status';
}

/** In place of what cannot be shown: what this is, why it is so, the one thing to do. */
export function StateCard({ title, text, action, role, isPage = false }: StateCardProps) {
  return (
    <Card variant="outlined" role={role} sx={{ p: { xs: 2, md: 3 } }}>
      <Box sx={{ maxWidth: 560, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <Typography component={isPage ? 'h1' : 'h2'} variant="h2">
          {title}
        </Typography>
        <Typography color="text.secondary">{text}</Typography>
        {action}
      </Box>
    </Card>
  );
}
