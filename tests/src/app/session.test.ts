import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { sessionCalls } from '../../../contract/v2/session.ts';
import { callMain } from '../../../dataProviders/http.ts';
import {
  personOf,
  readSession,
  refreshSession,
  restoreSession,
  signIn,
  signOut,
  storeIntendedPath,
  switchViewedAccount,
} from '../../../dataProviders/session.ts';
import { reloadOnPersonChange } from '../../../src/app/reloadOnPersonChange.ts';
import { anAccount, aPerson, aSubscription } from '../../domain/access/people.ts';
import { stubFetch } from '../../support/stubFetch.ts';
import { fakeFetch, loginAnswer, sessionAnswer } from './renderApp.tsx';
import { noCookie, signedInCookie } from './signedInCookie.ts';

beforeEach(signedInCookie);

const person = aPerson(
  { permissions: ['admin'] },
  { ownAccount: anAccount({ name: '', company_name: 'Harbor & Pine' }), subscriptions: [aSubscription()] },
);
const credentials = { email: 'ada@demo.example', password: 'p', code: null, remember_device: false };

test('ENT-31 ENT-32 ENT-33 ENT-34 ENT-35 after signing in the browser stores subscriptions, user, HMAC and both accounts', async () => {
  fakeFetch({ '/login': () => ({ body: loginAnswer(person) }) });
  const outcome = await signIn(credentials);
  expect(outcome.kind).toBe('complete');
  expect(readSession()).toMatchObject({
    subscriptions: person.subscriptions,
    currentUser: person.user,
    currentUserHMAC: 'hmac',
    currentAccount: { id: 1, name: 'Harbor & Pine' },
    ownAccount: { id: 1, name: 'Harbor & Pine' },
  });
  expect(restoreSession()).toEqual(readSession());
});
test('nothing is stored while a code is required', async () => {
  fakeFetch({
    '/login': () => ({
      body: {
        currentUser: null,
        currentAccount: null,
        currentUserHMAC: null,
        subscriptions: [],
        needsToConfirm: true,
        confirmWith: 'mail',
      },
    }),
  });
  storeIntendedPath('/teams');
  expect((await signIn(credentials)).kind).toBe('confirm');
  expect(personOf(readSession())).toBeNull();
  expect(window.sessionStorage.getItem('cairn.redirect')).toBe('/teams');
});
test('data that the server no longer knows is removed', async () => {
  fakeFetch({ '/v2/session': () => ({ body: sessionAnswer(person) }) });
  await refreshSession();
  expect(personOf(readSession())?.user.id).toBe(7);
  fakeFetch({ '/v2/session': () => ({ status: 401, body: {} }) });
  await refreshSession();
  expect(readSession().currentUser).toBeNull();
});
test('a device without a sign-in sends no request', async () => {
  noCookie();
  const sent = fakeFetch({ '/v2/session': () => ({ body: sessionAnswer(person) }) });
  await refreshSession();
  expect(sent).toEqual([]);
  expect(readSession().currentUser).toBeNull();
});
test('without a network the stored session stays', async () => {
  fakeFetch({ '/v2/session': () => ({ body: sessionAnswer(person) }) });
  await refreshSession();
  fakeFetch({ '/v2/session': () => Promise.reject(new TypeError('no network')) });
  await expect(refreshSession()).rejects.toThrow('Can’t reach the server.');
  expect(readSession().currentUser?.id).toBe(7);
});
test('calls name the person once known, and no one after signing out', async () => {
  const sent = fakeFetch({
    '/v2/session': () => ({ body: sessionAnswer(person) }),
    '/logout': () => ({ body: { message: 'Signed out.' } }),
  });
  const named = async () => {
    await callMain(sessionCalls.list, {}).catch(() => {});
    return sent.at(-1)?.headers['x-cairn-person'];
  };
  await refreshSession();
  expect(await named()).toBe('7');
  await signOut();
  expect(await named()).toBeUndefined();
});
test('a response from before signing out does not restore the session', async () => {
  let answer = (_: Response) => {};
  stubFetch((url: string) =>
    url.endsWith('/logout')
      ? Promise.resolve(new Response('{}', { status: 500 }))
      : new Promise<Response>((resolve) => {
          answer = resolve;
        }),
  );
  const refreshed = refreshSession();
  expect(await signOut()).toBe(false);
  answer(new Response(JSON.stringify(sessionAnswer(person))));
  expect((await refreshed).currentUser).toBeNull();
});
test('a change of person clears loaded data and renders the page again', async () => {
  const [queryClient, shutdown, draw] = [new QueryClient(), vi.fn(), vi.fn()];
  const stop = reloadOnPersonChange({
    queryClient,
    chat: { onNavigation: async () => {}, shutdown },
    remount: draw,
  });
  const refreshAs = async (id: number) => {
    fakeFetch({ '/v2/session': () => ({ body: sessionAnswer(aPerson({ id })) }) });
    await refreshSession();
  };
  await refreshAs(7);
  queryClient.setQueryData(['own profile'], 'of the first');
  await refreshAs(7);
  expect(queryClient.getQueryData(['own profile'])).toBe('of the first');
  expect(draw).not.toHaveBeenCalled();
  await refreshAs(8);
  expect(queryClient.getQueryData(['own profile'])).toBeUndefined();
  expect([shutdown.mock.calls.length, draw.mock.calls.length]).toEqual([1, 1]);
  queryClient.setQueryData(['own profile'], 'of the second');
  await signOut();
  expect(queryClient.getQueryData(['own profile'])).toBeUndefined();
  expect(draw).toHaveBeenCalledOnce();
  stop();
});
test('an emulated account keeps the person’s own', async () => {
  fakeFetch({ '/v2/session': () => ({ body: sessionAnswer(person) }) });
  await refreshSession();
  switchViewedAccount(anAccount({ id: 2, name: 'Lumen Works' }));
  expect(readSession()).toMatchObject({ currentAccount: { id: 2 }, ownAccount: { id: 1 } });
});
