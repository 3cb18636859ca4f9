import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { readConfig } from '../../../dataProviders/config.ts';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { LanguageSelect } from '../../language/LanguageSelect.tsx';
import mark from '../../theme/cairn.svg';

interface SignInPageProps {
  readonly heading: string;
  readonly text?: ReactNode;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A centered card, with optional content to its right, or below it on narrow screens. */
export function SignInLayout({ heading, text, aside, children }: SignInPageProps) {
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        alignContent: 'center',
        justifyItems: 'center',
        gap: 3,
        p: 2,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <img src={mark} alt="" width={36} height={36} />
        <Typography component="span" variant="h1">
          {readConfig().productName}
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          width: '100%',
          maxWidth: aside ? 880 : 420,
          gridTemplateColumns: aside ? { md: 'minmax(0, 420px) minmax(0, 1fr)' } : undefined,
          justifyContent: 'center',
        }}
      >
        <Card sx={{ p: { xs: 3, sm: 4 }, display: 'grid', gap: 2, alignContent: 'start' }}>
          <Typography component="h1" variant="h2">
            {heading}
          </Typography>
          {text && <SecondaryText>{text}</SecondaryText>}
          {children}
        </Card>
        {aside}
      </Box>
      <LanguageSelect />
    </Box>
  );
}
