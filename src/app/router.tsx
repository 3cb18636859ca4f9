import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider, I18nProvider } from 'react-admin';
import type { RouteObject } from 'react-router-dom';
import type { Config } from '../../contract/v2/config.ts';
import { personOf, readSession } from '../../dataProviders/session.ts';
import type { App as AppName } from '../../domain/access/routeAccess.ts';
import { mainRoutes } from '../routes/main.ts';
import type { Route } from '../routes/route.ts';
import { toElements } from '../routes/toElements.tsx';
import { variantRoutes } from '../routes/variant.ts';
import { App } from './App.tsx';
import { type AppFacts, AppProvider } from './appContext.ts';
import { BrokenScreen } from './BrokenScreen.tsx';
import { CurrentScreen } from './CurrentScreen.tsx';
import { type Chat, chatOf } from './chat/chat.ts';
import { configuredChat } from './chat/providers.ts';
import { screenOfRoute } from './fetchScreen.ts';
import { guardRoute } from './guardRoute.ts';

export const routesOf = (app: AppName): readonly Route[] => (app === 'hr' ? variantRoutes : mainRoutes);

export interface Parts {
  readonly app: AppName;
  readonly config: Config;
  readonly queryClient: QueryClient;
  readonly dataProvider: DataProvider;
  readonly i18nProvider: I18nProvider;
  readonly reload: (path: string) => void;
  readonly now?: () => Date;
  /** The route table; by default that of the app. Tests pass a part of it. */
  readonly table?: readonly Route[];
  readonly chat?: Chat;
}

/** The routes of an app as React Router routes inside the shell. */
export function appRoutes(parts: Parts): { readonly routes: RouteObject[]; readonly facts: AppFacts } {
  const { app, config, queryClient, dataProvider, i18nProvider, reload, now = () => new Date() } = parts;
  const table = parts.table ?? routesOf(app);
  const chat = parts.chat ?? chatOf(configuredChat(config.chat));
  const facts: AppFacts = { app, routes: table, config, reload, chat };
  const children = toElements(table, {
    decide: async (route, request) => guardRoute(route, request, app, now()),
    follow: (route) => targetOf(route, now()),
    fetchScreen: screenOfRoute,
    screen: <CurrentScreen />,
    broken: <BrokenScreen />,
  });
  const element = (
    <AppProvider value={facts}>
      <App queryClient={queryClient} dataProvider={dataProvider} i18nProvider={i18nProvider} />
    </AppProvider>
  );
  return { routes: [{ element, children, hydrateFallbackElement: <></> }], facts };
}

function targetOf({ redirectTo }: Route, now: Date): string {
  if (typeof redirectTo === 'string') return redirectTo;
  const person = personOf(readSession());
  return person && redirectTo ? redirectTo(person, now) : '/login';
}
