import { Box, Card, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface HomeCardProps {
  readonly title: string;
  /** Shown next to the title. */
  readonly chip?: ReactNode;
  /** Shown at the end of the card. */
  readonly link?: ReactNode;
  readonly children: ReactNode;
}

/** A card of the home page. */
export function HomeCard({ title, chip, link, children }: HomeCardProps) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} variant="outlined" sx={{ p: { xs: 2, md: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, mb: 1 }}>
        <Typography id={titleId} component="h2" variant="h3" color="text.secondary">
          {title}
        </Typography>
        {chip}
      </Box>
      <Box sx={{ display: 'grid', gap: 1 }}>{children}</Box>
      {link && <Box sx={{ mt: 1.5, ml: -0.75 }}>{link}</Box>}
    </Card>
  );
}
