import { Box } from '@mui/material';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigation } from 'react-router-dom';
import { canEmulate } from '../../domain/access/roles.ts';
import { pageWidths } from '../theme/pageWidths.ts';
import { AccountPicker } from './AccountPicker.tsx';
import { useApp } from './appContext.ts';
import { EmulationBanner } from './EmulationBanner.tsx';
import { EmulationReasonGate } from './EmulationReasonGate.tsx';
import { Header } from './Header.tsx';
import { SupportDialog } from './lazyOverlays.ts';
import { Navigation } from './Navigation.tsx';
import { NavigationOverlays } from './NavigationOverlays.tsx';
import { NotificationBar } from './NotificationBar.tsx';
import { ReloadDialog } from './ReloadDialog.tsx';
import { RouteProgress } from './RouteProgress.tsx';
import { RouteTabs } from './RouteTabs.tsx';
import { SkipLink } from './SkipLink.tsx';
import { changeShell } from './shellState.ts';
import { useChat } from './useChat.ts';
import type { useColorMode } from './useColorMode.ts';
import { useCurrentRoute } from './useCurrentRoute.ts';
import { useDocumentTitle } from './useDocumentTitle.ts';
import { useLoadRecommendations } from './useLoadRecommendations.ts';
import { useMenuSections } from './useMenuSections.ts';
import { useOverlays } from './useOverlays.ts';
import { usePreferredLanguage } from './usePreferredLanguage.ts';
import { useSession } from './useSession.ts';

interface LayoutProps {
  readonly colorMode: ReturnType<typeof useColorMode>;
  readonly children: ReactNode;
}

/** The header, navigation and account picker around the screen, as configured by the route (LAY-01 to LAY-09). */
export function Layout({ colorMode, children }: LayoutProps) {
  const { app } = useApp();
  const { currentUser } = useSession();
  const route = useCurrentRoute();
  const translate = useTranslate();
  const main = useRef<HTMLElement>(null);
  useRouteLoadingFlag();
  useScrollAndFocusReset(main);
  useDocumentTitle(route);
  useChat();
  usePreferredLanguage();
  useLoadRecommendations(route);
  const hasOverlays = useOverlays();
  const sections = useMenuSections();

  const showHeader = route?.showHeader ?? false;
  const showNav = showHeader && (route?.showNav ?? false) && currentUser !== null;
  const showPicker = (route?.showAccountPicker ?? false) && currentUser !== null && canEmulate(currentUser);
  const states = [
    showNav ? 'has-nav' : 'no-nav',
    ...(showPicker ? ['has-account-picker'] : []),
    ...(app === 'hr' ? ['hr-variant'] : []),
  ];
  return (
    <Box
      className={states.join(' ')}
      data-testid="layout"
      sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}
    >
      <SkipLink />
      <RouteProgress />
      {showHeader && <Header colorMode={colorMode} hasNavigation={showNav} />}
      <Box sx={{ display: 'flex', flex: 1, minWidth: 0 }}>
        {showNav && <Navigation sections={sections} />}
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          {showHeader && <EmulationBanner />}
          {showPicker && <AccountPicker />}
          {showNav && route && <RouteTabs sections={sections} route={route} />}
          <Box
            component="main"
            id="content"
            ref={main}
            tabIndex={-1}
            aria-label={route?.title ? translate(`titles.${route.title}`) : undefined}
            sx={{ flex: 1, minWidth: 0, outline: 'none', p: showHeader ? { xs: 2, md: 3 } : 0 }}
          >
            {/* Pages without the header have a layout of their own. */}
            <Box sx={showHeader ? pageStyle : undefined}>
              <EmulationReasonGate>{children}</EmulationReasonGate>
            </Box>
          </Box>
        </Box>
      </Box>
      <NotificationBar />
      <Suspense fallback={null}>{hasOverlays && <SupportDialog />}</Suspense>
      {showNav && <NavigationOverlays sections={sections} route={route} />}
      <ReloadDialog />
    </Box>
  );
}

const pageStyle = { maxWidth: pageWidths.page, mx: 'auto' } as const;

/** Sets `routeLoading` during a navigation, while the guard decides and the chunk loads (LAY-17, LAY-18). */
function useRouteLoadingFlag() {
  const isLoading = useNavigation().state !== 'idle';
  useEffect(() => changeShell({ routeLoading: isLoading }), [isLoading]);
}

/** Scrolls a new page to the top and focuses it for screen readers; changing the page of a list does neither. */
function useScrollAndFocusReset(main: React.RefObject<HTMLElement | null>) {
  const { key, pathname, state } = useLocation();
  const previous = useRef(pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes with every navigation
  useEffect(() => {
    if (state?._scrollToTop !== false) window.scrollTo(0, 0);
    if (previous.current !== pathname) main.current?.focus({ preventScroll: true });
    previous.current = pathname;
  }, [key, pathname, state, main]);
}
