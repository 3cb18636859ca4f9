import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { SecondaryText } from '../page/SecondaryText.tsx';

interface StateCardProps {
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
  /** The card is the only content of the page, so its title is the page's heading. */
  readonly isPage?: boolean;
  /** Use `alert` for failures, which screen readers announce immediately. */
  readonly role?: 'alert' | 'status';
}

/** Shown instead of content that is unavailable: a title, the reason and one action. */
export function StateCard({ title, text, action, role, isPage = false }: StateCardProps) {
  return (
    <Card variant="outlined" role={role} sx={{ p: { xs: 2, md: 3 } }}>
      <Box sx={{ maxWidth: 560, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <Typography component={isPage ? 'h1' : 'h2'} variant="h2">
          {title}
        </Typography>
        <SecondaryText>{text}</SecondaryText>
        {action}
      </Box>
    </Card>
  );
}

interface TranslatedProps extends Omit<StateCardProps, 'title' | 'text'> {
  /** The translation key of the title and text. */
  readonly texts: string;
  readonly values?: object;
}

/** A card with the title and the text below one key. */
export function TranslatedStateCard({ texts, values, ...card }: TranslatedProps) {
  const translate = useTranslate();
  return (
    <StateCard
      title={translate(`${texts}.title`, values)}
      text={translate(`${texts}.text`, values)}
      {...card}
    />
  );
}
