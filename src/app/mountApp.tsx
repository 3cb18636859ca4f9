import { QueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { getConfig, loadConfig } from '../../dataProviders/config.ts';
import { listenToCalls } from '../../dataProviders/http.ts';
import { dataProvider } from '../../dataProviders/index.ts';
import { readSession, refreshSession, startSession, storeIntendedPath } from '../../dataProviders/session.ts';
import type { ProductApp } from '../../domain/access/routeAccess.ts';
import { firstOffered, storedLanguage } from '../language/deviceLanguage.ts';
import { loadAppTexts } from '../language/texts.ts';
import { createAppRoutes } from './createAppRoutes.tsx';
import { createI18nProvider } from './createI18nProvider.ts';
import { queryDefaults } from './queryDefaults.ts';
import { reloadOnPersonChange } from './reloadOnPersonChange.ts';
import { refreshRouteKey } from './shellState.ts';

/** Starts the main or the HR app in `root`. A stored session is used immediately and refreshed in the background. */
export async function mountApp(root: HTMLElement, app: ProductApp): Promise<void> {
  const config = loadConfig().catch(getConfig);
  const isCurrent = startSession();
  const { currentUser } = readSession();
  const language = firstOffered([currentUser?.locale_abbr ?? null, storedLanguage()]);
  const texts = loadAppTexts(language, []);
  // If the refresh fails, the sign-in page is shown, where the next call reports the error.
  const refreshed = isCurrent ? readSession() : refreshSession().catch(readSession);
  if (!currentUser) await refreshed;

  const queryClient = new QueryClient({ defaultOptions: queryDefaults });
  const reload = (path: string) => {
    refreshRouteKey();
    void router.navigate(path, { replace: true });
  };
  let enter = () => {};
  const entered = new Promise<void>((resolve) => {
    enter = resolve;
  });
  const { routes, facts } = createAppRoutes({
    app,
    config: await config,
    queryClient,
    dataProvider,
    i18nProvider: createI18nProvider(language, await texts),
    reload,
    onEnter: () => enter(),
  });
  const router = createBrowserRouter(routes);
  listenToCalls({
    onSignedOut: () => {
      if (!readSession().currentUser) return;
      const { pathname, search } = window.location;
      if (pathname !== '/logout') storeIntendedPath(`${pathname}${search}`);
      void router.navigate('/logout');
    },
  });
  reloadOnPersonChange({
    queryClient,
    chat: facts.chat,
    remount: () => reload(`${window.location.pathname}${window.location.search}`),
  });
  router.subscribe(({ initialized }) => {
    if (initialized) enter();
  });
  // The shell is rendered while the first screen loads, but not for someone who is redirected.
  await entered;
  createRoot(root).render(<RouterProvider router={router} />);
}
