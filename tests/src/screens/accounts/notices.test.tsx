import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dataProvider } from '../../../../dataProviders/index.ts';
import { mainRoutes } from '../../../../src/routes/mainRoutes.ts';
import { anAccount, aPerson } from '../../../domain/access/people.ts';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { type FakeResponses, renderApp } from '../../app/renderApp.tsx';

const lumen = {
  ...anAccount({ id: 2, name: 'Lumen Works', company_name: 'Lumen Works Ltd' }),
  status: 'active',
  contract_date: '2024-03-01',
  enable_search: false,
  shares_benchmark: false,
  time_zone: null,
  updated_at: '2026-11-13T09:00:00.000Z',
};

const facts = {
  name: 'Lumen Works',
  status: 'active',
  people: 24,
  teams: 3,
  running_campaigns: 2,
  contract_year: 3,
  delegates: [{ id: 7, name: 'Jonas Weber', reach: 'administers' }],
};

/** The account form of a platform admin; only the network is replaced. */
async function openAccount(at: string, answers: FakeResponses, saving?: { status?: number; body: unknown }) {
  const opened = await renderApp({
    at,
    routes: mainRoutes,
    person: aPerson({ permissions: ['user', 'admin'] }),
    dataProvider,
    answers: {
      '/account.php': ({ body }) =>
        isSaving(body) && saving ? saving : { body: { data: { account: lumen } } },
      '/v2/account/get_accounts': () => ({ body: { accounts: [lumen] } }),
      '/v2/administration/account_facts': () => ({ body: facts }),
      ...answers,
    },
  });
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ });
  const sentTo = (path: string) => opened.sent.find((call) => call.path === path)?.body;
  const saved = () => opened.sent.find(({ body }) => isSaving(body));
  return { ...opened, name, sentTo, saved };
}

const isSaving = (body: unknown): boolean =>
  (body as { actionName?: string } | undefined)?.actionName === 'update';

/** The notification bar with this text, by its color. */
const colorOf = async (text: string) =>
  (await screen.findByText(text)).closest<HTMLElement>('[data-color]')?.dataset.color;

const saveButton = () => screen.findByRole('button', { name: /^Save|^Create/ });

test('ERR-14 RECORD-02 saving an account shows the success text of the server', async () => {
  const saving = { body: { data: { account_id: 2, message: 'Account saved.' } } };
  const { user, name, saved } = await openAccount('/admin/accounts/update/2', {}, saving);
  await user.clear(name);
  await user.type(name, 'Lumen');
  await user.click(await saveButton());
  expect(await colorOf('Account saved.')).toBe('success');
  expect(saved()).toMatchObject({ path: '/account.php', body: { account_id: 2, name: 'Lumen' } });
});

test('ERR-14 creating an account shows a success', async () => {
  const { user, name } = await openAccount('/admin/accounts/create', {
    '/v2/account/create': () => ({ body: { account_id: 2, message: 'Account created.' } }),
  });
  await user.type(name, 'Lumen Works');
  await user.type(screen.getByRole('textbox', { name: /^Schema/ }), 'lumen');
  await user.click(await saveButton());
  expect(await colorOf('Account created.')).toBe('success');
});

test('ERR-14 a refused account shows no success', async () => {
  const refusal = { status: 403, body: { message: 'Not yours.', code: 'forbidden' } };
  const { user, name } = await openAccount('/admin/accounts/update/2', {}, refusal);
  await user.type(name, '!');
  await user.click(await saveButton());
  expect(await colorOf('Not yours.')).toBe('error');
});

async function choose(user: Awaited<ReturnType<typeof openAccount>>['user'], status: string) {
  await user.click(await screen.findByRole('combobox', { name: 'Change status' }));
  await user.click(await screen.findByRole('option', { name: status }));
  const dialog = await screen.findByRole('dialog');
  const typed = within(dialog).queryByRole('textbox');
  if (typed) await user.type(typed, 'Lumen Works');
  await user.click(within(dialog).getByRole('button', { name: /^(Suspend account|Close permanently)$/ }));
}

test('ERR-15 changing the status shows the success text of the server', async () => {
  const { user } = await openAccount('/admin/accounts/update/2', {
    '/v2/account/update_status': () => ({ body: { message: 'The status is changed.' } }),
  });
  await choose(user, 'Suspended');
  expect(await colorOf('The status is changed.')).toBe('success');
});

test('API-13 changing the status sends the account fields with the new status and the id', async () => {
  const { user, sentTo } = await openAccount('/admin/accounts/update/2', {
    '/v2/account/update_status': () => ({ body: { message: 'The status is changed.' } }),
  });
  await choose(user, 'Suspended');
  await screen.findByText('The status is changed.');
  const { id: account_id, meta_data: _search, ...fields } = lumen;
  expect(sentTo('/v2/account/update_status')).toEqual({ ...fields, account_id, status: 'suspended' });
});

test('ERR-15 a refused status shows no success', async () => {
  const { user } = await openAccount('/admin/accounts/update/2', {
    '/v2/account/update_status': () => ({
      status: 409,
      body: { message: 'Not from here.', code: 'status_change' },
    }),
  });
  await choose(user, 'Closed');
  expect(await colorOf('Not from here.')).toBe('error');
});

test('an account shows its size, its contract year and its delegates', async () => {
  await openAccount('/admin/accounts/update/2', {});
  const panel = await screen.findByRole('region', { name: 'Overview' });
  await within(panel).findByText('Jonas Weber');
  const texts = within(panel)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
  expect(texts).toEqual(['24', '3', '2', '3', 'Jonas Weber']);
});

test('STATE-32 a change of status shows its effects, and closing requires the name', async () => {
  const { user, sentTo } = await openAccount('/admin/accounts/update/2', {
    '/v2/account/update_status': () => ({ body: { message: 'The status is changed.' } }),
  });
  await screen.findByText('Jonas Weber');
  await user.click(await screen.findByRole('combobox', { name: 'Change status' }));
  await user.click(await screen.findByRole('option', { name: 'Closed' }));
  const dialog = await screen.findByRole('dialog', { name: 'Close Lumen Works permanently?' });
  within(dialog).getByText(/24 people are signed out immediately/);
  within(dialog).getByText(/2 open campaigns stop accepting answers/);
  within(dialog).getByText('A closed account can’t be reopened.');
  const confirm = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Close permanently' });
  expect(confirm.disabled).toBe(true);
  await user.type(within(dialog).getByRole('textbox'), 'Lumen Work');
  expect(confirm.disabled).toBe(true);
  await user.type(within(dialog).getByRole('textbox'), 's');
  expect(confirm.disabled).toBe(false);
  expect(sentTo('/v2/account/update_status')).toBeUndefined();
});

test.each([
  [null, 'We emailed ida@lumen.example a link to set a password. The link works once and expires in 7 days.'],
  ['https://cairn.example/reset-password?token=abc', /no email was sent/],
])('an empty account asks for its first administrator (link %s)', async (link, text) => {
  let people = 0;
  const { user, sentTo } = await openAccount('/admin/accounts/update/2', {
    '/v2/administration/account_facts': () => ({ body: { ...facts, people } }),
    '/v2/account/invite_administrator': () => {
      people = 1;
      return { body: { message: 'Invited.', link } };
    },
  });
  await screen.findByRole('heading', { name: 'Invite first administrator' });
  const field = (label: RegExp) => screen.getByRole('textbox', { name: label });
  await user.type(field(/^First name/), 'Ida');
  await user.type(field(/^Last name/), 'Berg');
  await user.type(field(/^Email/), 'ida@lumen.example');
  await user.click(screen.getByRole('button', { name: 'Invite administrator' }));
  await screen.findByText(text);
  expect(sentTo('/v2/account/invite_administrator')).toEqual({
    account_id: 2,
    first_name: 'Ida',
    last_name: 'Berg',
    email: 'ida@lumen.example',
  });
  if (link) expect((field(/^Link/) as HTMLInputElement).value).toBe(link);
  expect(await findAccessibilityProblems()).toEqual([]);
});

test('an account with people asks for no first administrator', async () => {
  await openAccount('/admin/accounts/update/2', {});
  await screen.findByText('Active people');
  expect(screen.queryByRole('heading', { name: 'Invite first administrator' })).toBeNull();
});
