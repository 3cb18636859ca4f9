import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RelationshipDerivation } from '../../../../contract/v2/relationships.ts';
import { aPerson } from '../../../domain/access/people.ts';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import type { FakeResponses } from '../../app/renderApp.tsx';
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
const derived: RelationshipDerivation = {
  added: 3,
  removed: 1,
  unchanged: 2,
  left_to_hand: 1,
  large_teams: 0,
  added_examples: [{ from: 'Otto Berg', kind: 'manager', to: 'Grace Abebe' }],
  removed_examples: [],
};
const open = (
  view: string,
  answers: FakeResponses = {},
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
      ...answers,
    },
  });

test('ROUTE-62 shows one person with all their relationships, without accessibility problems', async () => {
  await open('view=person&person=21');
  await screen.findByRole('heading', { level: 1, name: 'Manage User Relationships' });
  const managers = within(await screen.findByRole('region', { name: 'Managers' }));
  managers.getByRole('link', { name: 'Otto Berg' });
  managers.getByText('From teams');
  screen.getByText('No direct reports');
  expect(await findAccessibilityProblems()).toEqual([]);
});

test('stores a direct report as the manager of the other person', async () => {
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

test('offers to undo the removal of a person', async () => {
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

test('says that a person was not found', async () => {
  await open('view=person&person=99', {
    '/v2/relationships/of_person': () => ({ status: 404, body: { message: 'No.', code: 'not_found' } }),
  });
  await screen.findByText('This person wasn’t found. They may have been deleted.');
});

test('lists all relationships by name and removes one of them', async () => {
  const { user, sent } = await open('view=all');
  const table = within(await screen.findByRole('table', { name: 'All relationships' }));
  await user.click(
    await table.findByRole('button', { name: 'Remove relationship: Otto Berg, Manager of Grace Abebe' }),
  );
  await waitFor(() => expect(sent.some(({ path }) => path === 'DELETE relationships/5')).toBe(true));
  await screen.findByText('Relationship removed: Otto Berg, Manager of Grace Abebe');
  expect(await findAccessibilityProblems()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent.some(({ path }) => path === 'POST relationships')).toBe(true));
});

test('says how to start while there are no relationships', async () => {
  await open('view=all', {}, { relationships: [] });
  await screen.findByText('No relationships yet');
});

test('previews what deriving from teams will change', async () => {
  const { user, asked: requests } = await open('view=teams');
  await screen.findByText('3 relationships will be added.');
  screen.getByText('Otto Berg: Manager of Grace Abebe');
  expect(requests('/v2/relationships/derive')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Generate relationships' }));
  await screen.findByText('3 added, 1 removed');
  expect(await findAccessibilityProblems()).toEqual([]);
});

test('leads to the import of a file', async () => {
  await open('view=person');
  const link = await screen.findByRole('link', { name: 'Import from a file' });
  expect(link.getAttribute('href')).toContain('/account-settings/relationships/import');
});

test('names the people of each check and removes one manager', async () => {
  const { user, sent } = await open('view=checks');
  const circles = within(await screen.findByRole('region', { name: 'Circular reporting · 1' }));
  expect(circles.getByRole('listitem').textContent).toBe('Ann → Bob → Ann');
  screen.getByText('Showing the first 1 of 60');
  await user.click(screen.getByRole('button', { name: 'Remove Ann as manager of Grace Abebe' }));
  await waitFor(() => expect(sent.some(({ path }) => path === 'DELETE relationships/6')).toBe(true));
  expect(await findAccessibilityProblems()).toEqual([]);
});

test('says how to start while no one has a manager', async () => {
  await open('view=checks', {
    '/v2/relationships/checks': () => ({ body: { ...checks, led: 0, top: null } }),
  });
  await screen.findByText('No managers yet');
});

test('offers another try after a failure to load', async () => {
  await open('view=checks', {
    '/v2/relationships/checks': () => ({ status: 500, body: { message: 'No.' } }),
  });
  await screen.findByText('We couldn’t load the relationships.');
  screen.getByRole('button', { name: 'Try again' });
});

test('ROUTE-62 redirects a team lead', async () => {
  const { where } = await renderTeams({ at, person: aPerson({ permissions: ['user', 'supervisor'] }) });
  await waitFor(() => expect(where()).not.toBe(at));
});
