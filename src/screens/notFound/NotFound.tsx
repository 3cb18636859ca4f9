import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';

/** The page for an unknown address. */
export default function NotFound() {
  const translate = useTranslate();
  return (
    <Box sx={{ maxWidth: 480, mx: 'auto', py: 6, display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography variant="h1">{translate('app.notFound.title')}</Typography>
      <SecondaryText>{translate('app.notFound.text')}</SecondaryText>
      <Button variant="contained" component={Link} to="/">
        {translate('app.notFound.home')}
      </Button>
    </Box>
  );
}
