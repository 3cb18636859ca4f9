import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPerson } from '../../../domain/access/people.ts';
import { renderTeams } from './renderTeams.tsx';

test('selected teams are merged from the list, and the audit is a tab of it', async () => {
  const { user, asked: requests } = await renderTeams({
    at: '/teams',
    answers: {
      '/v2/teams/preview': () => ({
        body: { joining: 2, staying: 0, teams: [], campaigns: [], minimum: 5, minimum_of: null },
      }),
    },
  });
  const tabs = within(await screen.findByRole('navigation', { name: 'Pages in Teams' }));
  const audit = tabs.getByRole('link', { name: 'Audit' });
  expect(audit.getAttribute('href')).toBe('/teams/audit');
  const row = within((await screen.findByText('Dock crew')).closest('tr') ?? document.body);
  await user.click(await row.findByRole('checkbox'));
  await user.click(await screen.findByRole('button', { name: 'Merge into team' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge teams' }));
  await user.click(dialog.getByRole('combobox', { name: 'Team' }));
  expect(screen.queryByRole('option', { name: 'Dock crew' })).toBeNull();
  await user.click(await screen.findByRole('option', { name: 'Sawmill' }));
  await dialog.findByText('2 people will join.');
  expect(requests('/v2/teams/preview')[0]).toMatchObject({
    kind: 'merge',
    from_team_ids: [11],
    to_team_id: 12,
  });
});

test('a team lead sees neither action', async () => {
  await renderTeams({ at: '/teams', person: aPerson({ permissions: ['user', 'supervisor'] }) });
  await screen.findByText('Dock crew');
  expect(screen.queryByRole('link', { name: 'Audit' })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('ADMIN-15 the list shows the size of each team, with one request for all rows', async () => {
  const { asked: requests } = await renderTeams({
    at: '/teams',
    answers: {
      '/v2/teams/sizes': () => ({
        body: {
          teams: [
            { team_id: 11, members: 1_204 },
            { team_id: 12, members: 0 },
          ],
        },
      }),
    },
  });
  const row = (await screen.findByText('Dock crew')).closest('tr');
  await screen.findByText('1,204');
  expect(row?.textContent).toContain('1,204');
  expect(requests('/v2/teams/sizes')).toEqual([{ team_ids: [11, 12, 13] }]);
});
