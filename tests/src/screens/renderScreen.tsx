import { ThemeProvider } from '@mui/material';
import { QueryClient } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, Suspense } from 'react';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import type { ProductApp } from '../../../domain/access/routeAccess.ts';
import type { SignedInPerson } from '../../../domain/access/signedInPerson.ts';
import { createI18nProvider } from '../../../src/app/createI18nProvider.ts';
import { listPages } from '../../../src/app/listPages.ts';
import { PagesContext } from '../../../src/kit/context/PagesContext.ts';
import { PersonContext } from '../../../src/kit/context/PersonContext.ts';
import { hrRoutes } from '../../../src/routes/hrRoutes.ts';
import { mainRoutes } from '../../../src/routes/mainRoutes.ts';
import { createAppTheme } from '../../../src/theme/createAppTheme.ts';
import { paletteOf } from '../../../src/theme/palettes.ts';
import { en } from '../../support/englishTexts.ts';
import { stubFetch } from '../../support/stubFetch.ts';

const i18nProvider = createI18nProvider('en', en);

/** A page of charts is slow while several tests share a processor. */
configure({ asyncUtilTimeout: 10_000 });

const account = {
  id: 1,
  name: 'Harbor & Pine',
  company_name: 'Harbor & Pine',
  contract_date: null,
  schema_name: 'harbor',
  modules: [1],
  meta_data: [],
};
export const otherAccount = { ...account, id: 2, name: 'Lumen Works', company_name: 'Lumen Works' };

export const aPerson = (change: Partial<SignedInPerson['user']> = {}): SignedInPerson => ({
  user: {
    id: 7,
    first_name: 'Ada',
    last_name: 'Lund',
    email: 'ada@example.com',
    type: null,
    permissions: ['local_admin'],
    program_ids: [],
    has_delegated_accounts: false,
    locale_abbr: 'en',
    ...change,
  },
  ownAccount: account,
  currentAccount: account,
  subscriptions: [],
});

/** Responses by the end of the path, or functions of the body; a number is a failure with that status, a `Response` is sent as it is. */
export type Answers = Record<string, unknown>;
interface SentRequest {
  readonly path: string;
  readonly body: unknown;
}

export function answering(answers: Answers) {
  const requests: SentRequest[] = [];
  const fetch = async (address: string, { body }: { body?: string }) => {
    const sent: unknown = body === undefined ? null : JSON.parse(body);
    requests.push({ path: address, body: sent });
    const key = Object.keys(answers).find((end) => address.endsWith(`/${end}`));
    const response = key === undefined ? 404 : answers[key];
    const answer: unknown = typeof response === 'function' ? await response(sent) : response;
    if (answer instanceof Response) return answer;
    if (typeof answer === 'number') return Response.json({ message: 'Broken' }, { status: answer });
    return Response.json(answer);
  };
  stubFetch(fetch);
  return { asked: requests, answers };
}

interface RenderOptions {
  readonly person?: SignedInPerson;
  readonly answers?: Answers;
  readonly path?: string;
  readonly at?: string;
  readonly app?: ProductApp;
}

/** One screen for one person, with texts and theme; only `fetch` is replaced. */
export function renderScreen(Screen: ComponentType, testCompany: RenderOptions = {}) {
  const { person = aPerson(), answers = {}, path = '/', at = '/', app = 'main' } = testCompany;
  const pages = { app, pages: listPages(app === 'hr' ? hrRoutes : mainRoutes) };
  const server = answering(answers);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const tree = (audience: SignedInPerson) => (
    <MemoryRouter initialEntries={[at]}>
      <CoreAdminContext i18nProvider={i18nProvider} queryClient={queryClient}>
        <ThemeProvider theme={createAppTheme(paletteOf('default', 'light'))}>
          <PersonContext value={audience}>
            <PagesContext value={pages}>
              <Suspense fallback={null}>
                <Routes>
                  <Route path={path} element={<Screen />} />
                </Routes>
              </Suspense>
            </PagesContext>
          </PersonContext>
        </ThemeProvider>
      </CoreAdminContext>
    </MemoryRouter>
  );
  const page = render(tree(person));
  return {
    ...server,
    page,
    user: userEvent.setup(),
    queryClient,
    showTo: (audience: SignedInPerson) => page.rerender(tree(audience)),
  };
}
