import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Derived, ImportOutcome } from '../../../../contract/v2/relationships.ts';
import { aPerson } from '../../../domain/access/people.ts';
import { findings } from '../../../support/accessibilityFindings.ts';
import type { Answers } from '../../app/renderApp.tsx';
import { renderTeams } from '../teams/renderTeams.tsx';

const at = '/account-settings/relationships';
const grace = {
  user_id: 21,
  name: 'Grace Abebe',
  managers: [{ id: 5, user_id: 22, name: 'Otto Berg', source: 'teams' }],
  peers: [],
  direct_reports: [],
  others: [],
};
const relations = [
  {
    id: 5,
    from_user_id: 22,
    kind: 'manager',
    to_user_id: 21,
    source: 'teams',
    updated_at: '2026-11-01T09:00:00Z',
  },
];
const checks = {
  people: 20,
  led: 18,
  top: { id: 22, name: 'Otto Berg' },
  cycles: [
    [
      { id: 31, name: 'Ann' },
      { id: 32, name: 'Bob' },
    ],
  ],
  orphans: { total: 60, people: [{ id: 33, name: 'Cy' }] },
  two_managers: {
    total: 1,
    people: [
      {
        person: { id: 21, name: 'Grace Abebe' },
        managers: [
          { id: 5, user_id: 22, name: 'Otto Berg', source: 'teams' },
          { id: 6, user_id: 31, name: 'Ann', source: 'hand' },
        ],
      },
    ],
  },
};
const derived: Derived = {
  added: 3,
  removed: 1,
  unchanged: 2,
  left_to_hand: 1,
  large_teams: 0,
  added_examples: [{ from: 'Otto Berg', kind: 'manager', to: 'Grace Abebe' }],
  removed_examples: [],
};
const outcome: ImportOutcome = {
  create: 2,
  unchanged: 1,
  error: 1,
  errors: [{ line: 4, person: 'who@x.example', relation: 'peer', other: 'a@x.example', problem: 'person' }],
};

const open = (
  view: string,
  answers: Answers = {},
  rows: Record<string, readonly object[]> = { relationships: relations },
) =>
  renderTeams({
    at: `${at}?${view}`,
    rows,
    answers: {
      '/v2/relationships/of_person': () => ({ body: grace }),
      '/v2/relationships/checks': () => ({ body: checks }),
      '/v2/relationships/derive_preview': () => ({ body: derived }),
      '/v2/relationships/derive': () => ({ body: derived }),
      '/v2/relationships/import_preview': () => ({ body: outcome }),
      '/v2/relationships/import': () => ({ body: outcome }),
      ...answers,
    },
  });

test('ROUTE-62 one person is shown with everybody who stands to them, without accessibility faults', async () => {
  await open('view=person&person=21');
  await screen.findByRole('heading', { level: 1, name: 'Manage User Relationships' });
  const managers = within(await screen.findByRole('region', { name: 'Managers' }));
  managers.getByRole('link', { name: 'Otto Berg' });
  managers.getByText('From teams');
  screen.getByText('No direct reports');
  expect(await findings()).toEqual([]);
});

test('a direct report is kept as the manager it is from the other side', async () => {
  const { user, sent } = await open('view=person&person=21');
  const reports = within(await screen.findByRole('region', { name: 'Direct reports' }));
  await user.click(reports.getByRole('combobox', { name: 'Add a direct report' }));
  await user.click(await screen.findByRole('option', { name: /Otto Berg/ }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path === 'POST relationships')?.body).toEqual({
      from_user_id: 21,
      kind: 'manager',
      to_user_id: 22,
    }),
  );
});

test('whoever is removed can be brought back', async () => {
  const { user, sent } = await open('view=person&person=21');
  await user.click(await screen.findByRole('button', { name: 'Remove Otto Berg from Managers' }));
  await screen.findByText('Otto Berg was removed from Managers.');
  expect(sent.some(({ path }) => path === 'DELETE relationships/5')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path === 'POST relationships')?.body).toEqual({
      from_user_id: 22,
      kind: 'manager',
      to_user_id: 21,
    }),
  );
});

test('a person who is not there is told as such', async () => {
  await open('view=person&person=99', {
    '/v2/relationships/of_person': () => ({ status: 404, body: { message: 'No.', code: 'not_found' } }),
  });
  await screen.findByText('This person wasn’t found. They may have been deleted.');
});

test('all relationships stand in a list by names, and each can be removed', async () => {
  const { user, sent } = await open('view=all');
  const table = within(await screen.findByRole('table', { name: 'All relationships' }));
  await user.click(
    await table.findByRole('button', { name: 'Remove relationship: Otto Berg, Manager of Grace Abebe' }),
  );
  await waitFor(() => expect(sent.some(({ path }) => path === 'DELETE relationships/5')).toBe(true));
  await screen.findByText('Relationship removed: Otto Berg, Manager of Grace Abebe');
  expect(await findings()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent.some(({ path }) => path === 'POST relationships')).toBe(true));
});

test('with none at all the list says how to begin', async () => {
  await open('view=all', {}, { relationships: [] });
  await screen.findByText('No relationships yet');
});

test('deriving from teams shows what it does before it does it', async () => {
  const { user, asked: requests } = await open('view=teams');
  await screen.findByText('3 relationships will be added.');
  screen.getByText('Otto Berg: Manager of Grace Abebe');
  expect(requests('/v2/relationships/derive')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Generate relationships' }));
  await screen.findByText('3 added, 1 removed');
  expect(await findings()).toEqual([]);
});

const aFile = (text: string) => new File([text], 'pairs.csv', { type: 'text/csv' });

test('a file is read first, its faults told line by line, then imported', async () => {
  const { user, asked: requests } = await open('view=import');
  const file = aFile('person,relation,other\n');
  await user.upload(await screen.findByLabelText('CSV file of relationships', { selector: 'input' }), file);
  await screen.findByText('The first person wasn’t found.');
  expect(await findings()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Import 2 relationships' }));
  await screen.findByText('2 relationships imported');
  expect(requests('/v2/relationships/import')).toEqual([{ text: 'person,relation,other\n' }]);
});

test('a file without the three columns says which are missing', async () => {
  const { user } = await open('view=import', {
    '/v2/relationships/import_preview': () => ({
      status: 422,
      body: { message: 'Check.', code: 'invalid', problems: [{ field: 'text', problem: 'pairColumns' }] },
    }),
  });
  const file = aFile('a,b\n1,2');
  await user.upload(await screen.findByLabelText('CSV file of relationships', { selector: 'input' }), file);
  await screen.findByText(/must name three columns: person, relation and other/);
});

test('the checks name the people concerned and let one manager be removed', async () => {
  const { user, sent } = await open('view=checks');
  const circles = within(await screen.findByRole('region', { name: 'Circular reporting · 1' }));
  expect(circles.getByRole('listitem').textContent).toBe('Ann → Bob → Ann');
  screen.getByText('Showing the first 1 of 60');
  await user.click(screen.getByRole('button', { name: 'Remove Ann as manager of Grace Abebe' }));
  await waitFor(() => expect(sent.some(({ path }) => path === 'DELETE relationships/6')).toBe(true));
  expect(await findings()).toEqual([]);
});

test('without anybody led the checks say where to begin', async () => {
  await open('view=checks', {
    '/v2/relationships/checks': () => ({ body: { ...checks, led: 0, top: null } }),
  });
  await screen.findByText('No managers yet');
});

test('what could not be loaded can be asked for again', async () => {
  await open('view=checks', {
    '/v2/relationships/checks': () => ({ status: 500, body: { message: 'No.' } }),
  });
  await screen.findByText('This couldn’t be loaded.');
  screen.getByRole('button', { name: 'Try again' });
});

test('ROUTE-62 a team lead is led elsewhere', async () => {
  const { where } = await renderTeams({ at, person: aPerson({ permissions: ['user', 'supervisor'] }) });
  await waitFor(() => expect(where()).not.toBe(at));
});
