import { Link } from '@mui/material';
import { useTranslate } from 'react-admin';

/** The first link in the tab order; it skips the header and the navigation. */
export function SkipLink() {
  const translate = useTranslate();
  return (
    <Link
      href="#content"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
      sx={{
        position: 'absolute',
        insetInlineStart: 8,
        top: -100,
        zIndex: 'tooltip',
        bgcolor: 'background.paper',
        px: 2,
        py: 1,
        borderRadius: 1,
        '&:focus': { top: 8 },
      }}
    >
      {translate('app.skipToContent')}
    </Link>
  );
}
