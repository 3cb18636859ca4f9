import SearchIcon from '@mui/icons-material/Search';
import { Box, ButtonBase } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '../kit/page/visuallyHidden.ts';
import { isApple } from './isApple.ts';
import { changeShell } from './shellState.ts';

/** Opens the search; on a phone only its icon is shown. */
export function SearchButton() {
  const translate = useTranslate();
  return (
    <ButtonBase
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => changeShell({ searchOpen: true })}
      sx={buttonStyle}
    >
      <SearchIcon fontSize="small" />
      <Box component="span" sx={(theme: Theme) => ({ [theme.breakpoints.down('sm')]: visuallyHidden })}>
        {translate('app.header.search')}
      </Box>
      <Box
        component="kbd"
        aria-hidden
        sx={{ display: { xs: 'none', md: 'inline' }, marginInlineStart: 2, font: 'inherit' }}
      >
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
  whiteSpace: 'nowrap',
  '&:hover': { bgcolor: 'var(--cairn-surface-sunken)' },
} as const;
