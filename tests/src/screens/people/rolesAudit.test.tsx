import { screen, waitFor, within } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { expect, test } from 'vitest';
import type { AccessFacts, AuditedPerson } from '../../../../contract/v2/people.ts';
import { rights } from '../../../../domain/access/rights.ts';
import { peoplePaths } from '../../../../resources/users/peoplePaths.ts';
import { mainRoutes } from '../../../../src/routes/mainRoutes.ts';
import { anAccount, aPerson, aSubscription, aUser } from '../../../domain/access/people.ts';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { type FakeResponses, renderApp } from '../../app/renderApp.tsx';

const lead: AuditedPerson = {
  id: 31,
  name: 'Ada Lead',
  email: 'ada@people.example',
  status: 'active',
  role: 'teamLead',
  rights: [{ right: 'supervisor', grants: [{ kind: 'permission', permission: 'supervisor' }] }],
  led_teams: 2,
  delegated_accounts: 0,
};
const boss: AuditedPerson = {
  ...lead,
  id: 32,
  name: 'Grace Boss',
  role: 'admin',
  status: 'inactive',
  led_teams: 0,
  delegated_accounts: 1,
  rights: [
    { right: 'supervisor', grants: [{ kind: 'role', role: 'admin', through: ['local_admin'] }] },
    { right: 'ai_console', grants: [{ kind: 'subscription' }] },
    { right: 'other_accounts', grants: [{ kind: 'delegation', permission: 'local_admin' }] },
  ],
};
const idle: AuditedPerson = { ...lead, id: 33, name: 'Idle Hands', role: 'user', rights: [], led_teams: 1 };

const accessFacts = (overrides: Partial<AccessFacts> = {}): AccessFacts => ({
  user: aUser({ id: 31, last_name: 'Lead', permissions: ['user', 'supervisor'] }) as AccessFacts['user'],
  account: anAccount() as AccessFacts['account'],
  subscriptions: [],
  status: 'active',
  account_status: 'active',
  has_address: true,
  has_password: true,
  led_teams: 2,
  delegated_accounts: 0,
  ...overrides,
});

/** A few pages keep the test fast. */
const routes = mainRoutes.filter(({ path }) => /^\/(teams|users.*|dashboard|log(in|out))$/.test(path));

interface Options {
  readonly at?: string;
  readonly people?: readonly AuditedPerson[];
  readonly total?: number;
  readonly facts?: AccessFacts;
  readonly answers?: FakeResponses;
  readonly width?: 'phone' | 'desktop';
}

async function openAudit({
  at = peoplePaths.rolesAudit,
  people = [lead, boss, idle],
  ...options
}: Options = {}) {
  const record = { id: 31, first_name: 'Ada', last_name: 'Lead', email: 'ada@people.example' };
  const dataProvider = {
    getList: async () => ({ data: [record], total: 1 }),
    getOne: async () => ({ data: record }),
    getMany: async () => ({ data: [record] }),
  } as unknown as DataProvider; // These screens use nothing else.
  const counts = rights.map((right) => ({
    right,
    people: people.filter((one) => one.rights.some((grantedRight) => grantedRight.right === right)).length,
  }));
  const opened = await renderApp({
    at,
    routes,
    person: aPerson({ permissions: ['local_admin'] }),
    dataProvider,
    ...(options.width && { width: options.width }),
    answers: {
      '/v2/account/get_accounts': () => ({ body: { accounts: [] } }),
      '/v2/people/roles_audit': () => ({ body: { people, total: options.total ?? people.length, counts } }),
      '/v2/people/standing': () => ({ body: options.facts ?? accessFacts() }),
      ...options.answers,
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Roles audit' });
  const rolesQuery = () => opened.sent.findLast(({ path }) => path === '/v2/people/roles_audit')?.body;
  return { ...opened, rolesQuery };
}

const cellsOf = async (name: string) => {
  const row = (await screen.findByRole('button', { name })).closest('tr') as HTMLElement;
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
};

test('shows the grant behind each right of each person', async () => {
  await openAudit();
  expect((await cellsOf('Ada Lead'))[0]).toBe('Direct permission');
  const cells = await cellsOf('Grace Boss');
  expect(cells.filter((cell) => cell !== '–')).toEqual(['Admin', 'Subscription', 'Delegation']);
  expect(screen.queryByRole('columnheader', { name: 'Pay search' })).toBeNull();
  expect(await findAccessibilityProblems()).toEqual([]);
});

test('describes the rights of a person and links to the explanation', async () => {
  const { user, router } = await openAudit();
  await user.click(await screen.findByRole('button', { name: 'Grace Boss' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Grace Boss' }));
  dialog.getByText('Has the role Admin, through Local administrator.');
  dialog.getByText('Has 1 delegated account.');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Idle Hands' }));
  const second = within(await screen.findByRole('dialog', { name: 'Idle Hands' }));
  second.getByText(/can’t open it/);
  await user.click(second.getByRole('button', { name: 'Explain access to a page' }));
  await waitFor(() => expect(router.state.location.search).toContain('tab=explain&person=33'));
});

test('keeps the filters in the address, sends them to the server and returns to the first page', async () => {
  const { user, rolesQuery, router } = await openAudit({
    at: `${peoplePaths.rolesAudit}?page=3`,
    total: 200,
  });
  await screen.findByText('200 people');
  expect(rolesQuery()).toMatchObject({ right: 'any', page: 3 });
  await user.click(screen.getByRole('combobox', { name: /^Permission/ }));
  await user.click(await screen.findByRole('option', { name: 'Team lead (2)' }));
  await waitFor(() => expect(rolesQuery()).toMatchObject({ right: 'supervisor', page: 1 }));
  await user.click(screen.getByRole('combobox', { name: /^Permission/ }));
  await user.click(await screen.findByRole('option', { name: 'All' }));
  await waitFor(() => expect(rolesQuery()).toMatchObject({ right: null }));
  await user.click(screen.getByRole('combobox', { name: /^Role/ }));
  await user.click(await screen.findByRole('option', { name: 'Invitee' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'ada');
  await waitFor(() => expect(rolesQuery()).toMatchObject({ right: null, role: 'invitee', q: 'ada' }));
  expect(router.state.location.search).toContain('role=invitee');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(rolesQuery()).toMatchObject({ page: 2 }));
});

test('lists the rights below each person on a phone', async () => {
  await openAudit({ width: 'phone' });
  await screen.findByRole('button', { name: 'Grace Boss' });
  expect(screen.queryByRole('table')).toBeNull();
  screen.getByText('Other accounts');
  expect(await findAccessibilityProblems()).toEqual([]);
});

test('says what to do when loading fails or no one matches', async () => {
  let isUp = false;
  const { user } = await openAudit({
    answers: {
      '/v2/people/roles_audit': () =>
        isUp ? { body: { people: [], total: 0, counts: [] } } : { status: 500, body: {} },
    },
  });
  await screen.findByText('We couldn’t load the roles audit.');
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/^No results match/);
});

test('exports all pages that match the filters', async () => {
  const { user, sent } = await openAudit({ at: `${peoplePaths.rolesAudit}?right=supervisor` });
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'All pages as CSV' }));
  await waitFor(() =>
    expect(sent.map(({ path }) => path)).toContain(
      '/v2/people/roles_audit/export?format=csv&right=supervisor',
    ),
  );
  await screen.findByText('The export failed. Try again.');
});

const explaining = (path: string) =>
  `${peoplePaths.rolesAudit}?tab=explain&person=31&path=${encodeURIComponent(path)}`;

test('explains the decision and each step with the grant behind it', async () => {
  await openAudit({ at: explaining('/teams') });
  await screen.findByText('Ada Lead can open this page.');
  const steps = within(screen.getByRole('list', { name: 'Step by step' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    'YesThis person can sign in: they and their account are active.',
    'YesThe page belongs to this app.',
    'YesThis person’s access isn’t limited to the AI console.',
    'YesThe page requires “Team lead”. Has the permission “Team lead”.',
  ]);
  screen.getByText(/only the teams this person leads \(currently 2\)/);
  expect(await findAccessibilityProblems()).toEqual([]);
});

test('names the permissions that would open a closed page', async () => {
  await openAudit({ at: explaining('/users') });
  await screen.findByText('Ada Lead can’t open this page and is redirected to the dashboard.');
  screen.getByText('The page requires “Administrator”, which this person doesn’t have.');
  screen.getByText(
    'Any of these permissions would give access: Local administrator, Delegated administrator, Platform administrator, Super administrator.',
  );
});

test.each([
  [
    { status: 'inactive' },
    /because they can’t sign in/,
    'This person can’t sign in because they’re inactive.',
  ],
  [{ account_status: 'closed' }, /because they can’t sign in/, /their account isn’t active/],
  [
    { account: anAccount({ modules: [] }), subscriptions: [aSubscription()] },
    /redirected to the AI console/,
    /subscription covers only the AI console/,
  ],
  [
    { account: anAccount({ schema_name: 'cairnhr_pay' }) },
    /and is signed out/,
    'The page belongs to another app.',
  ],
] as const)('explains what keeps a person out of every page: %j', async (facts, verdict, step) => {
  await openAudit({ at: explaining('/teams'), facts: accessFacts(facts as Partial<AccessFacts>) });
  await screen.findByText(verdict);
  screen.getByText(step);
});

test('finds a person by name and shows which pages they can open', async () => {
  const { user, router } = await openAudit({ at: `${peoplePaths.rolesAudit}?tab=explain` });
  await screen.findByText(/^Choose a person/);
  await user.click(screen.getByRole('combobox', { name: 'Person' }));
  await user.click(await screen.findByRole('option', { name: /Ada Lead/ }));
  await screen.findByRole('heading', { name: 'All pages for Ada Lead' });
  const why = (name: RegExp) => screen.getByRole('button', { name });
  expect(why(/^Why: Teams, \/teams$/).textContent).toContain('Can open');
  expect(why(/^Why: People, \/users$/).textContent).toContain('No access');
  await user.click(why(/^Why: People, \/users$/));
  await waitFor(() => expect(router.state.location.search).toContain('path=%2Fusers'));
  await user.click(await screen.findByRole('button', { name: 'Show all pages' }));
  await screen.findByText(/^All pages for/);
});

test('finds a page by an address copied from the browser', async () => {
  const { user } = await openAudit({ at: `${peoplePaths.rolesAudit}?tab=explain&person=31` });
  const field = await screen.findByRole('combobox', { name: 'Page' });
  await user.type(field, 'https://cairn.example/users/update/14?from=mail');
  const options = await screen.findAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['Person/users/update/:id']);
});

test('the roles audit is a tab of the people list', () => {
  const route = mainRoutes.find(({ path }) => path === peoplePaths.rolesAudit);
  expect([route?.parent, route?.tab]).toEqual([peoplePaths.list, 'rolesAudit']);
});
