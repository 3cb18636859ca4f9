import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { sessionCalls } from '../../../contract/v2/session.ts';
import { callMain } from '../../../dataProviders/http.ts';
import {
  intendedPath,
  readSession,
  refreshSession,
  storeIntendedPath,
} from '../../../dataProviders/session.ts';
import { readShell } from '../../../src/app/shellState.ts';
import { mainRoutes } from '../../../src/routes/mainRoutes.ts';
import { anAccount, anAiOnlyPerson, aPerson } from '../../domain/access/people.ts';
import { fakeFetch, loginAnswer, renderApp, sessionAnswer } from './renderApp.tsx';
import { someRoutes } from './tables.tsx';

const signInAnswer = () => ({ body: loginAnswer(aPerson({ permissions: ['supervisor'] })) });

async function signIn(user: Awaited<ReturnType<typeof renderApp>>['user']) {
  await user.type(await screen.findByLabelText('Email address'), 'ada@demo.example');
  await user.type(screen.getByLabelText('Password'), 'demo-cairn-2026');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

test('GUARD-01 GUARD-02 ENT-39 a signed-out person goes to login, and the requested path is stored', async () => {
  const { where } = await renderApp({ at: '/teams?page=2', routes: someRoutes, person: null });
  await screen.findByRole('button', { name: 'Sign in' });
  expect(where()).toBe('/login');
  expect(intendedPath()).toBe('/teams?page=2');
});
test('GUARD-03 after signing in the stored path is used once', async () => {
  const { user, where } = await renderApp({
    at: '/teams',
    routes: someRoutes,
    person: null,
    answers: { '/login': signInAnswer },
  });
  await signIn(user);
  await waitFor(() => expect(where()).toBe('/teams'));
  expect(intendedPath()).toBe('');
});
test('GUARD-04 a person without the permission goes to the dashboard', async () => {
  const { where } = await renderApp({ at: '/teams', routes: someRoutes });
  await screen.findByText('Home');
  expect(where()).toBe('/dashboard');
});
test('GUARD-05 a signed-in person goes from login to the dashboard', async () => {
  const { where } = await renderApp({ at: '/login', routes: someRoutes });
  await screen.findByText('Home');
  expect(where()).toBe('/dashboard');
});
test('GUARD-09 a person of an HR account is signed out of the main app', async () => {
  const ownAccount = anAccount({ schema_name: 'cairnhr_meridian' });
  const { where, sent } = await renderApp({
    at: '/dashboard',
    routes: someRoutes,
    person: aPerson({}, { ownAccount }),
  });
  await screen.findByText(/You can’t use your account at this address/);
  screen.getByRole('button', { name: 'Sign in' });
  expect(where()).toBe('/login');
  expect(sent.map(({ path }) => path)).toContain('/logout');
});
test('GUARD-11 anyone else is signed out of the HR app with a link to the main app', async () => {
  const { where, sent } = await renderApp({ at: '/dashboard', routes: someRoutes, app: 'hr' });
  await screen.findByText(/You can’t use your account at this address/);
  expect(where()).toBe('/login');
  expect(sent.map(({ path }) => path)).toContain('/logout');
});
test('GUARD-12 a metrics path without a code redirects a signed-out person to login', async () => {
  const { where } = await renderApp({ at: '/metrics/m', routes: mainRoutes, person: null });
  await screen.findByRole('button', { name: 'Sign in' });
  expect(where()).toBe('/login');
  expect(intendedPath()).toBe('/metrics/m');
});
test('GUARD-06 people with the AI console only are sent to their home page while there is no console', async () => {
  const { where } = await renderApp({ at: '/teams', routes: someRoutes, person: anAiOnlyPerson() });
  await screen.findByText('Home');
  expect(where()).toBe('/dashboard');
});
const junk = [
  '/users/update/junk',
  '/users/junk',
  '/teams/update/0',
  '/teams/update/99999999999',
  '/teams/x',
];
test.each(junk)('PAGE-05 %s is not found, without a request for it', async (at) => {
  const { sent } = await renderApp({
    at,
    routes: mainRoutes,
    person: aPerson({ permissions: ['user', 'local_admin'] }),
  });
  await screen.findByRole('heading', { name: 'Page not found' });
  expect(sent.map(({ path }) => path).filter((path) => /users|teams/.test(path))).toEqual([]);
});
test('GUARD-14 a refused screen is never loaded', async () => {
  const load = vi.fn(async () => ({ default: () => <h1>Secret</h1> }));
  const secret = someRoutes.map((route) => (route.path === '/teams' ? { ...route, load } : route));
  await renderApp({ at: '/teams', routes: secret });
  await screen.findByText('Home');
  expect(load).not.toHaveBeenCalled();
});

test('STATE-13 STATE-15 STATE-16 STATE-17 STATE-18 STATE-19 STATE-20 signing out calls the server, clears all state and goes to login', async () => {
  const { user, where, sent } = await renderApp({ at: '/dashboard', routes: someRoutes });
  await user.click(await screen.findByRole('button', { name: 'User menu for Ada Stone' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  await screen.findByRole('button', { name: 'Sign in' });
  expect(sent.map(({ path }) => path)).toContain('/logout');
  expect(where()).toBe('/login');
  expect(readSession()).toMatchObject({
    currentUser: null,
    currentAccount: null,
    ownAccount: null,
    currentUserHMAC: null,
    subscriptions: [],
  });
  expect(window.sessionStorage.getItem('cairn.session')).toBeNull();
  expect(intendedPath()).toBe('');
});
test.each([
  ['the server fails', () => ({ status: 500, body: {} })],
  ['there is no network', () => Promise.reject(new TypeError('no network'))],
])(
  'if signing out fails because %s, a message appears, the person stays signed out after a reload, and it can be retried',
  async (_why, fails) => {
    const { user, where } = await renderApp({
      at: '/logout',
      routes: someRoutes,
      answers: { '/logout': fails },
    });
    await screen.findByText(/Signing out failed/);
    expect(where()).toBe('/login');
    expect(readSession().currentUser).toBeNull();
    const sent = fakeFetch({
      '/v2/session': () => ({ body: sessionAnswer(aPerson()) }),
      '/logout': () => ({ body: { message: 'Signed out.' } }),
    });
    expect((await refreshSession()).currentUser).toBeNull();
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/Signing out failed/)).toBeNull());
    await screen.findByRole('button', { name: 'Sign in' });
    expect(sent.map(({ path }) => path)).toEqual(['/logout']);
  },
);
test('STATE-20 signing out ends at login without a return path', async () => {
  const { where } = await renderApp({ at: '/logout', routes: someRoutes });
  await screen.findByRole('button', { name: 'Sign in' });
  expect(where()).toBe('/login');
  expect(intendedPath()).toBe('');
  expect(readSession().currentUser).toBeNull();
});
test('signing out after the session ended shows no error', async () => {
  const answers = { '/logout': () => ({ status: 401, body: {} }) };
  await renderApp({ at: '/logout', routes: someRoutes, answers });
  await screen.findByRole('button', { name: 'Sign in' });
  expect(screen.queryByText(/Signing out failed/)).toBeNull();
});
test('STATE-21 ERR-01 API-02 a 401 of any call leads to logout, and signing in returns to the page', async () => {
  const { where } = await renderApp({
    at: '/teams',
    routes: someRoutes,
    person: aPerson({ permissions: ['supervisor'] }),
  });
  await screen.findByRole('heading', { name: 'Teams' });
  fakeFetch({
    '/v2/session/list': () => ({ status: 401, body: {} }),
    '/logout': () => ({ body: { message: 'ok' } }),
  });
  await act(() => callMain(sessionCalls.list, {}).catch(() => {}));
  await screen.findByRole('button', { name: 'Sign in' });
  expect(where()).toBe('/login');
  expect(readSession().currentUser).toBeNull();
  expect(intendedPath()).toBe('/teams');
});
test('a wrong password is shown on the page without a redirect', async () => {
  const { user, where } = await renderApp({
    at: '/login',
    routes: someRoutes,
    person: null,
    answers: { '/login': () => ({ status: 401, body: { message: 'Wrong.', code: 'bad_credentials' } }) },
  });
  await signIn(user);
  await screen.findByText('Wrong.');
  expect(where()).toBe('/login');
});
test('ENT-36 the support dialog opens from the user menu and sends the page with the message', async () => {
  const { user, sent } = await renderApp({
    at: '/dashboard',
    routes: someRoutes,
    answers: { '/v2/support/message': () => ({ body: { message: 'ok' } }) },
  });
  expect(readShell().supportDialogOpen).toBe(false);
  await user.click(await screen.findByRole('button', { name: 'User menu for Ada Stone' }));
  await user.click(screen.getByRole('menuitem', { name: 'Contact support' }));
  expect(readShell().supportDialogOpen).toBe(true);
  await user.type(await screen.findByLabelText('Your message'), 'It does not add up.');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  await waitFor(() => expect(readShell().supportDialogOpen).toBe(false));
  expect(sent.at(-1)).toMatchObject({ body: { page: '/dashboard', message: 'It does not add up.' } });
});

beforeEach(() => storeIntendedPath(''));
