import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { renderTeams } from './renderTeams.tsx';

const members = [
  { id: 1, team_id: 11, user_id: 21, since: null },
  { id: 2, team_id: 11, user_id: 22, since: null },
];
const former = {
  id: 5,
  user_id: 23,
  name: 'Pia Ruiz',
  joined_on: '2025-03-01',
  joined_by: null,
  left_on: '2026-10-02',
  left_by: 'Ada Lovelace',
};

function openTeam(formers: readonly object[] = [former]) {
  return renderTeams({
    at: '/teams/update/11',
    rows: { memberships: members },
    answers: {
      '/v2/teams/history': () => ({ body: { members: formers, total: formers.length } }),
      '/v2/teams/preview': () => ({
        body: {
          joining: 1,
          staying: 0,
          teams: [
            { team_id: 11, name: 'Dock crew', before: 2, after: 1, removed: false },
            { team_id: null, name: '…', before: 0, after: 1, removed: false },
          ],
          campaigns: [],
          minimum: 5,
          minimum_of: null,
        },
      }),
      '/v2/teams/regroup': () => ({ body: { change_id: 7, team_id: 40, moved: 1 } }),
    },
  });
}

test('a team shows former members with dates and the person who ended the membership', async () => {
  const { user } = await openTeam();
  await user.click(await screen.findByRole('button', { name: 'Show 1 former member' }));
  await screen.findByText('Pia Ruiz');
  screen.getByText(/Mar 1, 2025 to Oct 2, 2026 · Removed by Ada Lovelace/);
  expect(await findAccessibilityProblems()).toEqual([]);
});

test('a team without former members has no such section', async () => {
  await openTeam([]);
  await screen.findByRole('checkbox', { name: 'Select Grace Abebe' });
  expect(screen.queryByRole('button', { name: /former/ })).toBeNull();
});

test('a team is split after a preview of both', async () => {
  const { user, asked: requests } = await openTeam();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Grace Abebe' }));
  await user.click(screen.getByRole('button', { name: 'Split into new team' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Split team' }));
  await user.type(dialog.getByRole('textbox', { name: /New team name/ }), 'Early shift');
  await dialog.findByRole('rowheader', { name: /^Early shift/ });
  dialog.getByText('These people haven’t been invited to an open campaign.');
  await user.click(dialog.getByRole('button', { name: 'Split' }));
  await dialog.findByText('1 person moved to Early shift');
  expect(requests('/v2/teams/regroup')).toEqual([
    { kind: 'split', user_ids: [21], from_team_ids: [11], to_team_id: null, name: 'Early shift' },
  ]);
});
