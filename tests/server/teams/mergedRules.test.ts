import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aCompany } from '../campaigns/testCampaigns.ts';
import { aTeam, readMemberships } from './testTeams.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('merging keeps the membership rules and exclusions in the target, and an undo gives them back', async () => {
  const { account, admin, people } = await aCompany(server, 6);
  const [one, two, target] = [
    await aTeam(server, account, people.slice(0, 2), { name: 'One' }),
    await aTeam(server, account, people.slice(1, 3), { name: 'Two' }),
    await aTeam(server, account, people.slice(4), { name: 'Target' }),
  ];
  const out = await server.aUser({ account, department: 'Fleet' });
  const addRule = (team_id: number, value: string) =>
    admin.post('/api/v2/teams/add_rule', { team_id, attribute: 'department', value });
  await addRule(one, 'Fleet');
  await addRule(two, 'FLEET');
  await addRule(two, 'Depot');
  await addRule(target, 'depot');
  const { body: members } = await admin.get('/api/v2/resources/memberships?range=[0,99]');
  for (const { id, user_id } of members)
    if (user_id === out.id) await admin.delete(`/api/v2/resources/memberships/${id}`);
  const rulesOf = async (team_id: number) => {
    const { rules, excluded } = (await admin.post('/api/v2/teams/rules', { team_id })).body;
    return [rules.map(({ value }: { value: string }) => value), excluded.total];
  };
  const all = async () => [await rulesOf(one), await rulesOf(two), await rulesOf(target)];
  const [before, teams] = [await all(), await readMemberships(server, account)];
  expect(before).toEqual([
    [['Fleet'], 1],
    [['FLEET', 'Depot'], 1],
    [['depot'], 0],
  ]);
  const input = { kind: 'merge', from_team_ids: [one, two], to_team_id: target };
  const { change_id } = (await admin.post('/api/v2/teams/regroup', input)).body;
  expect(await rulesOf(target)).toEqual([['Fleet', 'depot'], 1]);
  await server.database.owner
    .updateTable('users')
    .set({ level: 'L2' })
    .where('account_id', '=', account.id)
    .execute();
  expect((await readMemberships(server, account)).map((member) => member.split(' ')[0])).not.toContain(
    `${target}:${out.id}`,
  );
  expect((await admin.post('/api/v2/teams/undo', { change_id })).status).toBe(200);
  expect(await all()).toEqual(before);
  expect(await readMemberships(server, account)).toEqual(teams);
});
