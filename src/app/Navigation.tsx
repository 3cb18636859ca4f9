import { Box, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import type { MenuSection } from '../routes/menuSections.ts';
import { headerHeight } from './Header.tsx';
import { NavigationDialog } from './lazyOverlays.ts';
import { MenuSections } from './MenuSections.tsx';
import { changeShell, useShell } from './shellState.ts';

/** The navigation: a sidebar, on a phone a full-screen menu (ENT-37). It lists only what the person can open. */
export function Navigation({ sections }: { readonly sections: readonly MenuSection[] }) {
  const translate = useTranslate();
  const isOpen = useShell((shell) => shell.fullScreenMenuOpen);
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const close = () => changeShell({ fullScreenMenuOpen: false });
  if (isWide) {
    return (
      <Box
        component="nav"
        aria-label={translate('app.nav.label')}
        sx={{
          width: 232,
          flexShrink: 0,
          borderInlineEnd: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
          position: 'sticky',
          top: headerHeight,
          alignSelf: 'flex-start',
          height: `calc(100dvh - ${headerHeight}px)`,
          overflowY: 'auto',
          py: 1,
        }}
      >
        <MenuSections sections={sections} onChosen={close} />
      </Box>
    );
  }
  return (
    <Suspense fallback={null}>{isOpen && <NavigationDialog sections={sections} onClose={close} />}</Suspense>
  );
}
