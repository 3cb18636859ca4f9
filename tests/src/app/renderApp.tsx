import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DataProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { listenToCalls } from '../../../dataProviders/http.ts';
import {
  readSession,
  refreshSession,
  restoreSession,
  storeIntendedPath,
} from '../../../dataProviders/session.ts';
import type { ProductApp } from '../../../domain/access/routeAccess.ts';
import type { SignedInPerson } from '../../../domain/access/signedInPerson.ts';
import type { Chat } from '../../../src/app/chat/chat.ts';
import { createAppRoutes } from '../../../src/app/createAppRoutes.tsx';
import { createI18nProvider } from '../../../src/app/createI18nProvider.ts';
import { queryDefaults } from '../../../src/app/queryDefaults.ts';
import { refreshRouteKey } from '../../../src/app/shellState.ts';
import type { Route } from '../../../src/routes/route.ts';
import { aPerson } from '../../domain/access/people.ts';
import { en } from '../../support/englishTexts.ts';
import { stubFetch } from '../../support/stubFetch.ts';
import { signedInCookie } from './signedInCookie.ts';

export interface SentRequest {
  readonly path: string;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

export type FakeResponses = Readonly<
  Record<string, (sent: SentRequest) => { status?: number; body: unknown } | Promise<never>>
>;

export const publicConfig = {
  productName: 'Cairn',
  demoSignIns: null,
  demoPassword: null,
  chat: null,
  captcha: null,
  supportEmail: null,
  offersLetters: true,
  offersTextMessages: false,
  offersMeetings: false,
  version: '1',
};

/** The response of a successful sign-in. */
export const loginAnswer = (person: SignedInPerson) => ({
  currentUser: person.user,
  currentAccount: person.currentAccount,
  currentUserHMAC: 'hmac',
  subscriptions: person.subscriptions,
  needsToConfirm: false,
  confirmWith: null,
});

/** The response of `GET /v2/session` for a signed-in person. */
export const sessionAnswer = (person: SignedInPerson) => ({
  ...loginAnswer(person),
  ownAccount: person.ownAccount,
  emulation: null,
  demo: true,
});

/** Replaces the network: calls are recorded, and answered by path without the base. */
export function fakeFetch(answers: FakeResponses): SentRequest[] {
  const sent: SentRequest[] = [];
  stubFetch(async (url: string, init: RequestInit = {}) => {
    const path = url.replace(/^\/(api|legacy)/, '');
    const call = {
      path,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: init.headers as Record<string, string>,
    };
    sent.push(call);
    const answer = await answers[path]?.(call);
    const { status = 200, body } = answer ?? {
      status: 404,
      body: { message: 'nothing here', code: 'not_found' },
    };
    return new Response(JSON.stringify(body), { status });
  });
  return sent;
}

interface Opening {
  readonly at: string;
  readonly routes: readonly Route[];
  readonly person?: SignedInPerson | null;
  readonly app?: ProductApp;
  readonly answers?: FakeResponses;
  readonly width?: 'phone' | 'desktop';
  readonly chat?: Chat;
  readonly dataProvider?: DataProvider;
}

/** The shell with a route table; only the network and the window width are replaced. */
export async function renderApp({
  at,
  routes,
  person = aPerson(),
  app = 'main',
  answers = {},
  ...rest
}: Opening) {
  const isWide = rest.width !== 'phone';
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width') && isWide,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal('scrollTo', vi.fn());
  const sent = fakeFetch({
    '/v2/session': () => (person ? { body: sessionAnswer(person) } : { status: 401, body: {} }),
    '/logout': () => ({ body: { message: 'Signed out.' } }),
    '/v2/notifications/unread': () => ({ body: { unread: 0 } }),
    ...answers,
  });
  if (person) signedInCookie();
  restoreSession();
  await refreshSession();
  sent.length = 0;
  const queryClient = new QueryClient({
    defaultOptions: { ...queryDefaults, queries: { ...queryDefaults.queries, retry: false } },
  });
  const parts = createAppRoutes({
    app,
    config: publicConfig,
    queryClient,
    dataProvider: rest.dataProvider ?? ({} as DataProvider),
    i18nProvider: createI18nProvider('en', en),
    table: routes,
    chat: rest.chat,
    reload: (path) => {
      refreshRouteKey();
      void router.navigate(path, { replace: true });
    },
  });
  const router = createMemoryRouter(parts.routes, { initialEntries: [at] });
  const stop = listenToCalls({
    onSignedOut: () => {
      if (!readSession().currentUser) return;
      storeIntendedPath(router.state.location.pathname);
      void router.navigate('/logout');
    },
  });
  const page = render(<RouterProvider router={router} />);
  return { router, sent, page, stop, user: userEvent.setup(), where: () => router.state.location.pathname };
}
