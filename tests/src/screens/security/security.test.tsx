import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AuditEntry, NamedRecord } from '../../../../contract/v2/security.ts';
import { mainRoutes } from '../../../../src/routes/mainRoutes.ts';
import { aPerson } from '../../../domain/access/people.ts';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { type FakeResponses, renderApp, type SentRequest } from '../../app/renderApp.tsx';
import { aLockOut, anEntry, aSession, aSignIn, grace, uuid } from './securityEntries.ts';

const ownAccountId = aPerson().currentAccount.id;
let auditNames: readonly NamedRecord[] = [];
let shownEntry = anEntry;
const aPolicy = { min_length: 12, idle_minutes: 720, absolute_hours: 168, two_factor: 'optional' };
const list = (entries: unknown[], total = entries.length) => ({
  body: { entries, total, counted_at_most: 10_000 },
});

const answers: FakeResponses = {
  '/v2/security/sign_ins': () => list([aSignIn]),
  '/v2/security/lock_outs': () => ({ body: { entries: [aLockOut] } }),
  '/v2/security/sessions': () => list([aSession]),
  '/v2/security/audit': () => ({
    body: { ...list([shownEntry]).body, names: auditNames },
  }),
  '/v2/security/audit_words': () => ({
    body: { resources: ['teams'], actions: ['update'], accounts: [{ id: 3, name: 'Harbor' }] },
  }),
  '/v2/security/policies': () => ({
    body: {
      platform: aPolicy,
      accounts: [{ ...aPolicy, min_length: 20, account_id: 3, account: 'Harbor' }],
      choices: [
        { id: 3, name: 'Harbor' },
        { id: 4, name: 'Lumen' },
      ],
    },
  }),
  '/v2/security/person': () => ({
    body: { ...grace, active: true, second_factor: 'app', demanded: false, sessions: 2, yourself: false },
  }),
  '/v2/security/release': () => ({
    body: { message: 'Sign-in delay ended. This person can try again now.' },
  }),
  '/v2/security/revoke': () => ({ body: { message: 'The device is signed out.' } }),
  '/v2/security/revoke_all': () => ({ body: { message: 'All other sessions have been signed out.' } }),
  '/v2/security/reset_second_factor': () => ({ body: { message: 'The second factor is reset.' } }),
  '/v2/security/save_policy': () => ({ body: { message: 'The policy is saved.' } }),
  '/v2/security/remove_policy': () => ({ body: { message: 'The policy is removed.' } }),
};

async function openSecurity(tab: string, overrides: FakeResponses = {}) {
  const opened = await renderApp({
    at: `/admin/security${tab && `?part=${tab}`}`,
    routes: mainRoutes,
    person: aPerson({ permissions: ['admin', 'super_admin'] }),
    answers: { ...answers, ...overrides },
  });
  await screen.findByRole('heading', { level: 1, name: 'Security' });
  return opened;
}
const bodyOf = (sent: readonly SentRequest[], call: string) =>
  sent.findLast(({ path }) => path === `/v2/security/${call}`)?.body;

test.each([
  ['', 'Sign-ins, newest first'],
  ['lockOuts', 'Sign-in delays, longest first'],
  ['sessions', 'Active sessions, most recent first'],
  ['audit', 'Changes, newest first'],
])('the tab "%s" has no accessibility problems', async (tab, table) => {
  await openSecurity(tab);
  await screen.findByRole('table', { name: table });
  expect(await findAccessibilityProblems()).toEqual([]);
});

test('filters sign-ins by name and outcome and keeps the filters in the address', async () => {
  const { user, sent, router } = await openSecurity('');
  await user.type(await screen.findByRole('searchbox', { name: 'Name or email' }), 'grace');
  await waitFor(() => expect(bodyOf(sent, 'sign_ins')).toMatchObject({ q: 'grace', page: 1 }));
  await user.click(screen.getByRole('combobox', { name: 'Outcome' }));
  await user.click(await screen.findByRole('option', { name: 'Delayed' }));
  await waitFor(() => expect(bodyOf(sent, 'sign_ins')).toMatchObject({ q: 'grace', outcome: 'locked' }));
  expect(router.state.location.search).toContain('outcome=locked');
});

test('clears the filters of a list they leave empty', async () => {
  const { user, router } = await openSecurity('sessions&q=nobody', {
    '/v2/security/sessions': ({ body }) => list((body as { q: string | null }).q ? [] : [aSession]),
  });
  await user.click(await screen.findByRole('button', { name: 'Clear all filters' }));
  await screen.findByRole('table');
  expect(router.state.location.search).toBe('?part=sessions');
});

test('says how to see entries beyond the counted ones', async () => {
  await openSecurity('&page=200', { '/v2/security/sign_ins': () => list([aSignIn], 10_001) });
  await screen.findByText('More than 10,000 results');
  screen.getByText(/Narrow the filters/);
});

test('ends a sign-in delay', async () => {
  const { user, sent } = await openSecurity('lockOuts');
  await user.click(await screen.findByRole('button', { name: 'End the sign-in delay of Grace Hopper' }));
  await screen.findByText('Sign-in delay ended. This person can try again now.');
  expect(bodyOf(sent, 'release')).toEqual({ id: uuid });
});

test('shows the number of wrong passwords below the name on small screens', async () => {
  await openSecurity('lockOuts');
  const row = within(await screen.findByRole('rowheader'));
  row.getByText('203.0.113.0/24: 10 wrong passwords');
});

test('shows why a session could not be ended', async () => {
  const { user } = await openSecurity('sessions', {
    '/v2/security/revoke': () => ({ status: 404, body: { message: 'It is over already.' } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Sign out Grace Hopper on Safari, iPhone' }));
  expect((await screen.findByRole('alert')).textContent).toContain('It is over already.');
});

test('opens the sign-in details of a person and confirms before resetting two-factor authentication', async () => {
  const { user, sent } = await openSecurity('sessions');
  await user.click(await screen.findByRole('button', { name: 'Grace Hopper' }));
  const person = within(await screen.findByRole('dialog', { name: 'Grace Hopper' }));
  await user.click(await person.findByRole('button', { name: 'Reset two-factor authentication' }));
  expect(bodyOf(sent, 'reset_second_factor')).toBeUndefined();
  const sure = within(
    await screen.findByRole('dialog', { name: 'Reset two-factor authentication for Grace Hopper?' }),
  );
  await user.click(sure.getByRole('button', { name: 'Reset two-factor authentication' }));
  await screen.findByText('The second factor is reset.');
  expect(bodyOf(sent, 'reset_second_factor')).toEqual({ user_id: 7 });
});

test('shows old and new values of an audit entry and filters by its record', async () => {
  const { user, sent } = await openSecurity('audit');
  await user.click(await screen.findByRole('button', { name: 'Changed: Team 4, by Grace Hopper' }));
  const entry = within(await screen.findByRole('dialog', { name: 'Changed: Team 4' }));
  entry.getByRole('row', { name: 'Name First Second' });
  entry.getByRole('row', { name: 'Team lead Empty #7' });
  entry.getByText(/Viewed account: Lumen/);
  await user.click(entry.getByRole('button', { name: 'Only this record' }));
  await waitFor(() => expect(bodyOf(sent, 'audit')).toMatchObject({ resource: 'teams', record_id: '4' }));
});

test('ADMIN-18 names the records of the audit log, with links to those the person can open, and tells changes in words', async () => {
  auditNames = [
    { resource: 'teams', id: 4, name: 'Fleet', account_id: ownAccountId },
    { resource: 'users', id: 7, name: 'Ada Berg', account_id: ownAccountId },
  ];
  const { user } = await openSecurity('audit');
  const link = (await screen.findAllByRole('link', { name: 'Fleet' }))[0];
  expect(link?.getAttribute('href')).toBe('/teams/update/4');
  screen.getByText('Name: First → Second');
  screen.getByText('Team lead: Ada Berg');
  await user.click(screen.getByRole('button', { name: 'Changed: Team Fleet, by Grace Hopper' }));
  const entry = within(await screen.findByRole('dialog', { name: 'Changed: Team Fleet' }));
  entry.getByRole('row', { name: 'Team lead Empty Ada Berg' });
});

test.each<[Partial<AuditEntry>, string]>([
  [
    { resource: 'relationships', action: 'import', changes: { relationships: [[], [[7, 'manager', 8]]] } },
    'Relationships: Ada Berg: Manager of Ben Berg',
  ],
  [
    { action: 'merge', changes: { members: [{ 4: [7, 8] }, { 5: [8] }] } },
    'Members: Fleet: Ada Berg, Ben Berg → #5: Ben Berg',
  ],
  [
    {
      resource: 'user_imports',
      action: 'check',
      changes: { mapping: [null, ['external_id', 'email', null]] },
    },
    'Columns: Employee ID, Email address, Empty',
  ],
  [
    {
      resource: 'requisitions',
      action: 'stages',
      changes: { stages: [['Interview'], ['Interview', 'Offer']] },
    },
    'Stages: Interview → Interview, Offer',
  ],
  [
    { resource: 'assignments', action: 'approve', changes: { nomination: ['proposed', 'approved'] } },
    'Nomination: Proposed → Approved',
  ],
  [{ resource: 'applicants', changes: { withdrawn_on: [null, '2026-11-23'] } }, 'Withdrawn on: 23 Nov 2026'],
  [
    {
      resource: 'benchmark_campaigns',
      changes: { reminder_en: [null, { subject: 'Hello', body: 'Please answer' }] },
    },
    'Reminder en: Subject: Hello; Text: Please answer',
  ],
])('a change is told in words: %j', async (entry, text) => {
  auditNames = [
    { resource: 'users', id: 7, name: 'Ada Berg', account_id: ownAccountId },
    { resource: 'users', id: 8, name: 'Ben Berg', account_id: ownAccountId },
    { resource: 'teams', id: 4, name: 'Fleet', account_id: ownAccountId },
  ];
  shownEntry = { ...anEntry, ...entry };
  await openSecurity('audit');
  await screen.findByText(text);
  shownEntry = anEntry;
});

test('a field that was and stays empty is no change', async () => {
  shownEntry = { ...anEntry, changes: { name: [null, 'Fleet'], lead_id: [null, null] } };
  await openSecurity('audit');
  await screen.findByText('Name: Fleet');
  expect(screen.queryByText(/Team lead/)).toBeNull();
  shownEntry = anEntry;
});

test('doesn’t link records of other accounts', async () => {
  auditNames = [{ resource: 'teams', id: 4, name: 'Elsewhere', account_id: ownAccountId + 1 }];
  await openSecurity('audit');
  await screen.findAllByText('Elsewhere', { exact: false });
  expect(screen.queryByRole('link', { name: 'Elsewhere' })).toBeNull();
});

test('checks the platform policy while typing and saves it', async () => {
  const { user, sent } = await openSecurity('policy');
  const length = await screen.findByRole('textbox', { name: 'Minimum password length' });
  await user.clear(length);
  await user.type(length, '8');
  await screen.findByText('Enter 12 or more.');
  await user.clear(length);
  await user.type(length, '16');
  await user.click(screen.getByRole('button', { name: 'Save policy' }));
  await screen.findByText('The policy is saved.');
  expect(bodyOf(sent, 'save_policy')).toEqual({ ...aPolicy, min_length: 16, account_id: null });
});

test('adds a policy for an account without one and removes another', async () => {
  const { user, sent } = await openSecurity('policy');
  await user.click(await screen.findByRole('button', { name: 'Add account' }));
  await user.click(await screen.findByRole('combobox', { name: 'Account' }));
  expect(screen.queryByRole('option', { name: 'Harbor' })).toBeNull();
  await user.click(await screen.findByRole('option', { name: 'Lumen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Account policy' }));
  await user.click(dialog.getByRole('button', { name: 'Save policy' }));
  await waitFor(() => expect(bodyOf(sent, 'save_policy')).toMatchObject({ account_id: 4 }));
  await user.click(await screen.findByRole('button', { name: 'Remove policy of Harbor' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(bodyOf(sent, 'remove_policy')).toEqual({ account_id: 3 }));
});

test('offers to load a failed list again', async () => {
  let isUp = false;
  const { user } = await openSecurity('lockOuts', {
    '/v2/security/lock_outs': () => (isUp ? { body: { entries: [] } } : { status: 500, body: {} }),
  });
  await screen.findByText('We couldn’t load the sign-in delays.');
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('No sign-ins are delayed');
});
