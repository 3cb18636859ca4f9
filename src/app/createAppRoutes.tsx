import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider } from 'react-admin';
import type { RouteObject } from 'react-router-dom';
import type { PublicConfig } from '../../contract/v2/config.ts';
import { personOf, readSession } from '../../dataProviders/session.ts';
import type { ProductApp as AppName } from '../../domain/access/routeAccess.ts';
import { hrRoutes } from '../routes/hrRoutes.ts';
import { mainRoutes } from '../routes/mainRoutes.ts';
import type { Route } from '../routes/route.ts';
import { toRouteObjects } from '../routes/toRouteObjects.ts';
import { App } from './App.tsx';
import { type AppContextValue, AppProvider } from './appContext.ts';
import { CurrentScreen } from './CurrentScreen.tsx';
import { type Chat, createChat } from './chat/chat.ts';
import { configuredChat } from './chat/configuredChat.ts';
import type { AppI18nProvider } from './createI18nProvider.ts';
import { FirstScreenLoading } from './FirstScreenLoading.tsx';
import { fetchRouteScreen } from './fetchScreen.ts';
import { guardRoute } from './guardRoute.ts';
import { ScreenErrorState } from './ScreenErrorState.tsx';

export const routeTableOf = (app: AppName): readonly Route[] => (app === 'hr' ? hrRoutes : mainRoutes);

export interface AppRoutesOptions {
  readonly app: AppName;
  readonly config: PublicConfig;
  readonly queryClient: QueryClient;
  readonly dataProvider: DataProvider;
  readonly i18nProvider: AppI18nProvider;
  readonly reload: (path: string) => void;
  readonly now?: () => Date;
  /** The route table; defaults to the app's. Tests pass a subset. */
  readonly table?: readonly Route[];
  readonly chat?: Chat;
  /** Called when the guard has admitted the person, before the screen is loaded. */
  readonly onEnter?: () => void;
}

/** The routes of an app as React Router routes inside the shell. */
export function createAppRoutes(options: AppRoutesOptions): {
  readonly routes: RouteObject[];
  readonly facts: AppContextValue;
} {
  const {
    app,
    config,
    queryClient,
    dataProvider,
    i18nProvider,
    reload,
    onEnter,
    now = () => new Date(),
  } = options;
  const table = options.table ?? routeTableOf(app);
  const chat = options.chat ?? createChat(configuredChat(config.chat));
  const facts: AppContextValue = {
    app,
    routes: table,
    config,
    reload,
    chat,
    loadTexts: i18nProvider.loadAreas,
  };
  const children = toRouteObjects(table, {
    guard: async (route, request) => guardRoute(route, request, { app, table, now: now() }),
    redirectTargetOf: (route) => redirectTargetOf(route, now()),
    fetchScreen: (route) => {
      onEnter?.();
      return fetchRouteScreen(route, i18nProvider.loadAreas);
    },
    loadingScreen: <FirstScreenLoading />,
    screen: <CurrentScreen />,
    errorScreen: <ScreenErrorState />,
  });
  const element = (
    <AppProvider value={facts}>
      <App queryClient={queryClient} dataProvider={dataProvider} i18nProvider={i18nProvider} />
    </AppProvider>
  );
  return { routes: [{ element, children }], facts };
}

function redirectTargetOf({ redirectTo }: Route, now: Date): string {
  if (typeof redirectTo === 'string') return redirectTo;
  const person = personOf(readSession());
  return person && redirectTo ? redirectTo(person, now) : '/login';
}
