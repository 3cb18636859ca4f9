import { Box, Card, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface PartProps {
  readonly title: string;
  /** What it is about, in one or two sentences. */
  readonly text?: ReactNode;
  readonly children: ReactNode;
}

/** One step of an import, or the list of past ones. */
export function ImportSection({ title, text, children }: PartProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Box sx={{ p: 2, display: 'grid', gap: 0.5, maxWidth: 720 }}>
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        {text && <Typography color="text.secondary">{text}</Typography>}
      </Box>
      {children}
    </Card>
  );
}
