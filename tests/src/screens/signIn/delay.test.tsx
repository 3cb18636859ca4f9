import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { PublicConfig } from '../../../../contract/v2/config.ts';
import { loadConfig } from '../../../../dataProviders/config.ts';
import { signInLimits } from '../../../../domain/access/policy/rateLimits.ts';
import { security } from '../../../../locales/en/security.ts';
import { aPerson } from '../../../domain/access/people.ts';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { type FakeResponses, loginAnswer, publicConfig, renderApp } from '../../app/renderApp.tsx';
import { someRoutes } from '../../app/tables.tsx';

afterEach(() => {
  vi.useRealTimers();
  delete (window as { grecaptcha?: unknown }).grecaptcha;
});

const captcha = { provider: 'recaptcha', siteKey: 'the-site-key' } as const;
const tooMany = (retry_after: number) => ({
  status: 429,
  body: { message: 'Too many attempts. Try again in 15 minutes.', code: 'too_many', retry_after },
});

async function signInTo(answers: FakeResponses, captcha: PublicConfig['captcha'] = null) {
  const opened = await renderApp({
    at: '/login',
    routes: someRoutes,
    person: null,
    answers: { ...answers, '/v2/config': () => ({ body: { ...publicConfig, captcha } }) },
  });
  await loadConfig();
  await screen.findByRole('heading', { name: 'Sign in to Cairn' });
  await opened.user.type(screen.getByLabelText('Email address'), 'ada@demo.example');
  await opened.user.type(screen.getByLabelText('Password'), 'secret');
  return opened;
}
const button = () => screen.getByRole('button', { name: 'Sign in' });

test('a delayed attempt shows the remaining time and then that it can be retried', async () => {
  const { user } = await signInTo({ '/login': () => tooMany(15 * 60) });
  await user.click(button());
  const alert = () => screen.getByRole('alert').textContent;
  await waitFor(() => expect(alert()).toBe('Too many attempts. Try again in 15 minutes.'));
  expect(await findAccessibilityProblems()).toEqual([]);
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
  const pass = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);
  pass(4);
  await waitFor(() => expect(alert()).toBe('Too many attempts. Try again in 11 minutes.'), {
    timeout: 3_000,
  });
  pass(11);
  await waitFor(() => expect(alert()).toBe('You can try again now.'), { timeout: 3_000 });
  expect((button() as HTMLButtonElement).disabled).toBe(false);
});

test('another email address has no delay: typing it removes the message', async () => {
  const { user } = await signInTo({ '/login': () => tooMany(15 * 60) });
  await user.click(button());
  await screen.findByText('Too many attempts. Try again in 15 minutes.');
  await user.type(screen.getByLabelText('Password'), 'x');
  expect(screen.queryByRole('alert')).not.toBeNull();
  await user.type(screen.getByLabelText('Email address'), 'x');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a required captcha is rendered, and its token is sent with the next attempt', async () => {
  const drawn: { sitekey: string; callback: (token: string) => void }[] = [];
  Object.assign(window, {
    grecaptcha: {
      ready: (work: () => void) => work(),
      render: (_element: HTMLElement, options: (typeof drawn)[number]) => drawn.push(options),
    },
  });
  const { user, sent, where } = await signInTo(
    {
      '/login': ({ body }) =>
        (body as { captcha: string | null }).captcha === 'a person'
          ? { body: loginAnswer(aPerson()) }
          : { status: 403, body: { message: 'Confirm that you’re not a robot.', code: 'captcha_needed' } },
    },
    captcha,
  );
  expect(drawn).toHaveLength(0);
  await user.click(button());
  await waitFor(() => expect(drawn).toMatchObject([{ sitekey: 'the-site-key' }]));
  await user.click(button());
  await waitFor(() => expect(drawn).toHaveLength(2));
  act(() => drawn[1]?.callback('a person'));
  await user.click(button());
  await waitFor(() => expect(where()).toBe('/dashboard'));
  expect(
    sent.filter(({ path }) => path === '/login').map(({ body }) => (body as { captcha: unknown }).captcha),
  ).toEqual([null, null, 'a person']);
});

test('the security page shows the limits in effect', () => {
  const { network, guard } = signInLimits;
  const { text } = security.lockOuts.empty;
  expect(text).toContain(`After ${network.freeTries} wrong passwords`);
  expect(text).toContain(`${network.firstMinutes} minutes`);
  expect(text).toContain(`After ${guard.failures} wrong passwords from all new devices`);
  expect(text).toContain(`${guard.firstMinutes} to ${guard.longestFirstMinutes} minutes`);
});
