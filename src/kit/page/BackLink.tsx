import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

/** The link to the parent page, above the title. */
export function BackLink({ to, label }: { readonly to: string; readonly label: string }) {
  const translate = useTranslate();
  return (
    <Link
      component={RouterLink}
      to={to}
      variant="body2"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, mb: 1 }}
    >
      <ArrowBackIcon fontSize="inherit" aria-hidden />
      {translate(label)}
    </Link>
  );
}
