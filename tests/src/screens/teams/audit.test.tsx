import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type {
  RegroupPreview,
  TeamAuditFinding,
  TeamAuditRow,
  TeamChange,
} from '../../../../contract/v2/teams.ts';
import { aPerson } from '../../../domain/access/people.ts';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import type { FakeResponses } from '../../app/renderApp.tsx';
import { renderTeams } from './renderTeams.tsx';

const team = (id: number, name: string, size: number): TeamAuditRow => ({
  id,
  name,
  email: null,
  leader: null,
  size,
  teams: [],
});
const rowsByFinding: Record<TeamAuditFinding, TeamAuditRow[]> = {
  empty: [],
  leaderless: [],
  small: [team(11, 'Dock crew', 3), team(12, 'Sawmill', 2)],
  several: [
    {
      id: 21,
      name: 'Grace Abebe',
      email: 'grace@people.example',
      leader: null,
      size: null,
      teams: [
        { id: 11, name: 'Dock crew' },
        { id: 13, name: 'Night watch' },
      ],
    },
  ],
  none: [],
};
const counts = Object.fromEntries(
  Object.entries(rowsByFinding).map(([finding, rows]) => [finding, rows.length]),
);
const forecast: RegroupPreview = {
  joining: 5,
  staying: 0,
  teams: [
    { team_id: 11, name: 'Dock crew', before: 3, after: 0, removed: true },
    { team_id: 13, name: 'Night watch', before: 1, after: 6, removed: false },
  ],
  campaigns: [
    {
      campaign_id: 6,
      name: 'Culture Q4',
      status: 'open',
      min_group: 7,
      by_team: true,
      invited: 5,
      names_team: false,
    },
  ],
  minimum: 7,
  minimum_of: 'Culture Q4',
};
const aChange: TeamChange = {
  id: 70,
  kind: 'move',
  moved: 2,
  target: 'Sawmill',
  sources: ['Dock crew'],
  done_by: 'Ada Lovelace',
  done_at: '2026-11-20T10:00:00Z',
  undone_at: null,
};

function openAudit(answers: FakeResponses = {}, at = '/teams/audit') {
  return renderTeams({
    at,
    answers: {
      '/v2/teams/audit': () => ({
        body: { minimum: 7, minimum_of: 'Culture Q4', teams: 3, people: 20, counts },
      }),
      '/v2/teams/audit_rows': ({ body }) => {
        const rows = rowsByFinding[(body as { finding: TeamAuditFinding }).finding];
        return { body: { rows, total: rows.length } };
      },
      '/v2/teams/changes': () => ({ body: { changes: [aChange] } }),
      '/v2/teams/preview': () => ({ body: forecast }),
      '/v2/teams/regroup': () => ({ body: { change_id: 71, team_id: 13, moved: 5 } }),
      '/v2/teams/undo': () => ({ body: { restored: 5 } }),
      ...answers,
    },
  });
}

test('ROUTE-89 the audit has no accessibility problems and opens with the first finding to fix', async () => {
  await openAudit();
  await screen.findByRole('heading', { level: 1, name: 'Teams audit' });
  const table = await screen.findByRole('table', { name: 'Audit findings' });
  expect(within(table).getByRole('link', { name: 'Sawmill' }).getAttribute('href')).toBe('/teams/update/12');
  screen.getByText(/A team needs 7 people for separate results, as set in “Culture Q4”/);
  expect(await findAccessibilityProblems()).toEqual([]);
});

test('selected teams are merged after a preview, and the merge can be undone', async () => {
  const { user, asked: requests } = await openAudit();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Dock crew' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Sawmill' }));
  await user.click(screen.getByRole('button', { name: 'Merge into team' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge teams' }));
  const confirm = dialog.getByRole('button', { name: 'Merge' });
  expect(confirm.hasAttribute('disabled')).toBe(true);
  await user.click(dialog.getByRole('combobox', { name: 'Team' }));
  await user.click(await screen.findByRole('option', { name: 'Night watch' }));
  await dialog.findByText('Fewer than 7 people: no separate results');
  dialog.getByText(/5 invited people still count toward their previous teams/);
  expect(await findAccessibilityProblems()).toEqual([]);
  await user.click(confirm);
  await dialog.findByText('5 people moved to Night watch');
  expect(requests('/v2/teams/regroup')).toEqual([
    { kind: 'merge', user_ids: [], from_team_ids: [11, 12], to_team_id: 13, name: null },
  ]);
  await user.click(dialog.getByRole('button', { name: 'Undo' }));
  await screen.findByText('5 people moved back');
  expect(requests('/v2/teams/undo')).toEqual([{ change_id: 71 }]);
});

test('a person in several teams leaves all but the selected one', async () => {
  const { user, asked: requests } = await openAudit();
  await user.click(await screen.findByRole('button', { name: /People on several teams · 1/ }));
  await user.click(await screen.findByRole('checkbox', { name: 'Select Grace Abebe' }));
  await user.click(screen.getByRole('button', { name: 'Move to team' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move people' }));
  await user.click(dialog.getByRole('combobox', { name: 'Team' }));
  await user.click(await screen.findByRole('option', { name: 'Sawmill' }));
  await waitFor(() => expect(requests('/v2/teams/preview')).toHaveLength(1));
  expect(requests('/v2/teams/preview')[0]).toMatchObject({
    user_ids: [21],
    from_team_ids: [11, 13],
    to_team_id: 12,
  });
});

test('a refused change shows the text of the server in the open dialog', async () => {
  const { user } = await openAudit({
    '/v2/teams/regroup': () => ({ status: 422, body: { message: 'Check the marked fields.' } }),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select Dock crew' }));
  await user.click(screen.getByRole('button', { name: 'Merge into team' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('combobox', { name: 'Team' }));
  await user.click(await screen.findByRole('option', { name: 'Night watch' }));
  await dialog.findByText('Preview');
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  expect((await screen.findByRole('alert', { hidden: true })).textContent).toContain(
    'Check the marked fields',
  );
  dialog.getByRole('button', { name: 'Merge' });
});

test('an earlier change can be undone from the list, or says why not', async () => {
  const { user, asked: requests } = await openAudit({
    '/v2/teams/undo': () => ({ status: 409, body: { message: 'Somebody else changed this.' } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Undo: 2 people moved to Sawmill' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Somebody else changed this.');
  expect(requests('/v2/teams/undo')).toEqual([{ change_id: 70 }]);
});

test('a finding is exported with the file name of the server', async () => {
  const { user } = await openAudit({
    '/v2/teams/audit_export': () => ({ body: { name: 'teams-small.csv', text: 'Team' } }),
  });
  const names: string[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await user.click(await screen.findByRole('button', { name: 'Export as CSV' }));
  await waitFor(() => expect(names).toEqual(['teams-small.csv']));
});

test('the page says so without teams and without findings', async () => {
  await openAudit({}, '/teams/audit?finding=none');
  await screen.findByText('Everyone is on a team.');
});

test('the first team can be created from the empty page', async () => {
  await openAudit({
    '/v2/teams/audit': () => ({
      body: {
        minimum: 5,
        minimum_of: null,
        teams: 0,
        people: 3,
        counts: { empty: 0, leaderless: 0, small: 0, several: 0, none: 3 },
      },
    }),
  });
  expect((await screen.findByRole('link', { name: 'Create team' })).getAttribute('href')).toBe(
    '/teams/create',
  );
});

test('a failure to load can be retried', async () => {
  let isUp = false;
  const { user } = await openAudit({
    '/v2/teams/audit': () =>
      isUp
        ? { body: { minimum: 7, minimum_of: null, teams: 3, people: 20, counts } }
        : { status: 500, body: { message: 'No.' } },
  });
  await screen.findByText('We couldn’t load the audit.');
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('table', { name: 'Audit findings' });
});

test('ROUTE-89 a team lead is redirected', async () => {
  const { where } = await renderTeams({
    at: '/teams/audit',
    person: aPerson({ permissions: ['user', 'supervisor'] }),
  });
  await waitFor(() => expect(where()).not.toBe('/teams/audit'));
});
