import type { AnAccount, AUser } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { aCycle, addFinishedPeople } from '../../support/finishedForms.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

/** A closed and released cycle with two teams of seven people. */
export interface ReleasedCycle {
  readonly server: TestServer;
  readonly account: AnAccount;
  readonly admin: Client;
  readonly leader: AUser;
  /** The leader of the first team, signed in. */
  readonly lead: Client;
  readonly people: readonly number[];
  readonly cycle: number;
  /** The first team, with the first seven people. */
  readonly north: number;
}

export async function startReleasedCycle(): Promise<ReleasedCycle> {
  const server = await startTestServer();
  const { owner } = server.database;
  const account = await server.anAccount({ modules: [1, 2, 3, 4] });
  const admin = await server.signIn(
    await server.aUser({
      account,
      permissions: ['user', 'local_admin'],
      first_name: 'Ann',
      last_name: 'Min',
    }),
  );
  const leader = await server.aUser({ account, permissions: ['user', 'supervisor'] });
  const lead = await server.signIn(leader);
  const cycle = await aCycle(server.deps, account.id, { name: 'Spring' });
  // Answers with which the ranges stay wide enough if three people are unseen.
  await addFinishedPeople(server.deps, { accountId: account.id, campaignId: cycle, count: 14, seed: 1 });
  const targets = await owner
    .selectFrom('survey_targets')
    .select(['id', 'user_id'])
    .where('campaign_id', '=', cycle)
    .orderBy('id')
    .execute();
  const people = targets.map(({ user_id }) => user_id);
  const teamOf = async (name: string, members: readonly number[], leader_id: number | null) => {
    const { id } = await owner
      .insertInto('teams')
      .values({ account_id: account.id, name, leader_id })
      .returning('id')
      .executeTakeFirstOrThrow();
    await owner
      .insertInto('memberships')
      .values(members.map((user_id) => ({ account_id: account.id, team_id: id, user_id, since: null })))
      .execute();
    await owner
      .updateTable('survey_targets')
      .set({ attributes: JSON.stringify({ team: `${id}:${name}`, department: 'All' }) })
      .where('campaign_id', '=', cycle)
      .where('user_id', 'in', members)
      .execute();
    return id;
  };
  const north = await teamOf('North', people.slice(0, 7), leader.id);
  await teamOf('South', people.slice(7), null);
  await admin.post('/api/v2/surveys/close', { campaign_id: cycle });
  return { server, account, admin, leader, lead, people, cycle, north };
}

export const ask = (client: Client, name: string, body: object = {}) =>
  client.post(`/api/v2/metric_results/${name}`, body);
