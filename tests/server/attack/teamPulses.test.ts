import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aCompany, anOpenCampaign, aTeam, type Company, closeCampaign } from '../campaigns/testCampaigns.ts';
import { callResults } from '../results/quarters.ts';
import { submitForms } from '../results/submitForms.ts';
import { computePossibleScores } from './computePossibleScores.ts';
import { bandedCampaigns } from './harvestedCompanies.ts';
import { findPublishedNumbers, listResultRequests, requestAllResults } from './requestAllResults.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const teamSize = 12;
const companySize = 60;
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

/** A person's answer to a question: the same in every campaign, but different for each person and question. */
const scoreOf = (person: number, question: number) =>
  ((person * 37 + question * 53 + person * question * 11) % 13) * (100 / 12);

/** A company of 60 people, of whom the first 12 are the team North. */
async function aCompanyWithTeams(): Promise<Company> {
  const company = await aCompany(server, companySize);
  await aTeam(server, company.account.id, company.people.slice(0, teamSize), 'North');
  await aTeam(server, company.account.id, company.people.slice(teamSize, 36), 'South');
  await aTeam(server, company.account.id, company.people.slice(36), 'West');
  return company;
}

/** Publishes a campaign for everyone by team, or one for selected people, who are numbers in the order of the company. */
async function publish({ admin, people }: Company, selected: readonly number[] | null): Promise<number> {
  const user_ids = selected?.map((at) => people[at]?.id);
  const id = await anOpenCampaign(
    admin,
    user_ids ? { audience: 'chosen', user_ids, cuts: [] } : { cuts: ['team'] },
  );
  const invited = selected ?? range(0, companySize);
  await submitForms(server, id, invited.length, (at, question) => scoreOf(invited[at] ?? 0, question));
  await closeCampaign(admin, id);
  return id;
}

/** The people of the teams, and of the selected audiences, by campaign. */
type Groups = ReadonlyMap<number, ReadonlyMap<string, readonly number[]>>;

/** The narrowest possible range of anyone, in each element, for an administrator with all numbers of these campaigns. */
async function narrowestRanges({ admin, account }: Company, groups: Groups): Promise<number[]> {
  const query = { accountId: account.id, campaigns: [...groups.keys()], thorough: true };
  const replies = await requestAllResults(admin, listResultRequests(query));
  const harvested = replies.flatMap((one) => findPublishedNumbers(one, 0));
  const figures = [...new Map(harvested.map((one) => [JSON.stringify(one), one])).values()];
  const banded = await bandedCampaigns(server);
  const elements = new Set(figures.flatMap((one) => (one.subject === 'element' ? [one.subject_id] : [])));
  return Promise.all(
    [...elements].map(async (element) => {
      const reported = figures.flatMap((figure) => {
        const { subject, subject_id, campaign_id, dim, members } = figure;
        const people = groups.get(campaign_id)?.get(dim === 'overall' ? dim : members.join());
        if (subject !== 'element' || subject_id !== element || !people) return [];
        return [
          {
            ...figure,
            people: new Set(people),
            step: banded.has(campaign_id) ? (10 as const) : (1 as const),
          },
        ];
      });
      const ranges = await computePossibleScores(reported, 1);
      return Math.min(...ranges.map(([from, to]) => to - from));
    }),
  );
}

const teamsWith = (joined: readonly number[]) =>
  new Map([
    ['overall', range(0, companySize)],
    ['North', [...range(0, teamSize), ...joined]],
    ['South', range(teamSize, 36).filter((at) => !joined.includes(at))],
    ['West', range(36, companySize)],
  ]);

async function limitsOf(campaignId: number) {
  return server.database.owner
    .selectFrom('releases')
    .select(['limited_by_audience', 'shares_limited'])
    .where('campaign_id', '=', campaignId)
    .executeTakeFirstOrThrow();
}

describe('ANON-04 a pulse to a team next to a campaign by team', () => {
  test('P17 R24 leaves everyone 50 points in every element if someone joined the team in between', async () => {
    const company = await aCompanyWithTeams();
    const campaign = await publish(company, null);
    const audience = range(0, teamSize + 1);
    const pulse = await publish(company, audience);
    const widths = await narrowestRanges(
      company,
      new Map([
        [campaign, teamsWith([])],
        [pulse, new Map([['overall', audience]])],
      ]),
    );
    expect(widths).toHaveLength(24);
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(50 - 1e-6);
    expect(await limitsOf(campaign)).toEqual({ limited_by_audience: false, shares_limited: false });
    // Shares are about all respondents of a campaign, which no group of the other campaign equals.
    expect(await limitsOf(pulse)).toEqual({ limited_by_audience: true, shares_limited: false });
    const { body } = await callResults(company.admin, 'topic_scores_by_element', { campaign_id: pulse });
    expect(
      body.campaigns[0].topics.filter(
        ({ answer_percent }: { answer_percent?: number }) => answer_percent !== undefined,
      ).length,
    ).toBeGreaterThanOrEqual(5);
  });

  test('P17 R24 leaves everyone 50 points if the campaign comes last, and hides nothing of other teams', async () => {
    const company = await aCompanyWithTeams();
    const audience = range(0, teamSize);
    const pulse = await publish(company, audience);
    const [joined] = company.people.slice(teamSize);
    await server.database.owner
      .updateTable('memberships')
      .set({
        team_id: (eb) =>
          eb
            .selectFrom('teams')
            .select('id')
            .where('account_id', '=', company.account.id)
            .where('name', '=', 'North'),
      })
      .where('user_id', '=', joined?.id ?? 0)
      .execute();
    const campaign = await publish(company, null);
    const widths = await narrowestRanges(
      company,
      new Map([
        [pulse, new Map([['overall', audience]])],
        [campaign, teamsWith([teamSize])],
      ]),
    );
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(50 - 1e-6);
    expect(await limitsOf(campaign)).toEqual({ limited_by_audience: false, shares_limited: false });
    const { body } = await callResults(company.admin, 'topic_scores_by_element_org', {
      campaign_id: campaign,
      dimension: 'team',
    });
    const shown = new Map(
      body.campaigns[0].groups.map((group: { members: string[]; topics: { elements: object[] }[] }) => [
        group.members.join(),
        group.topics.flatMap(({ elements }) => elements).length,
      ]),
    );
    expect([shown.get('South'), shown.get('West')]).toEqual([24, 24]);
  });

  test('R24 is published in full if the team has the same people', async () => {
    const company = await aCompanyWithTeams();
    await publish(company, null);
    const pulse = await publish(company, range(0, teamSize));
    expect(await limitsOf(pulse)).toEqual({ limited_by_audience: false, shares_limited: false });
  });
});
