import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DelegationRow } from '../../../../contract/v2/administration.ts';
import { dataProvider } from '../../../../dataProviders/index.ts';
import { mainRoutes } from '../../../../src/routes/mainRoutes.ts';
import { aPerson } from '../../../domain/access/people.ts';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { type FakeResponses, renderApp } from '../../app/renderApp.tsx';

const end = { granted_at: '2026-11-01T09:00:00.000Z', granted_by: 'Amina Diallo' };
const jonas: DelegationRow = {
  id: 7,
  name: 'Jonas Weber',
  detail: 'jonas@people.example · Harbor & Pine',
  reach: 'administers',
  status: null,
  ends: [
    { ...end, id: 2, name: 'Lumen Works', reach: null },
    { ...end, id: 3, name: 'Atlas Freight', reach: null },
  ],
};
const sleeper: DelegationRow = { ...jonas, id: 8, name: 'Ruth Castillo', reach: null, ends: [] };
const lumen: DelegationRow = {
  id: 2,
  name: 'Lumen Works',
  detail: 'Lumen Works Ltd',
  reach: null,
  status: 'suspended',
  ends: [{ ...end, id: 7, name: 'Jonas Weber', reach: 'reads' }],
};

async function open({
  rows = [jonas, sleeper],
  answers = {} as FakeResponses,
  at = '/admin/account-delegation',
} = {}) {
  const opened = await renderApp({
    at,
    routes: mainRoutes,
    person: aPerson({ permissions: ['user', 'admin'] }),
    dataProvider,
    answers: {
      '/v2/administration/delegations': ({ body }) => {
        const delegations = (body as { by: string }).by === 'account' ? [lumen] : rows;
        return { body: { rows: delegations, total: delegations.length } };
      },
      '/v2/administration/undelegate': () => ({ body: { changed: 1, message: 'Delegation removed.' } }),
      '/v2/administration/delegate': () => ({ body: { changed: 1, message: 'Delegated.' } }),
      '/v2/administration/people': () => ({
        body: {
          total: 1,
          people: [
            {
              id: 9,
              name: 'Helena Costa',
              email: 'helena@people.example',
              account_id: 1,
              account: 'Harbor & Pine',
              permissions: ['local_admin'],
              active: true,
            },
          ],
        },
      }),
      ...answers,
    },
  });
  const bodies = (path: string) =>
    opened.sent.filter((call) => call.path === `/v2/administration/${path}`).map(({ body }) => body);
  return { ...opened, bodies };
}

test('people are listed with their delegated accounts, without accessibility problems', async () => {
  const { page } = await open();
  const row = (await screen.findByText('Jonas Weber')).closest('tr') as HTMLElement;
  within(row).getByText('Lumen Works');
  within(row).getByText('Atlas Freight');
  screen.getByText('Not in effect');
  expect(await findAccessibilityProblems(page.container)).toEqual([]);
});

test('one delegation can be revoked and restored', async () => {
  const { user, bodies } = await open();
  await user.click(await screen.findByRole('button', { name: 'Remove Atlas Freight from Jonas Weber' }));
  await screen.findByText('Delegation removed.');
  const pairs = [{ user_id: 7, account_id: 3 }];
  expect(bodies('undelegate')).toEqual([{ pairs }]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(bodies('delegate')).toEqual([{ pairs }]));
});

test('several can be revoked at once after a confirmation', async () => {
  const { user, bodies } = await open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Jonas Weber' }));
  await user.click(screen.getByRole('button', { name: 'Remove all' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove 2 delegations?' });
  expect(bodies('undelegate')).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() =>
    expect(bodies('undelegate')).toEqual([
      {
        pairs: [
          { user_id: 7, account_id: 2 },
          { user_id: 7, account_id: 3 },
        ],
      },
    ]),
  );
});

test('the view by account shows its delegates', async () => {
  const { user, bodies } = await open();
  await user.click(await screen.findByRole('button', { name: 'By account' }));
  await screen.findByText('Lumen Works Ltd');
  screen.getByText('Suspended');
  screen.getByText(/Read-only/);
  expect(bodies('delegations').at(-1)).toMatchObject({ by: 'account', page: 1 });
});

test('an account can be delegated to a searched person', async () => {
  const { user, bodies } = await open({ at: '/admin/account-delegation?by=account' });
  await user.click(await screen.findByRole('button', { name: 'Delegate Lumen Works' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delegate accounts' });
  const confirm = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Delegate' });
  expect(confirm.disabled).toBe(true);
  await user.click(within(dialog).getByRole('combobox', { name: 'People' }));
  await user.click(await screen.findByRole('option', { name: /Helena Costa/ }));
  await user.click(confirm);
  await waitFor(() => expect(bodies('delegate')).toEqual([{ pairs: [{ user_id: 9, account_id: 2 }] }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a refusal is shown in the open dialog', async () => {
  const { user } = await open({
    at: '/admin/account-delegation?by=account',
    answers: {
      '/v2/administration/delegate': () => ({
        status: 422,
        body: { message: 'Not this one.', code: 'invalid' },
      }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Delegate Lumen Works' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delegate accounts' });
  await user.click(within(dialog).getByRole('combobox', { name: 'People' }));
  await user.click(await screen.findByRole('option', { name: /Helena Costa/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Delegate' }));
  await screen.findByText('Not this one.');
  screen.getByRole('dialog', { name: 'Delegate accounts' });
});

test('the empty state explains delegations', async () => {
  await open({ rows: [] });
  await screen.findByText('No delegated accounts yet');
});

test('a failure to load can be retried', async () => {
  const { user, bodies } = await open({
    answers: { '/v2/administration/delegations': () => ({ status: 500, body: {} }) },
  });
  await screen.findByText('We couldn’t load the delegations.');
  const before = bodies('delegations').length;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(bodies('delegations').length).toBeGreaterThan(before));
});

test('a local admin is redirected to the dashboard', async () => {
  const { where } = await renderApp({
    at: '/admin/account-delegation',
    routes: mainRoutes,
    person: aPerson({ permissions: ['user', 'local_admin'] }),
    dataProvider,
  });
  await waitFor(() => expect(where()).toBe('/dashboard'));
});
