import { Box, Card, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface TaskCardProps {
  readonly title: string;
  /** How many there are, in a few words. */
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

/** One kind of work, with how much of it there is. */
export function TaskCard({ title, note, children }: TaskCardProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline', p: 2 }}>
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        {note && (
          <Typography variant="body2" color="text.secondary" role="status">
            {note}
          </Typography>
        )}
      </Box>
      {children}
    </Card>
  );
}
