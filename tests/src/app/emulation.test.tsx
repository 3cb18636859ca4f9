import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Emulation } from '../../../contract/sessionShapes.ts';
import { readSession, refreshSession, switchViewedAccount } from '../../../dataProviders/session.ts';
import type { SignedInPerson } from '../../../domain/access/signedInPerson.ts';
import { anAccount, aPerson } from '../../domain/access/people.ts';
import { findAccessibilityProblems } from '../../support/findAccessibilityProblems.ts';
import { type FakeResponses, renderApp, sessionAnswer } from './renderApp.tsx';
import { someRoutes } from './tables.tsx';

const lumen = anAccount({ id: 2, name: 'Lumen Works' });
const platform = aPerson({ permissions: ['user', 'admin'] });
const delegated = aPerson({ permissions: ['user', 'delegated_admin'], has_delegated_accounts: true });
const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** A person who views Lumen Works; the server stores the submitted reason. */
async function openEmulated(
  person: SignedInPerson,
  { reason = null as string | null, answers = {} as FakeResponses } = {},
) {
  let storedReason = reason;
  const emulation = (): Emulation => ({
    account: { id: 2, name: 'Lumen Works' },
    ends_at: soon(42),
    reason: storedReason,
    needs_reason: person === platform && storedReason === null,
  });
  const opened = await renderApp({
    at: '/teams',
    routes: someRoutes,
    person,
    answers: {
      '/v2/session': ({ headers }) => ({
        body: headers['x-cairn-account']
          ? { ...sessionAnswer({ ...person, currentAccount: lumen }), emulation: emulation() }
          : sessionAnswer(person),
      }),
      '/v2/session/view': ({ body }) => {
        storedReason = (body as { reason: string }).reason;
        return { body: { message: 'Kept.' } };
      },
      '/v2/session/leave': () => ({ body: { message: 'Left.' } }),
      '/v2/account/get_accounts': () => ({ body: { accounts: [lumen] } }),
      ...answers,
    },
  });
  await act(async () => {
    switchViewedAccount(lumen);
    await refreshSession();
  });
  return opened;
}
const dialog = () => screen.findByRole('dialog', { name: 'Reason for accessing Lumen Works' });

test('platform staff enter a reason before the screen renders', async () => {
  const { user, sent } = await openEmulated(platform);
  const requests = await dialog();
  const confirm = within(requests).getByRole<HTMLButtonElement>('button', { name: 'View account' });
  expect(confirm.disabled).toBe(true);
  screen.getByRole('status', { name: 'Opening Lumen Works', hidden: true });
  await user.type(within(requests).getByRole('textbox', { name: 'Reason' }), 'Ticket 4711');
  await user.click(confirm);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.find(({ path }) => path === '/v2/session/view')?.body).toEqual({
    account_id: 2,
    reason: 'Ticket 4711',
  });
  await screen.findByText(/Reason: Ticket 4711/);
  expect(screen.queryByRole('status', { name: 'Opening Lumen Works' })).toBeNull();
});

test('canceling the reason returns to the person’s own account', async () => {
  const { user, sent } = await openEmulated(platform);
  await user.click(within(await dialog()).getByRole('button', { name: 'Stop viewing' }));
  await waitFor(() => expect(readSession().currentAccount?.id).toBe(1));
  expect(sent.find(({ path }) => path === '/v2/session/leave')?.body).toEqual({ account_id: 2 });
});

test('a refused reason shows the problem at its field', async () => {
  const { user } = await openEmulated(platform, {
    answers: { '/v2/session/view': () => ({ status: 422, body: { message: 'Say more.', code: 'invalid' } }) },
  });
  const requests = await dialog();
  await user.type(within(requests).getByRole('textbox', { name: 'Reason' }), 'because');
  await user.click(within(requests).getByRole('button', { name: 'View account' }));
  await within(requests).findByText('Say more.');
});

test('a delegate sees the account at once and can add a reason', async () => {
  const { user } = await openEmulated(delegated);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Add a reason' }));
  const requests = await dialog();
  expect(await findAccessibilityProblems(requests)).toEqual([]);
  await user.type(within(requests).getByRole('textbox', { name: 'Reason' }), 'Quarterly review');
  await user.click(within(requests).getByRole('button', { name: 'Save reason' }));
  await screen.findByText(/Reason: Quarterly review/);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Add a reason' })).toBeNull());
});

test('the banner shows the remaining time, and the end of the hour leads back', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await openEmulated(delegated);
  await screen.findByText(/in 42 minutes/);
  vi.advanceTimersByTime(11 * 60_000);
  await screen.findByText(/in 31 minutes/);
  vi.advanceTimersByTime(32 * 60_000);
  await waitFor(() => expect(readSession().currentAccount?.id).toBe(1));
  await screen.findByText(/Your access to the other account has ended/);
});
