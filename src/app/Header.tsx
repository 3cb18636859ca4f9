import MenuIcon from '@mui/icons-material/Menu';
import { AppBar, Box, IconButton, Link, Toolbar, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Hint } from '../kit/page/SecondaryText.tsx';
import { useApp } from './appContext.ts';
import { Logo } from './Logo.tsx';
import { NotificationBell } from './NotificationBell.tsx';
import { SearchButton } from './SearchButton.tsx';
import { changeShell, useShell } from './shellState.ts';
import { UserMenu } from './UserMenu.tsx';
import type { useColorMode } from './useColorMode.ts';
import { useSession } from './useSession.ts';

interface HeaderProps {
  readonly colorMode: ReturnType<typeof useColorMode>;
  readonly hasNavigation: boolean;
}

/** The height of the header with its border. */
export const headerHeight = 56;

/** The header: product name, viewed account and user menu. The HR app has its own name and color. */
export function Header({ colorMode, hasNavigation }: HeaderProps) {
  const { app, config } = useApp();
  const { currentUser, currentAccount, ownAccount } = useSession();
  const translate = useTranslate();
  const isInOwnAccount =
    currentUser !== null && currentAccount !== null && currentAccount.id === ownAccount?.id;
  const menuOpen = useShell((shell) => shell.fullScreenMenuOpen);
  const border = app === 'hr' ? 3 : 1;
  return (
    <AppBar
      position="sticky"
      elevation={0}
      color="inherit"
      sx={{
        bgcolor: 'background.paper',
        borderBottom: border,
        borderColor: app === 'hr' ? 'info.light' : 'divider',
      }}
    >
      <Toolbar variant="dense" sx={{ minHeight: headerHeight - border, gap: { xs: 0.5, sm: 1.5 } }}>
        {hasNavigation && (
          <IconButton
            edge="start"
            aria-label={translate('app.header.openMenu')}
            aria-expanded={menuOpen}
            onClick={() => changeShell({ fullScreenMenuOpen: true })}
            sx={{ display: { md: 'none' } }}
          >
            <MenuIcon />
          </IconButton>
        )}
        <Link
          component={RouterLink}
          to="/"
          underline="none"
          color="text.primary"
          aria-label={translate('app.header.home', { product: config.productName })}
          sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
        >
          <Logo />
          <Typography component="span" sx={{ fontWeight: 500, fontSize: '1.25rem' }}>
            {config.productName}
          </Typography>
        </Link>
        {app === 'hr' && (
          <Hint noWrap sx={{ minWidth: 0 }}>
            {translate('app.header.variantName')}
          </Hint>
        )}
        <Box sx={{ flex: 1 }} />
        {hasNavigation && <SearchButton />}
        {currentAccount && (
          <Hint noWrap sx={{ display: { xs: 'none', sm: 'block' }, maxWidth: 320 }}>
            {currentAccount.name}
          </Hint>
        )}
        {isInOwnAccount && <NotificationBell accountId={currentAccount.id} />}
        {currentUser && <UserMenu colorMode={colorMode} />}
      </Toolbar>
    </AppBar>
  );
}
