import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ImportDetails, ImportRow, UserImport } from '../../../../contract/v2/imports.ts';
import { mainRoutes } from '../../../../src/routes/mainRoutes.ts';
import { aPerson } from '../../../domain/access/people.ts';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { type FakeResponses, renderApp } from '../../app/renderApp.tsx';

const none = { create: 0, update: 0, unchanged: 0, error: 0, done: 0, skipped: 0, undone: 0, kept: 0 };

const noFindings = { creates_teams: false, new_teams: [], created_teams: 0, own_row: null };

const anImport = (overrides: Partial<Omit<ImportDetails, 'columns'>> = {}): UserImport => ({
  id: 7,
  state: 'checked',
  file_name: 'people.csv',
  encoding: 'utf-8',
  heading_line: 1,
  row_count: 3,
  processed: 3,
  wanted: 3,
  counts: { ...none, create: 1, update: 1, error: 1 },
  author: 'Helena Aalto',
  created_at: '2026-11-20T10:00:00Z',
  applied_at: null,
  undone_at: null,
  can_undo: false,
  queue_position: null,
  problem: null,
  ...overrides,
});

const columns: ImportDetails['columns'] = [
  { heading: 'E-mail', samples: ['ida@mill.example', ''], field: 'email' },
  { heading: 'Abteilung', samples: ['Fleet', 'Sales'], field: null },
];

const aRow = (overrides: Partial<ImportRow> = {}): ImportRow => ({
  line: 2,
  kind: 'update',
  name: 'Ida Berg',
  user_id: 4,
  changes: [{ field: 'permissions', from: ['user'], to: ['user', 'supervisor'] }],
  problems: [],
  state: 'waiting',
  reason: null,
  ...overrides,
});

interface RenderOptions {
  readonly at?: string;
  readonly userImport?: Partial<Omit<ImportDetails, 'columns'>>;
  readonly rows?: readonly ImportRow[];
  readonly answers?: FakeResponses;
  readonly width?: 'phone';
}

async function openImports({
  at = '/users/import?import=7',
  userImport = {},
  rows = [aRow()],
  answers,
  width,
}: RenderOptions = {}) {
  const opened = await renderApp({
    at,
    routes: mainRoutes,
    person: aPerson({ permissions: ['user', 'local_admin'] }),
    ...(width ? { width } : {}),
    answers: {
      '/v2/user_imports/list': () => ({ body: { imports: [anImport(userImport)], total: 1 } }),
      '/v2/user_imports/get': () => ({ body: { ...noFindings, ...anImport(userImport), columns } }),
      '/v2/user_imports/rows': () => ({ body: { rows, total: rows.length } }),
      ...answers,
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Import people' });
  return opened;
}

const message = (text: string) => () => ({ body: { message: text } });

test.each([
  ['where it goes on', { state: 'applying', processed: 1 }, 'Importing people'],
  ['where it is done', { state: 'applied', can_undo: true }, 'Import complete'],
] as const)('%s there are no accessibility problems', async (_name, userImport, heading) => {
  await openImports({ userImport });
  await screen.findByRole('heading', { name: heading });
  expect(await findAccessibilityProblems()).toEqual([]);
});

test('says what will appear while there are no imports', async () => {
  await openImports({
    at: '/users/import',
    answers: { '/v2/user_imports/list': () => ({ body: { imports: [], total: 0 } }) },
  });
  await screen.findByText('No imports yet');
});

test('offers another try when imports fail to load', async () => {
  let fails = true;
  const { user } = await openImports({
    at: '/users/import',
    answers: {
      '/v2/user_imports/list': () =>
        fails ? { status: 500, body: { message: 'no' } } : { body: { imports: [anImport()], total: 1 } },
    },
  });
  await screen.findByText('We couldn’t load this import.');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findByRole('link', { name: 'people.csv' })).getAttribute('href')).toContain(
    'import=7',
  );
});

test('says that an import was not found', async () => {
  await openImports({
    answers: { '/v2/user_imports/get': () => ({ status: 404, body: { code: 'not_found' } }) },
  });
  await screen.findByText('Import not found');
});

test('maps a field to one column only and requires one that identifies people', async () => {
  const { user, sent } = await openImports({
    userImport: { state: 'uploaded', encoding: 'latin-1', heading_line: 4 },
    answers: { '/v2/user_imports/check': message('Checking the file.') },
  });
  const holds = (heading: string) =>
    screen.findByRole<HTMLSelectElement>('combobox', { name: `Field for “${heading}”` });
  await screen.findByText(/it was read as Latin-1/);
  screen.getByText('Column headings were found in line 4. Lines above it won’t be imported.');
  await user.selectOptions(await holds('Abteilung'), 'email');
  expect((await holds('E-mail')).value).toBe('');
  await user.selectOptions(await holds('Abteilung'), 'department');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Check file' }).disabled).toBe(true);
  screen.getByText(/to the email address or the employee ID/);
  await user.selectOptions(await holds('E-mail'), 'email');
  await user.click(screen.getByRole('button', { name: 'Check file' }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path === '/v2/user_imports/check')?.body).toEqual({
      import_id: 7,
      mapping: ['email', 'department'],
      create_teams: false,
    }),
  );
});

test('creates missing teams only if the box is checked', async () => {
  const { user, sent } = await openImports({
    userImport: { state: 'uploaded', problem: { problem: 'tooManyTeams', params: { max: 1_000 } } },
    answers: { '/v2/user_imports/check': message('Checking the file.') },
  });
  const field = await screen.findByRole('combobox', { name: 'Field for “Abteilung”' });
  expect(screen.queryByRole('checkbox')).toBeNull();
  screen.getByText(/This file would create more than 1,000 teams/);
  await user.selectOptions(field, 'teams');
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Create teams that don’t exist yet' });
  expect(box.checked).toBe(false);
  await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Check file' }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path === '/v2/user_imports/check')?.body).toMatchObject({
      create_teams: true,
    }),
  );
});

test('names the teams that would be created, and what changes about the importing person', async () => {
  await openImports({
    userImport: {
      new_teams: [
        { name: 'Fleet', people: 1 },
        { name: 'Sales', people: 12 },
      ],
      own_row: aRow({ line: 9, changes: [{ field: 'last_name', from: ['Aalto'], to: ['Berg'] }] }),
    },
  });
  await screen.findByText('2 teams will be created');
  screen.getByText('Fleet (one person)');
  screen.getByText('Sales (12 people)');
  const own = screen.getByText('Line 9 changes your own details').parentElement;
  expect(own?.textContent?.replace(/\s+/g, ' ')).toContain('Last name: Aalto → changes to Berg');
  expect(await findAccessibilityProblems()).toEqual([]);
});

test.each([
  [0, 'Reading your file', 'Rows and columns are being read. Large files usually take less than a minute.'],
  [1, 'Waiting to be read', 'Your file is next.'],
  [2, 'Waiting to be read', 'One file is ahead of yours.'],
  [3, 'Waiting to be read', '2 files are ahead of yours.'],
])('at place %i in the queue it says so', async (queue_position, title, sentence) => {
  await openImports({ userImport: { state: 'reading', encoding: null, queue_position } });
  await screen.findByRole('heading', { name: title });
  screen.getByText(sentence);
  expect(screen.queryAllByRole('progressbar', { name: title })).toHaveLength(queue_position === 0 ? 1 : 0);
  screen.getByRole('button', { name: 'Cancel import' });
  expect(await findAccessibilityProblems()).toEqual([]);
});

test('polls a waiting file until it is read', async () => {
  let requests = 0;
  await openImports({
    answers: {
      '/v2/user_imports/get': () => {
        requests += 1;
        const userImport: Partial<UserImport> =
          requests < 2 ? { state: 'reading', encoding: null, queue_position: 2 } : { state: 'uploaded' };
        return { body: { ...noFindings, ...anImport(userImport), columns } };
      },
    },
  });
  await screen.findByText('One file is ahead of yours.');
  await screen.findByRole('heading', { name: 'Map columns' }, { timeout: 3_000 });
});

test('says why a file cannot be read and accepts another', async () => {
  await openImports({
    userImport: {
      state: 'failed',
      encoding: null,
      problem: { problem: 'tooWide', params: { line: 12_000, max: 1_000 } },
    },
  });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('“people.csv” can’t be imported');
  expect(alert.textContent).toContain('Line 12,000 has more than 1,000 columns.');
  expect(alert.textContent).toContain('You can choose another file below.');
  expect(screen.getAllByLabelText('File of people').length).toBeGreaterThan(0);
  expect(await findAccessibilityProblems()).toEqual([]);
});

test('distinguishes waiting files from those being read', async () => {
  await openImports({
    at: '/users/import',
    userImport: { state: 'reading', encoding: null, row_count: 0, queue_position: 2 },
  });
  const row = (await screen.findByRole('link', { name: 'people.csv' })).closest('tr');
  expect(row?.textContent).toContain('Waiting');
  expect(row?.textContent).not.toContain('0');
});

test('shows old and new values of each row and its problems', async () => {
  const wrong = aRow({
    line: 3,
    kind: 'error',
    name: '',
    user_id: null,
    changes: [],
    problems: [{ field: 'row', problem: 'repeats', params: { line: 2 } }],
  });
  const { sent, user } = await openImports({ rows: [aRow(), wrong] });
  const row = (await screen.findByRole('link', { name: 'Ida Berg' })).closest('tr');
  expect(row?.textContent?.replace(/\s+/g, ' ')).toContain('Permissions: User → changes to User, Team lead');
  screen.getByText('Duplicate of line 2');
  screen.getByText('One row has an error and will be skipped.');
  await user.click(screen.getByRole('button', { name: 'Error 1' }));
  await waitFor(() =>
    expect(sent.filter(({ path }) => path === '/v2/user_imports/rows').at(-1)?.body).toMatchObject({
      kind: 'error',
    }),
  );
});

test('polls a running import until it is done', async () => {
  let requests = 0;
  await openImports({
    answers: {
      '/v2/user_imports/get': () => {
        requests += 1;
        const userImport: Partial<UserImport> =
          requests < 2
            ? { state: 'applying', processed: 500, wanted: 2_000 }
            : { state: 'applied', counts: { ...none, done: 2_000 }, can_undo: true };
        return { body: { ...noFindings, ...anImport(userImport), columns } };
      },
    },
  });
  await screen.findByText('500 of 2,000 rows');
  expect(screen.getByRole('progressbar', { name: 'Importing people' }).getAttribute('aria-valuenow')).toBe(
    '25',
  );
  await screen.findByRole('heading', { name: 'Import complete' });
});

test('explains undo before it starts', async () => {
  const { user, sent } = await openImports({
    userImport: { state: 'applied', can_undo: true },
    answers: { '/v2/user_imports/undo': message('Undoing the import.') },
  });
  await user.click(await screen.findByRole('button', { name: 'Undo import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Undo this import?' }));
  expect(sent.some(({ path }) => path.endsWith('/undo'))).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Undo import' }));
  await waitFor(() => expect(sent.some(({ path }) => path.endsWith('/undo'))).toBe(true));
});

test('shows skipped rows with their reason', async () => {
  const left = aRow({ state: 'kept', reason: 'changedSince' });
  await openImports({
    userImport: { state: 'undone', counts: { ...none, update: 1, kept: 1 } },
    rows: [left],
    width: 'phone',
  });
  await screen.findByText('One person wasn’t restored because they were changed after the import.');
  await screen.findByText('This person was changed in the meantime.');
  screen.getByRole('button', { name: 'Not undone 1' });
});

test('shows why a step was refused', async () => {
  const { user } = await openImports({
    answers: {
      '/v2/user_imports/apply': () => ({
        status: 409,
        body: { code: 'status_change', message: 'The status can’t be changed this way.' },
      }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Import 2 people' }));
  await screen.findByText('The status can’t be changed this way.');
});
