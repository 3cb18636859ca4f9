import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { type FakeResponses, renderApp, type SentRequest } from '../../app/renderApp.tsx';
import { someRoutes } from '../../app/tables.tsx';

const codes = ['abcd-efgh-jkmn', 'pqrs-tuvw-xyz2'];
const moment = '2026-11-20T10:00:00Z';
const device = (id: string, name: string, current: boolean) => ({
  id,
  device: name,
  created_at: moment,
  last_seen_at: moment,
  current,
});

async function openProfile(factor: object, answers: FakeResponses = {}) {
  let sessions = [device('a', 'Chrome', true), device('b', 'Safari', false), device('c', '', false)];
  const opened = await renderApp({
    at: '/update-profile',
    routes: someRoutes,
    answers: {
      '/v2/session/profile': () => ({
        body: { gender: null, race: null, birth_year: null, time_zone: null },
      }),
      '/v2/session/list': () => ({ body: { sessions } }),
      '/v2/session/revoke_others': () => {
        sessions = sessions.filter(({ current }) => current);
        return { body: { message: 'ok' } };
      },
      '/v2/two_factor': () => ({ body: { kind: null, recovery_codes: 0, demanded: false, ...factor } }),
      '/v2/two_factor/begin': () => ({
        body: { secret: 'ABCDEFGHIJ', address: 'otpauth://totp/Cairn:ada?secret=ABCDEFGHIJ' },
      }),
      '/v2/two_factor/confirm': () => ({ body: { recovery_codes: codes } }),
      '/v2/two_factor/renew': () => ({ body: { recovery_codes: codes } }),
      '/v2/two_factor/turn_off': () => ({ body: { message: 'Two-factor authentication turned off.' } }),
      ...answers,
    },
  });
  await screen.findByRole('heading', { name: 'Two-factor authentication' });
  return opened;
}
const bodyOf = (sent: readonly SentRequest[], call: string) =>
  sent.findLast(({ path }) => path === `/v2/two_factor/${call}`)?.body;

test('sets up an app by password and code, then shows recovery codes', async () => {
  const { user, sent } = await openProfile({});
  await user.click(await screen.findByRole('button', { name: 'Set up authenticator app' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByLabelText('Current password'));
  await user.paste('my long password');
  await user.click(dialog.getByRole('button', { name: 'Next' }));
  await dialog.findByRole('img', { name: 'QR code for your authenticator app' });
  dialog.getByText('ABCD EFGH IJ');
  await user.type(dialog.getByLabelText('6-digit code'), '12345');
  await user.click(dialog.getByRole('button', { name: 'Turn on' }));
  await dialog.findByText(/Enter a 6-digit code/);
  await user.type(dialog.getByLabelText('6-digit code'), '6');
  await user.click(dialog.getByRole('button', { name: 'Turn on' }));
  const list = within(await dialog.findByRole('list', { name: 'Recovery codes' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
  expect(bodyOf(sent, 'begin')).toEqual({ kind: 'app', password: 'my long password' });
  expect(bodyOf(sent, 'confirm')).toEqual({ code: '123456' });
  await user.click(dialog.getByRole('button', { name: 'I’ve saved them' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the dialog stays open during a request, whose answer is shown only once', async () => {
  let respond: (() => void) | undefined;
  const later = new Promise<void>((resolve) => {
    respond = resolve;
  });
  const renew = async () => {
    await later;
    return { body: { recovery_codes: codes } };
  };
  const { user } = await openProfile(
    { kind: 'app', recovery_codes: 3 },
    { '/v2/two_factor/renew': renew as unknown as FakeResponses[string] },
  );
  await user.click(await screen.findByRole('button', { name: 'Get new recovery codes' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByLabelText('Current password'));
  await user.paste('my long password');
  await user.click(dialog.getByRole('button', { name: 'Next' }));
  await waitFor(() =>
    expect((dialog.getByRole('button', { name: 'Cancel' }) as HTMLButtonElement).disabled).toBe(true),
  );
  await user.keyboard('{Escape}');
  respond?.();
  await dialog.findByRole('list', { name: 'Recovery codes' });
});

test('has no accessibility problems while showing the QR code', async () => {
  const { user } = await openProfile({});
  await user.click(await screen.findByRole('button', { name: 'Set up authenticator app' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Current password'), 'x');
  await user.click(within(dialog).getByRole('button', { name: 'Next' }));
  await within(dialog).findByRole('img', { name: 'QR code for your authenticator app' });
  expect(await findAccessibilityProblems(dialog)).toEqual([]);
});

test('shows a wrong password at its field', async () => {
  const { user } = await openProfile(
    { kind: 'app', recovery_codes: 10 },
    { '/v2/two_factor/turn_off': () => ({ status: 422, body: { message: 'Not your password.' } }) },
  );
  await user.click(await screen.findByRole('button', { name: 'Turn off' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Turn off two-factor authentication?' }));
  await user.type(dialog.getByLabelText('Current password'), 'wrong');
  await user.click(dialog.getByRole('button', { name: 'Turn off' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('Not your password.');
});

test('says that codes come by email where a second factor is required', async () => {
  await openProfile({ demanded: true });
  await screen.findByText(/Your company requires two-factor authentication/);
});

test('counts the recovery codes left and creates new ones', async () => {
  const { user } = await openProfile({ kind: 'mail', recovery_codes: 1 });
  await screen.findByText('You have 1 recovery code left.');
  await user.click(screen.getByRole('button', { name: 'Get new recovery codes' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByLabelText('Current password'));
  await user.paste('my long password');
  await user.click(dialog.getByRole('button', { name: 'Next' }));
  await dialog.findByText(codes[0] ?? '');
});

test('signs out all other devices', async () => {
  const { user } = await openProfile({});
  await user.click(await screen.findByRole('button', { name: 'Sign out all other devices' }));
  await waitFor(() => expect(screen.queryByText('Safari')).toBeNull());
  screen.getByText('This device');
});
