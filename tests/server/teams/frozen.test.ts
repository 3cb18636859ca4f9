import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aCompany, anOpenCampaign, closeCampaign } from '../campaigns/testCampaigns.ts';
import { cellsOf } from '../release/published.ts';
import { submitForms } from '../results/submitForms.ts';
import { aTeam } from './testTeams.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Publishes a campaign of 24 people in three teams; before closing, `regroups` moves some of them. */
async function published(regroups: (teams: number[], people: number[]) => readonly object[]) {
  const { account, admin, people } = await aCompany(server, 24);
  const teams = [
    await aTeam(server, account, people.slice(0, 8), { name: 'North' }),
    await aTeam(server, account, people.slice(8, 16), { name: 'South' }),
    await aTeam(server, account, people.slice(16), { name: 'West' }),
  ];
  const id = await anOpenCampaign(admin, { cuts: ['team'] });
  await submitForms(server, id, 24, (index) => (index % 11) * 10);
  for (const input of regroups(
    teams,
    people.map((person) => person.id),
  )) {
    expect((await admin.post('/api/v2/teams/regroup', input)).status).toBe(200);
  }
  await closeCampaign(admin, id);
  const nameless = (text: string) => text.replace(/\d+:/g, '');
  const cells = (await cellsOf(server, id)).map(
    ({ release_id: _release, account_id: _account, category: _category, ...cell }) => ({
      ...cell,
      members: cell.members.map(nameless).sort(),
    }),
  );
  return cells.sort((one, other) => keyOf(one).localeCompare(keyOf(other)));
}

const keyOf = (cell: { dim: string; members: readonly string[]; subject: string; subject_id: number }) =>
  [cell.dim, ...cell.members, cell.subject, cell.subject_id].join(' ');

test('a move, a merge and a split after the launch change no published number', async () => {
  const untouched = await published(() => []);
  const regrouped = await published(([north, south, west], people) => [
    { kind: 'move', user_ids: people.slice(0, 4), from_team_ids: [north], to_team_id: south },
    { kind: 'split', user_ids: people.slice(16, 20), from_team_ids: [west], name: 'Late shift' },
    { kind: 'merge', from_team_ids: [north, west], to_team_id: south },
  ]);
  expect(regrouped).toEqual(untouched);
  expect(new Set(untouched.flatMap(({ members }) => members))).toEqual(new Set(['North', 'South', 'West']));
});
