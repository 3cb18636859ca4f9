import type { AnAccount, AUser } from '../../support/builders.ts';
import type { TestServer } from '../../support/startTestServer.ts';

/** Creates a team of the account with its members, bypassing the calls under test. */
export async function aTeam(
  server: TestServer,
  account: Pick<AnAccount, 'id'>,
  members: readonly Pick<AUser, 'id'>[],
  facts: { name?: string; leader_id?: number | null; group_id?: number | null } = {},
): Promise<number> {
  const { owner } = server.database;
  const { id } = await owner
    .insertInto('teams')
    .values({ account_id: account.id, name: 'Team', leader_id: null, group_id: null, ...facts })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (members.length > 0) {
    await owner
      .insertInto('memberships')
      .values(
        members.map((member) => ({
          account_id: account.id,
          team_id: id,
          user_id: member.id,
          since: '2025-03-01',
        })),
      )
      .execute();
  }
  return id;
}

/** The members of all teams in the account, as sorted `team:person`. */
export async function readMemberships(server: TestServer, account: Pick<AnAccount, 'id'>): Promise<string[]> {
  const rows = await server.database.owner
    .selectFrom('memberships')
    .select(['team_id', 'user_id', 'since'])
    .where('account_id', '=', account.id)
    .orderBy('team_id')
    .orderBy('user_id')
    .execute();
  return rows.map(({ team_id, user_id, since }) => `${team_id}:${user_id} ${since}`);
}

/** The newest entry of the audit log in the account. */
export async function readNewestAuditEntry(server: TestServer, account: Pick<AnAccount, 'id'>) {
  return server.database.owner
    .selectFrom('audit_entries')
    .selectAll()
    .where('account_id', '=', account.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}
