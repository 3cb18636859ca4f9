import { afterAll, beforeAll } from 'vitest';
import type { AnAccount, AUser } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

// Assigned before the first test of a file.
export let server: TestServer;
export let account: AnAccount;
export let admin: Client;

/** Creates an account with a signed-in administrator before the tests of a file. */
export function openMembersCompany(): void {
  beforeAll(async () => {
    server = await startTestServer();
    account = await server.anAccount();
    admin = await server.signIn(await server.aUser({ account, permissions: ['user', 'local_admin'] }));
  });
  afterAll(() => server.close());
}

export const send = (client: Client, call: string, body: object) =>
  client.post(`/api/v2/teams/${call}`, body);
export const records = '/api/v2/resources';

/** Creates a team as the administrator, or as another person, and returns its id. */
export const createTeam = async (name: string, client = admin): Promise<number> =>
  (await client.post(`${records}/teams`, { name, leader_id: null, group_id: null })).body.id;

export async function membersOf(team_id: number): Promise<number[]> {
  const rows = await server.database.owner
    .selectFrom('memberships')
    .select('user_id')
    .where('team_id', '=', team_id)
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export const idsOf = (...people: readonly AUser[]) => people.map(({ id }) => id).sort((a, b) => a - b);

export const lastAudit = async () =>
  server.database.owner
    .selectFrom('audit_entries')
    .select(['action', 'resource', 'changes'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
