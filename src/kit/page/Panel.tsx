import { Box, Card, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { pageWidths } from '../../theme/pageWidths.ts';
import { SecondaryText } from './SecondaryText.tsx';

interface Props {
  readonly title: string;
  readonly text?: string;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** A titled section of a record's page with its action. */
export function Panel({ title, text, action, children }: Props) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Typography id={id} variant="h2">
            {title}
          </Typography>
          {text && <SecondaryText sx={{ maxWidth: pageWidths.text }}>{text}</SecondaryText>}
        </Box>
        {action}
      </Box>
      {children}
    </Card>
  );
}
