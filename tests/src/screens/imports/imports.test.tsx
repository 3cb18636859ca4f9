import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { anImport, aRow, message, openImports } from './openImports.tsx';

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
      without_address: 3,
      own_row: aRow({ line: 9, changes: [{ field: 'last_name', from: ['Aalto'], to: ['Berg'] }] }),
    },
  });
  await screen.findByText('2 teams will be created');
  screen.getByText('Fleet (one person)');
  screen.getByText('Sales (12 people)');
  screen.getByText(/^3 new people have no email address/);
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
