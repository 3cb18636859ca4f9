import type { Client, Reply } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import {
  aCompany,
  anOpenCampaign,
  type Company,
  closeCampaign,
  participationOf,
} from '../campaigns/testCampaigns.ts';
import { answerAllThroughCalls, submitForms } from './submitForms.ts';

/** Two quarters with forty respondents and much higher scores in the second. The lead leads one of two teams. */
export interface Quarters {
  readonly server: TestServer;
  readonly company: Company;
  readonly older: number;
  readonly newer: number;
  readonly lead: Client;
  readonly leadId: number;
}

export const callResults = (client: Client, call: string, body: object = {}): Promise<Reply> =>
  client.post(`/api/v2/microsurvey_results/${call}`, body);

export async function openTwoQuarters(): Promise<Quarters> {
  const server = await startTestServer({ now: new Date('2026-08-20T09:00:00Z') });
  const company = await aCompany(server, 40, (index) => ({
    gender: index % 2 === 0 ? 'woman' : 'man',
    race: index < 20 ? 'asian' : 'white',
    birth_year: index < 20 ? 1975 : 1995,
    department: index < 20 ? 'Sales' : 'Care',
  }));
  const leader = await server.aUser({
    account: company.account,
    permissions: ['user', 'supervisor'],
    type: 3,
  });
  await aTeam(server, company, { name: 'North', people: company.people.slice(0, 20), leader_id: leader.id });
  await aTeam(server, company, { name: 'South', people: company.people.slice(20), leader_id: null });
  const cuts = ['gender', 'race', 'decade', 'department', 'team'];
  const older = await anOpenCampaign(company.admin, { name: 'Summer', cuts });
  await submitForms(server, older, 40, (index) => (index % 5) * 10 + 20);
  await closeCampaign(company.admin, older);
  server.clock.set(new Date('2026-11-21T09:00:00Z'));
  const admin = await server.signIn(company.adminUser);
  const lead = await server.signIn(leader);
  const newer = await anOpenCampaign(admin, { name: 'Autumn', cuts });
  const [copier] = company.people;
  await answerAllThroughCalls(
    server,
    (await participationOf(server, newer, copier ?? { id: 0 })).id,
    'best',
    true,
  );
  await submitForms(server, newer, 39, (index) => (index % 5) * 10 + 60);
  await closeCampaign(admin, newer);
  return { server: server, company: { ...company, admin }, older, newer, lead, leadId: leader.id };
}

interface Team {
  readonly name: string;
  readonly people: readonly { readonly id: number }[];
  readonly leader_id: number | null;
}

async function aTeam(
  server: TestServer,
  { account }: Company,
  { name, people, leader_id }: Team,
): Promise<void> {
  const { owner } = server.database;
  const account_id = account.id;
  const { id } = await owner
    .insertInto('teams')
    .values({ account_id, name, leader_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await owner
    .insertInto('memberships')
    .values(people.map((person) => ({ account_id, team_id: id, user_id: person.id, since: '2020-01-01' })))
    .execute();
}
