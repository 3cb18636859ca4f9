import { linkCode } from '../../../server/vault/linkCodes.ts';
import type { AnAccount, AUser } from '../../support/builders.ts';
import type { Client, Reply } from '../../support/client.ts';
import type { TestServer } from '../../support/startTestServer.ts';

/** An account with a signed-in local admin and some people to invite. */
export interface Company {
  readonly account: AnAccount;
  readonly adminUser: AUser;
  readonly admin: Client;
  readonly people: readonly AUser[];
}

type Facts = Omit<Parameters<TestServer['aUser']>[0], 'account'>;

export async function aCompany(
  server: TestServer,
  size: number,
  factsOf: (index: number) => Facts = () => ({}),
  account?: Parameters<TestServer['anAccount']>[0],
): Promise<Company> {
  const owner = await server.anAccount(account);
  const people: AUser[] = [];
  for (let index = 0; index < size; index += 1) {
    people.push(await server.aUser({ account: owner, ...factsOf(index) }));
  }
  // An invitee, so that a campaign for everyone invites only the people.
  const adminUser = await server.aUser({ account: owner, permissions: ['user', 'local_admin'], type: 3 });
  return { account: owner, adminUser, admin: await server.signIn(adminUser), people };
}

export const aDraft = {
  name: 'Culture, autumn',
  message: 'Please take part.',
  opens_on: null,
  closes_on: '2026-12-01',
  min_group: 5,
  cuts: ['gender', 'team'],
  sensitive_min_group: 10,
  left_out_when_small: [],
  questions_per_sitting: null,
  reminders: true,
  supplemental_ids: [],
  audience: 'everyone',
};

export function legacy(client: Client, file: string, actionName: string, data: object = {}): Promise<Reply> {
  return client.post(`/legacy/${file}`, { actionName, data });
}
export const microSurvey = (client: Client, actionName: string, data: object = {}) =>
  legacy(client, 'micro_survey.php', actionName, data);

export const campaignPhp = (client: Client, verb: 'create' | 'update', data: object) =>
  legacy(client, 'campaign.php', `${verb}-micro-survey-campaign`, data);

/** The response about a campaign. */
export const readCampaign = async (client: Client, campaign_id: number) =>
  (await microSurvey(client, 'get-campaign', { campaign_id })).body.data.ms_campaign;

/** Creates a campaign and returns its id. */
export async function aCampaign(client: Client, fields: object = {}): Promise<number> {
  const reply = await campaignPhp(client, 'create', { ...aDraft, ...fields });
  if (reply.status !== 200) throw new Error(`no campaign: ${reply.text}`);
  return reply.body.data.campaign_id;
}

/** Creates and launches a campaign. */
export async function anOpenCampaign(client: Client, fields: object = {}): Promise<number> {
  const campaign_id = await aCampaign(client, fields);
  const reply = await microSurvey(client, 'toggle-campaign-status', { campaign_id });
  if (reply.status !== 200) throw new Error(`not launched: ${reply.text}`);
  return campaign_id;
}

export async function closeCampaign(client: Client, campaign_id: number): Promise<void> {
  const reply = await microSurvey(client, 'toggle-campaign-status', { campaign_id, from: 'open' });
  if (reply.status !== 200) throw new Error(`not closed: ${reply.text}`);
}

export async function participationOf(server: TestServer, campaignId: number, user: Pick<AUser, 'id'>) {
  return server.database.owner
    .selectFrom('participations')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
}

/** The code of a person's newest invitation, from its email. */
export async function invitationCodeOf(
  server: TestServer,
  campaignId: number,
  user: Pick<AUser, 'id'>,
): Promise<string> {
  const { id, link_version } = await participationOf(server, campaignId, user);
  return linkCode(server.environment.secret, id, link_version);
}

/** A team with these members. */
export async function aTeam(
  server: TestServer,
  account_id: number,
  members: readonly Pick<AUser, 'id'>[],
  name = 'Team',
): Promise<number> {
  const { owner } = server.database;
  const { id } = await owner
    .insertInto('teams')
    .values({ account_id, name })
    .returning('id')
    .executeTakeFirstOrThrow();
  await owner
    .insertInto('memberships')
    .values(members.map((member) => ({ account_id, team_id: id, user_id: member.id, since: '2020-01-01' })))
    .execute();
  return id;
}
