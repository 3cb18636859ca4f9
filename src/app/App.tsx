import { CssBaseline, ThemeProvider } from '@mui/material';
import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  CoreAdminContext,
  type DataProvider,
  type I18nProvider,
  Resource,
  ResourceDefinitionContextProvider,
} from 'react-admin';
import { Outlet } from 'react-router-dom';
import { personOf } from '../../dataProviders/session.ts';
import { recordElements } from '../../resources/index.tsx';
import { LoadTextsContext } from '../kit/context/LoadTextsContext.ts';
import { PagesContext } from '../kit/context/PagesContext.ts';
import { PersonContext } from '../kit/context/PersonContext.ts';
import { RecommendationsContext } from '../kit/context/RecommendationsContext.ts';
import { useApp } from './appContext.ts';
import { createAuthProvider } from './createAuthProvider.ts';
import { createSettingsStore } from './createSettingsStore.ts';
import { Layout } from './Layout.tsx';
import { listPages } from './listPages.ts';
import { useShell } from './shellState.ts';
import { useColorMode } from './useColorMode.ts';
import { useRecommendationsState } from './useLoadRecommendations.ts';
import { useSession } from './useSession.ts';

interface AppProps {
  readonly queryClient: QueryClient;
  readonly dataProvider: DataProvider;
  readonly i18nProvider: I18nProvider;
}

/** What react-admin knows of every record: its name and which screens it has. */
const definitions = Object.fromEntries(
  recordElements.map(({ props }) => [props.name, Resource.registerResource(props)]),
);

/** The shell around every screen. react-admin's settings are stored separately for each person. */
export function App({ queryClient, dataProvider, i18nProvider }: AppProps) {
  const { app, routes, loadTexts } = useApp();
  const session = useSession();
  const colorMode = useColorMode();
  const routeKey = useShell((shell) => shell.routeKey);
  const recommendations = useRecommendationsState();
  const person = useMemo(() => personOf(session), [session]);
  const authProvider = useMemo(() => createAuthProvider(routes), [routes]);
  const pages = useMemo(() => ({ app, pages: listPages(routes) }), [app, routes]);
  const userId = session.currentUser?.id ?? 0;
  const store = useMemo(() => createSettingsStore(userId), [userId]);
  return (
    <CoreAdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
    >
      <ResourceDefinitionContextProvider definitions={definitions}>
        <ThemeProvider theme={colorMode.theme}>
          <CssBaseline />
          <PersonContext value={person}>
            <RecommendationsContext value={recommendations}>
              <PagesContext value={pages}>
                <LoadTextsContext value={loadTexts}>
                  <Layout colorMode={colorMode}>
                    <Outlet key={routeKey} />
                  </Layout>
                </LoadTextsContext>
              </PagesContext>
            </RecommendationsContext>
          </PersonContext>
        </ThemeProvider>
      </ResourceDefinitionContextProvider>
    </CoreAdminContext>
  );
}
