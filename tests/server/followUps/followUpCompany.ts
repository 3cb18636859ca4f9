import { openDueCampaigns } from '../../../server/usecases/campaigns/opening/openDueCampaigns.ts';
import type { Client } from '../../support/client.ts';
import type { TestServer } from '../../support/startTestServer.ts';
import { aCompany, anOpenCampaign, aTeam, type Company, closeCampaign } from '../campaigns/testCampaigns.ts';
import { submitForms } from '../results/submitForms.ts';

/** A company with a closed campaign and leads of teams of 22, 4 and 6 people. The two small teams are published together. */
export interface FollowUpCompany extends Company {
  readonly source: number;
  readonly topicId: number;
  readonly otherTopicId: number;
  readonly teams: Readonly<Record<TeamName, number>>;
  readonly leads: Readonly<Record<TeamName, Client>>;
  readonly leadIds: Readonly<Record<TeamName, number>>;
}

const sizes = { North: 22, East: 4, South: 6 } as const;
export type TeamName = keyof typeof sizes;
const teamNames = Object.keys(sizes) as TeamName[];

export async function aFollowUpCompany(server: TestServer): Promise<FollowUpCompany> {
  const company = await aCompany(server, 46, () => ({}), { time_zone: 'Europe/Berlin' });
  const { owner } = server.database;
  const account_id = company.account.id;
  const made: [TeamName, { team: number; lead: Client; leadId: number }][] = [];
  let from = 0;
  for (const name of teamNames) {
    const members = company.people.slice(from, from + sizes[name]);
    from += sizes[name];
    const leader = await server.aUser({
      account: company.account,
      permissions: ['user', 'supervisor'],
      type: 3,
    });
    const team = await aTeam(server, account_id, members, name);
    await owner.updateTable('teams').set({ leader_id: leader.id }).where('id', '=', team).execute();
    made.push([name, { team, lead: await server.signIn(leader), leadId: leader.id }]);
  }
  const source = await anOpenCampaign(company.admin, { name: 'Autumn', cuts: ['team'] });
  await submitForms(server, source, 46, scoreAround(32));
  await closeCampaign(company.admin, source);
  const topics = await owner.selectFrom('topics').select('id').orderBy('position').limit(2).execute();
  const of = <T>(read: (one: (typeof made)[number][1]) => T) =>
    Object.fromEntries(made.map(([name, one]) => [name, read(one)])) as Record<TeamName, T>; // Every team is in the list.
  return {
    ...company,
    source,
    topicId: topics[0]?.id ?? 0,
    otherTopicId: topics[1]?.id ?? 0,
    teams: of(({ team }) => team),
    leads: of(({ lead }) => lead),
    leadIds: of(({ leadId }) => leadId),
  };
}

/** Answers that differ by person and question, by up to 20 points from the mean. */
export const scoreAround = (mean: number) => (index: number, question: number) =>
  mean - 20 + ((index * 7 + question * 11) % 9) * 5;

/** The focus of a team, as it is sent. */
export const focusOf = (company: FollowUpCompany, name: TeamName, topic_id = company.topicId) => ({
  campaign_id: company.source,
  topic_id,
  dimension: 'team',
  team_id: company.teams[name],
});

export const readFollowUp = (client: Client, focus: object) =>
  client.post('/api/v2/follow_ups/get_follow_up', focus);

export const cancelFollowUp = (client: Client, id: number) =>
  client.post('/api/v2/follow_ups/cancel_follow_up', { id });

/** Confirms the current offer, or other days. */
export async function schedule(client: Client, focus: object, confirmed?: object) {
  const { offer } = (await readFollowUp(client, focus)).body;
  const { opens_on, group_kind } = offer ?? { opens_on: '2027-01-04', group_kind: 'team' };
  return client.post('/api/v2/follow_ups/schedule_follow_up', {
    ...focus,
    opens_on,
    group_kind,
    ...confirmed,
  });
}

/** The campaigns of a company apart from the first, oldest first. */
export const pulsesOf = (server: TestServer, { account, source }: FollowUpCompany) =>
  server.database.owner
    .selectFrom('benchmark_campaigns')
    .selectAll()
    .where('account_id', '=', account.id)
    .where('id', '<>', source)
    .orderBy('id')
    .execute();

/** Opens the only pulse of a company on its day, collects answers and closes it. Returns its id. */
export async function runPulse(
  server: TestServer,
  company: FollowUpCompany,
  amount: number,
  score: (index: number, question: number) => number,
): Promise<number> {
  const [pulse] = await pulsesOf(server, company);
  if (!pulse?.opens_on) throw new Error('no pulse');
  server.clock.set(new Date(`${pulse.opens_on}T09:00:00Z`));
  await openDueCampaigns(server.deps);
  await submitForms(server, pulse.id, amount, score);
  await closeCampaign(await server.signIn(company.adminUser), pulse.id);
  return pulse.id;
}
