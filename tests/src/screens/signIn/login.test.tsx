import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPerson } from '../../../domain/access/people.ts';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { type FakeResponses, loginAnswer, renderApp } from '../../app/renderApp.tsx';
import { someRoutes } from '../../app/tables.tsx';

const asksForCode = {
  body: {
    currentUser: null,
    currentAccount: null,
    currentUserHMAC: null,
    subscriptions: [],
    needsToConfirm: true,
    confirmWith: 'mail',
  },
};

async function openLogin(login: FakeResponses[string]) {
  const opened = await renderApp({
    at: '/login',
    routes: someRoutes,
    person: null,
    answers: { '/login': login },
  });
  await screen.findByRole('heading', { name: 'Sign in to Cairn' });
  return opened;
}
type User = Awaited<ReturnType<typeof openLogin>>['user'];
async function fillIn(user: User) {
  await user.type(screen.getByLabelText('Email address'), 'ada@demo.example');
  await user.type(screen.getByLabelText('Password'), 'secret');
}

test('the sign-in page has no accessibility problems', async () => {
  await openLogin(() => ({ body: {} }));
  expect(await findAccessibilityProblems()).toEqual([]);
});
test('VAL-12 VAL-13 each field is validated while typing with its own error', async () => {
  const { user, page } = await openLogin(() => ({ body: {} }));
  const email = screen.getByLabelText('Email address');
  await user.type(email, 'ada');
  await screen.findByText(/Enter a valid email address/);
  await user.clear(email);
  await screen.findByText('Required');
  const wrong = () => page.container.querySelectorAll('[aria-invalid="true"]');
  expect([...wrong()]).toEqual([email]);
  await user.type(email, 'ada@demo.example');
  await waitFor(() => expect(wrong()).toHaveLength(0));
});
test('STATE-11 STATE-12 a refused sign-in says why and can be submitted again', async () => {
  let tries = 0;
  const { user, where } = await openLogin(() => {
    tries += 1;
    return tries === 1
      ? { status: 401, body: { message: 'They do not belong together.' } }
      : { body: loginAnswer(aPerson()) };
  });
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect((await screen.findByRole('alert')).textContent).toBe('They do not belong together.');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(where()).toBe('/dashboard'));
});
test('STATE-02 STATE-03 on a new device the user enters a code on the same page', async () => {
  const { user, where, sent } = await openLogin(({ body }) =>
    (body as { code: string | null }).code ? { body: loginAnswer(aPerson()) } : asksForCode,
  );
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByText(/6-digit code to ada@demo.example/);
  expect(where()).toBe('/login');
  await user.type(screen.getByLabelText('6-digit code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(where()).toBe('/dashboard'));
  expect(sent.filter(({ path }) => path === '/login').at(-1)?.body).toMatchObject({
    code: '123456',
    password: 'secret',
  });
});
test('with an authenticator app its code or a recovery code is requested, and no device is remembered', async () => {
  const { user, where, sent } = await openLogin(({ body }) =>
    (body as { code: string | null }).code
      ? { body: loginAnswer(aPerson()) }
      : { body: { ...asksForCode.body, confirmWith: 'app' } },
  );
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByText(/from your authenticator app/);
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.type(screen.getByLabelText('6-digit code'), 'abcd-efgh-jkmn');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(where()).toBe('/dashboard'));
  expect(sent.filter(({ path }) => path === '/login').at(-1)?.body).toMatchObject({ code: 'abcd-efgh-jkmn' });
});
test('a password link opens the form for a new password, which must be long enough', async () => {
  const { user, where, sent } = await renderApp({
    at: '/reset-password?token=abc',
    routes: someRoutes,
    person: null,
    answers: { '/v2/session/reset_password': () => ({ body: { message: 'ok', login: null } }) },
  });
  const field = await screen.findByLabelText('New password');
  await user.type(field, 'short');
  await screen.findByText('Use at least 12 characters.');
  await user.type(field, ' but longer now');
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  await waitFor(() => expect(where()).toBe('/login'));
  expect(sent.at(-1)?.body).toEqual({ token: 'abc', password: 'short but longer now' });
});
test('setting a password opens the application where no code is needed', async () => {
  const { user, where } = await renderApp({
    at: '/reset-password?token=abc',
    routes: someRoutes,
    person: null,
    answers: {
      '/v2/session/reset_password': () => ({
        body: { message: 'ok', login: loginAnswer(aPerson()) },
      }),
    },
  });
  await user.type(await screen.findByLabelText('New password'), 'long enough for this');
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  await waitFor(() => expect(where()).toBe('/dashboard'));
});
test('requesting a link shows the same message for known and unknown addresses', async () => {
  const { user } = await renderApp({
    at: '/reset-password',
    routes: someRoutes,
    person: null,
    answers: { '/v2/session/request_reset': () => ({ body: { message: 'ok' } }) },
  });
  await user.type(await screen.findByLabelText('Email address'), 'nobody@demo.example');
  await user.click(screen.getByRole('button', { name: 'Send link' }));
  await screen.findByText(/If we recognize this address/);
});
