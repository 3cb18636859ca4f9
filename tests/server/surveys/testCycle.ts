import type { AnAccount, AUser } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import type { TestServer } from '../../support/startTestServer.ts';

/** A team with a manager and her four direct reports, and an administrator of the account. */
export interface CycleCompany {
  readonly account: AnAccount;
  readonly boss: AUser;
  readonly reports: readonly AUser[];
  readonly admin: Client;
  readonly team: number;
}

export async function aCycleCompany(
  server: TestServer,
  modules: (1 | 2 | 3 | 4)[] = [1, 2, 3, 4],
): Promise<CycleCompany> {
  const { owner } = server.database;
  const account = await server.anAccount({ modules });
  const boss = await server.aUser({ account, first_name: 'Berta', last_name: 'Boss' });
  const reports: AUser[] = [];
  for (const name of ['Ada', 'Ben', 'Cleo', 'Dana']) {
    reports.push(await server.aUser({ account, first_name: name, last_name: 'Report', department: 'Docks' }));
  }
  const account_id = account.id;
  const { id: team } = await owner
    .insertInto('teams')
    .values({ account_id, name: 'Crew', leader_id: boss.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await owner
    .insertInto('memberships')
    .values(reports.map(({ id }) => ({ account_id, team_id: team, user_id: id, since: null })))
    .execute();
  await owner
    .insertInto('relationships')
    .values(
      reports.map(({ id }) => ({
        account_id,
        from_user_id: boss.id,
        kind: 'manager' as const,
        to_user_id: id,
      })),
    )
    .execute();
  const adminUser = await server.aUser({ account, permissions: ['user', 'local_admin'], type: 3 });
  return { account, boss, reports, team, admin: await server.signIn(adminUser) };
}

export const aDraft = {
  name: 'Spring cycle',
  message: null,
  opens_on: null,
  closes_on: '2026-12-20',
  audience: 'chosen',
  relationships: ['manager', 'direct_report', 'peer'],
  manager_min: 1,
  manager_max: 2,
  peer_min: 3,
  peer_max: 5,
  direct_report_min: 3,
  direct_report_max: 20,
  other_min: 0,
  other_max: 0,
  nominated_by: 'target',
  approval: false,
  questions_per_sitting: null,
  reminders: true,
  supplemental_ids: [],
  released_to: 'self',
  release: 'by_hand',
};

export const survey = (client: Client, name: string, body: object = {}) =>
  client.post(`/api/v2/surveys/${name}`, body);

/** Creates a campaign and returns its id. */
export async function aSurvey(client: Client, fields: object = {}): Promise<number> {
  const reply = await survey(client, 'create', { ...aDraft, ...fields });
  if (reply.status !== 200) throw new Error(`no campaign: ${reply.text}`);
  return reply.body.campaign_id;
}

/** Creates and launches a campaign. */
export async function anOpenSurvey(client: Client, fields: object = {}): Promise<number> {
  const campaign_id = await aSurvey(client, fields);
  const reply = await survey(client, 'launch', { campaign_id });
  if (reply.status !== 200) throw new Error(`not launched: ${reply.text}`);
  return campaign_id;
}
