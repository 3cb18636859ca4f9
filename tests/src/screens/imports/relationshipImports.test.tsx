import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { aRow, message, none, openImports } from './openImports.tsx';

const title = 'Import relationships';
const at = '/account-settings/relationships/import';
const counts = { ...none, create: 1, update: 1, error: 1 };
const rows = [
  aRow({
    kind: 'create',
    name: 'E-ben · manager · E-ada',
    user_id: null,
    changes: [],
    relation: { from: 'Ada Berg', kind: 'manager', to: 'Ben Berg' },
  }),
  aRow({
    line: 3,
    kind: 'update',
    name: 'E-ben · peer · E-cai',
    user_id: null,
    changes: [],
    relation: { from: 'Cai Berg', kind: 'peer', to: 'Ben Berg' },
  }),
  aRow({
    line: 4,
    kind: 'error',
    name: 'E-ben · friend · E-cai',
    user_id: null,
    changes: [],
    problems: [{ field: 'relation', problem: 'unknownRelation', params: { name: 'friend' } }],
  }),
];

test('a file of relationships is uploaded as such, CSV or workbook', async () => {
  const { user, sent } = await openImports({
    at,
    title,
    userImport: { subject: 'relationships' },
    answers: { '/v2/user_imports/upload': () => ({ body: { import_id: 7 } }) },
  });
  const input = screen.getByLabelText('File of relationships', { selector: 'input' });
  expect(input.getAttribute('accept')).toContain('.xlsx');
  expect(await findAccessibilityProblems()).toEqual([]);
  await user.upload(input, new File(['x'], 'pairs.xlsx'));
  await waitFor(() =>
    expect(sent.some(({ path }) => path.includes('upload?name=pairs.xlsx&subject=relationships'))).toBe(true),
  );
});

test('the dry run names each relationship in words, and what happens to those from teams', async () => {
  const { user, sent } = await openImports({
    at: `${at}?import=7`,
    title,
    userImport: { subject: 'relationships', counts },
    rows,
    answers: { '/v2/user_imports/apply': message('Import started.') },
  });
  await screen.findByText('Ada Berg: Manager of Ben Berg');
  screen.getByText(/stay even if the teams change/);
  screen.getByText(/“friend” isn’t a relationship/);
  screen.getByRole('columnheader', { name: 'Relationship' });
  screen.getByRole('button', { name: 'Download rows with errors' });
  expect(await findAccessibilityProblems()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Import 2 relationships' }));
  await waitFor(() => expect(sent.some(({ path }) => path.includes('user_imports/apply'))).toBe(true));
});

test('all three columns are mapped, and only fields of relationships are offered', async () => {
  await openImports({
    at: `${at}?import=7`,
    title,
    userImport: { subject: 'relationships', state: 'uploaded' },
    columns: [
      { heading: 'Person', samples: ['E-ben'], field: 'person' },
      { heading: 'Relation', samples: ['peer'], field: 'relation' },
      { heading: 'Remark', samples: ['x'], field: null },
    ],
  });
  const choice = await screen.findByLabelText('Field for “Remark”');
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Skip', 'Person', 'Relationship', 'Other person']);
  screen.getByText('Map one column each to the person, the relationship and the other person.');
  screen.getByText(/means that Ada is Ben’s manager/);
});

test('an import of relationships opened among those of people moves to its own page', async () => {
  const { where } = await openImports({
    at: '/users/import?import=7',
    title,
    userImport: {
      subject: 'relationships',
      state: 'applied',
      can_undo: true,
      counts: { ...counts, done: 2 },
    },
    rows,
  });
  expect(where()).toContain(at);
  await screen.findByText(/2 relationships were imported/);
  screen.getByRole('button', { name: 'Undo import' });
});
