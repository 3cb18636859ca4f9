import SearchIcon from '@mui/icons-material/Search';
import { Box, ButtonBase } from '@mui/material';
import { useTranslate } from 'react-admin';
import { isApple } from './isApple.ts';
import { changeShell } from './shellState.ts';

/** Opens the search; on a phone only its icon is shown. */
export function SearchButton() {
  const translate = useTranslate();
  return (
    <ButtonBase
      aria-label={translate('app.header.searchAll')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => changeShell({ searchOpen: true })}
      sx={buttonStyle}
    >
      <SearchIcon fontSize="small" />
      <Box component="span" aria-hidden>
        {translate('app.header.search')}
      </Box>
      <Box component="kbd" aria-hidden>
        {isApple ? '⌘K' : 'Ctrl K'}
      </Box>
    </ButtonBase>
  );
}

const buttonStyle = {
  gap: 1,
  minWidth: 40,
  height: 40,
  px: { xs: 1, sm: 1.5 },
  border: { sm: 1 },
  borderColor: { sm: 'divider' },
  borderRadius: 1,
  color: 'text.secondary',
  typography: 'body2',
  '&:hover': { bgcolor: 'var(--cairn-surface-sunken)' },
  '& > span:not(.MuiTouchRipple-root)': {
    display: { xs: 'none', sm: 'inline' },
    minWidth: { md: 120 },
    textAlign: 'start',
  },
  '& kbd': { display: { xs: 'none', md: 'inline' }, font: 'inherit', fontSize: '0.75rem' },
} as const;
