import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { UserImport } from '../../../../contract/v2/imports.ts';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { anImport, aRow, columns, message, noFindings, none, openImports } from './openImports.tsx';

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
  expect(screen.getAllByLabelText('People file').length).toBeGreaterThan(0);
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
