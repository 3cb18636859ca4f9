import { Card, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

/** A named part of a campaign's page. */
export function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2 }}>
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      {children}
    </Card>
  );
}
