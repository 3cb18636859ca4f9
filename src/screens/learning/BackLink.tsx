import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Link } from '@mui/material';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

/** The way up to the list of paths. */
export function BackLink() {
  const translate = useTranslate();
  const list = useCreatePath()({ resource: 'learning_paths', type: 'list' });
  return (
    <Link
      component={RouterLink}
      to={list}
      variant="body2"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, mb: 1 }}
    >
      <ArrowBackIcon fontSize="inherit" aria-hidden />
      {translate('kit.back')}
    </Link>
  );
}
