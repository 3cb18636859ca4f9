import { Box, Card, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface HomeCardProps {
  readonly title: string;
  /** Shown at the end of the card. */
  readonly link?: ReactNode;
  readonly children: ReactNode;
}

/** A card of the home page. */
export function HomeCard({ title, link, children }: HomeCardProps) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} variant="outlined" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography id={titleId} component="h2" variant="h3" color="text.secondary" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1 }}>{children}</Box>
      {link && <Box sx={{ mt: 1.5, ml: -0.75 }}>{link}</Box>}
    </Card>
  );
}
