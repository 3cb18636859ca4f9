import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { SecondaryText } from '../kit/page/SecondaryText.tsx';

/** Shown instead of a screen that failed to load or to render; the shell around it stays usable. */
export function ScreenErrorState() {
  const translate = useTranslate();
  return (
    <Box
      role="alert"
      sx={{ maxWidth: 480, mx: 'auto', py: 6, display: 'grid', gap: 2, justifyItems: 'start' }}
    >
      <Typography variant="h1">{translate('app.broken.title')}</Typography>
      <SecondaryText>{translate('app.broken.text')}</SecondaryText>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="contained" onClick={() => window.location.reload()}>
          {translate('app.broken.retry')}
        </Button>
        <Button component={Link} to="/">
          {translate('app.broken.home')}
        </Button>
      </Box>
    </Box>
  );
}
