import type { Client } from '../../support/client.ts';
import type { TestServer } from '../../support/startTestServer.ts';
import { closeCampaign } from '../campaigns/testCampaigns.ts';
import {
  type AttackedCompany,
  buildCompany,
  createCompanySpecs,
  launchCampaign,
  submitAnswers,
} from './buildCompany.ts';
import {
  findPublishedNumbers,
  listResultRequests,
  type PublishedNumber,
  type RecordedResponse,
  requestAllResults,
} from './requestAllResults.ts';

/** A company after its campaigns, and every response that anyone received about them. */
export interface HarvestedCompany extends AttackedCompany {
  readonly campaigns: readonly number[];
  readonly clients: Readonly<Record<string, Client>>;
  readonly harvested: Readonly<Record<string, readonly RecordedResponse[]>>;
}

/**
 * Creates companies and reads their results. The first company has two campaigns, a quarter apart, and is read by everyone; the others are
 * read only by people with broad access.
 */
export async function harvestCompanies(server: TestServer, count: number): Promise<HarvestedCompany[]> {
  const attacked: HarvestedCompany[] = [];
  for (const [index, spec] of createCompanySpecs(count).entries()) {
    const one = await buildCompany(server, spec);
    const campaigns: number[] = [];
    for (const name of index === 0 ? ['Summer', 'Autumn'] : ['Autumn']) {
      const id = await launchCampaign(server, one, name);
      await submitAnswers(server, one, id);
      await closeCampaign(one.company.admin, id);
      campaigns.push(id);
    }
    const { told: reported, others } = await addCallers(server, one, index === 0);
    const accountId = one.company.account.id;
    const harvested: Record<string, readonly RecordedResponse[]> = {};
    for (const [role, client] of Object.entries(reported)) {
      harvested[role] = await requestAllResults(
        client,
        listResultRequests({ accountId, campaigns, thorough: role === 'admin' && index === 0 }),
      );
    }
    for (const [role, client] of Object.entries(others)) {
      harvested[role] = await requestAllResults(
        client,
        listResultRequests({ accountId, campaigns, thorough: false }),
      );
    }
    attacked.push({ ...one, campaigns, clients: { ...reported, ...others }, harvested });
  }
  return attacked;
}

async function addCallers(
  server: TestServer,
  { company, teamIds, members }: AttackedCompany,
  isForEveryone: boolean,
) {
  const { account } = company;
  if (!isForEveryone) return { told: { admin: company.admin }, others: {} };
  const signIn = async (permissions: string[], own = account) =>
    server.signIn(await server.aUser({ account: own, permissions: permissions as ['user'], type: 3 }));
  const lead = await server.aUser({ account, permissions: ['user', 'supervisor'], type: 3 });
  await server.database.owner
    .updateTable('teams')
    .set({ leader_id: lead.id })
    .where('id', 'in', [teamIds[0] ?? 0, teamIds[2] ?? 0])
    .execute();
  const reported: Record<string, Client> = { admin: company.admin, lead: await server.signIn(lead) };
  const elsewhere = await server.anAccount();
  const viewer = await signIn(['user', 'super_admin'], elsewhere);
  viewer.emulatedAccountId = account.id;
  const others: Record<string, Client> = {
    viewer,
    leadOfNone: await signIn(['user', 'supervisor']),
    respondent: await server.signIn(members[0]?.user ?? { id: 0 }),
    visitor: server.visitor(),
    stranger: await signIn(['user', 'local_admin'], elsewhere),
  };
  return { told: reported, others };
}

export const responsesOf = ({ harvested }: HarvestedCompany): readonly RecordedResponse[] =>
  Object.values(harvested).flat();

/** Every published number that anyone received. */
export const publishedNumbersOf = (one: HarvestedCompany): PublishedNumber[] =>
  responsesOf(one).flatMap((answered) => findPublishedNumbers(answered, one.campaigns.at(-1) ?? 0));

/**
 * The people of a reported group as numbers, based on what the test knows about them and not on stored data. Respondents of two campaigns
 * count as different people, because stored answers do not link them.
 */
export function peopleOfGroup(
  { members, campaigns }: HarvestedCompany,
  { campaign_id, dim, members: names }: Pick<PublishedNumber, 'campaign_id' | 'dim' | 'members'>,
): ReadonlySet<number> {
  const shift = campaigns.indexOf(campaign_id) * 1_000;
  const isIn = ({ facts, team }: HarvestedCompany['members'][number]) => {
    const decade = `${Math.floor(facts.birth_year / 10) * 10}s`;
    const own: Readonly<Record<string, unknown>> = { ...facts, decade, team: `Team ${'ABCDE'[team]}` };
    return dim === 'overall' || names.includes(String(own[dim] ?? '(not stated)'));
  };
  return new Set(members.flatMap((member, index) => (member.answers && isIn(member) ? [index + shift] : [])));
}

/** The campaigns whose numbers are the lower bounds of ten-point bands. */
export async function bandedCampaigns(server: TestServer): Promise<Set<number>> {
  const rows = await server.database.owner
    .selectFrom('releases')
    .select('campaign_id')
    .where('banded', '=', true)
    .execute();
  return new Set(rows.map(({ campaign_id }) => campaign_id));
}
