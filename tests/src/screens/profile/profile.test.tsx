import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readSession } from '../../../../dataProviders/session.ts';
import { errors } from '../../../../locales/en/errors.ts';
import { aUser } from '../../../domain/access/people.ts';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { type FakeResponses, renderApp } from '../../app/renderApp.tsx';
import { someRoutes } from '../../app/tables.tsx';

const moment = '2026-11-20T10:00:00Z';
const device = (id: string, name: string, current: boolean) => ({
  id,
  device: name,
  created_at: moment,
  last_seen_at: moment,
  current,
});

async function openProfile(answers: FakeResponses = {}) {
  let sessions = [device('a', 'Chrome on Linux', true), device('b', 'Safari on iPhone', false)];
  const opened = await renderApp({
    at: '/update-profile',
    routes: someRoutes,
    answers: {
      '/v2/session/profile': () => ({
        body: { gender: null, race: 'mixed', birth_year: 1984, time_zone: null },
      }),
      '/v2/session/list': () => ({ body: { sessions } }),
      '/v2/session/revoke': () => {
        sessions = sessions.filter(({ id }) => id !== 'b');
        return { body: { message: 'ok' } };
      },
      '/v2/session/update_profile': ({ body }) => ({
        body: {
          currentUser: aUser({ first_name: (body as { first_name: string }).first_name }),
          demographics: { gender: null, race: null, birth_year: 1984, time_zone: 'Asia/Tokyo' },
        },
      }),
      ...answers,
    },
  });
  return opened;
}
const openOwn = async () => {
  const opened = await openProfile();
  await screen.findByLabelText('First name');
  return opened;
};

test('has no accessibility problems and explains its questions', async () => {
  await openOwn();
  expect(await findAccessibilityProblems()).toEqual([]);
  screen.getByText(/No one sees your answers here/);
});
test('saves changes and shows the new name in the shell', async () => {
  const { user, sent } = await openOwn();
  const name = screen.getByLabelText('First name');
  await user.clear(name);
  await user.type(name, 'Grace');
  screen.getByRole('button', { name: /^Use .+, this device’s time zone$/ });
  await user.type(screen.getByRole('combobox', { name: 'Time zone' }), 'tokyo');
  await user.click(await screen.findByRole('option', { name: 'Asia/Tokyo' }));
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  await waitFor(() => expect(readSession().currentUser?.first_name).toBe('Grace'));
  expect(sent.find(({ path }) => path === '/v2/session/update_profile')?.body).toEqual({
    first_name: 'Grace',
    last_name: 'Stone',
    locale_abbr: 'en',
    gender: null,
    race: 'mixed',
    birth_year: 1984,
    time_zone: 'Asia/Tokyo',
  });
});
test('signs out another device', async () => {
  const { user } = await openOwn();
  await user.click(await screen.findByRole('button', { name: 'Sign out Safari on iPhone' }));
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
  screen.getByText('Chrome on Linux');
});
test('says that the profile cannot be changed during emulation', async () => {
  await openProfile({
    '/v2/session/profile': () => ({ status: 403, body: { code: 'emulating', message: errors.emulating } }),
  });
  await screen.findByText(/^You can’t do this while you’re viewing another account/);
  screen.getByRole('heading', { name: 'You don’t have access to this page' });
  await screen.findByText('Safari on iPhone');
  for (const name of ['Two-factor authentication', 'Your data']) {
    expect(screen.queryByRole('heading', { name })).toBeNull();
  }
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
test('offers another try after a failure to load', async () => {
  let tries = 0;
  const { user } = await openProfile({
    '/v2/session/profile': () => {
      tries += 1;
      return tries === 1
        ? { status: 500, body: {} }
        : { body: { gender: null, race: null, birth_year: null, time_zone: null } };
    },
  });
  const failed = await screen.findByText('We couldn’t load your profile.');
  const alert = failed.closest<HTMLElement>('[role=alert]') ?? failed;
  screen.getByRole('heading', { name: 'Two-factor authentication' });
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await screen.findByLabelText('First name');
});
