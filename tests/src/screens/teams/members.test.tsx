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

const rules = [
  {
    id: 3,
    attribute: 'department',
    value: 'Sales',
    created_by: 'Ada Lovelace',
    created_at: '2026-10-01T09:00:00Z',
  },
];

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
      '/v2/teams/rules': () => ({
        body: { rules, excluded: { people: [{ id: 23, name: 'Pia Ruiz' }], total: 1 } },
      }),
      '/v2/people/attribute_values': () => ({ body: { values: ['Marketing', 'Sales'] } }),
      '/v2/teams/add_rule': () => ({ body: { added: 3, message: 'Rule added.' } }),
      '/v2/teams/remove_rule': () => ({ body: { message: 'Rule removed.' } }),
      '/v2/teams/add_members': () => ({
        body: {
          added: 2,
          problems: [
            { person: 'x@y.example', problem: 'not_found' },
            { person: 'Gone Away', problem: 'not_allowed' },
          ],
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
  screen.getByText(/1 Mar 2025 to 2 Oct 2026 · Removed by Ada Lovelace/);
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

test('several people and pasted addresses are added together, and everyone left out is named with the reason', async () => {
  const { user, asked: requests } = await openTeam();
  await user.click(await screen.findByRole('button', { name: 'Paste email addresses' }));
  await user.type(
    screen.getByRole('textbox', { name: 'Email addresses' }),
    'one@people.example; Two@people.example',
  );
  await user.click(screen.getByRole('button', { name: 'Add 2 members' }));
  const outcome = (await screen.findByText(/2 people added/)).closest('[role=status]');
  expect(outcome?.textContent).toContain('Not found in this account: x@y.example');
  expect(outcome?.textContent).toContain('inactive people and applicants can’t be members: Gone Away');
  expect(requests('/v2/teams/add_members')).toEqual([
    { team_id: 11, user_ids: [], emails: ['one@people.example', 'two@people.example'] },
  ]);
  expect(await findAccessibilityProblems()).toEqual([]);
});

test('a rule is shown with its author and whom it leaves out, added from existing values, and removed', async () => {
  const { user, asked: requests } = await openTeam();
  await screen.findByText('Everyone in the department Sales');
  screen.getByText(/Added by Ada Lovelace/);
  screen.getByText('Removed manually, so rules don’t add this person: Pia Ruiz');
  await user.click(screen.getByRole('combobox', { name: 'Value' }));
  await user.click(await screen.findByRole('option', { name: 'Marketing' }));
  await user.click(screen.getByRole('button', { name: 'Add rule' }));
  await screen.findByText('Rule added. 3 people joined the team.');
  expect(requests('/v2/teams/add_rule')).toEqual([
    { team_id: 11, attribute: 'department', value: 'Marketing' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Remove rule: Everyone in the department Sales' }));
  await screen.findByText('Rule removed.');
  expect(requests('/v2/teams/remove_rule')).toEqual([{ rule_id: 3 }]);
});
