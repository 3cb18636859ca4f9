import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reconcileKeys } from '../../../server/usecases/keys/reconcileKeys.ts';
import { publishClosedCampaigns } from '../../../server/usecases/releasing/publishClosedCampaigns.ts';
import { textOfKeyName } from '../../../server/vault/keyStore/keyStore.ts';
import { createMemoryKeyStore, type MemoryKeyStore } from '../../support/memoryKeyStore.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import {
  aCompany,
  anOpenCampaign,
  type Company,
  closeCampaign,
  microSurvey,
} from '../campaigns/testCampaigns.ts';
import { cellsOf } from '../release/published.ts';
import { callResults } from '../results/quarters.ts';
import { submitForms } from '../results/submitForms.ts';
import { computePossibleScores } from './computePossibleScores.ts';
import { bandedCampaigns } from './harvestedCompanies.ts';
import { findPublishedNumbers, listResultRequests, requestAllResults } from './requestAllResults.ts';

let server: TestServer;
let keys: MemoryKeyStore;

beforeAll(async () => {
  keys = createMemoryKeyStore();
  server = await startTestServer({ keys });
});
afterAll(() => server.close());

const day = 24 * 3_600_000;

/** A person's answer to a question: the same in every campaign, but different for each person and question. */
const scoreOf = (person: number, question: number) =>
  ((person * 37 + question * 53 + person * question * 11) % 13) * (100 / 12);

interface Selection {
  readonly first: number;
  readonly count: number;
}

/** Launches a campaign for some people of a company, in which everyone answers. */
async function anAnsweredCampaign(
  company: Company,
  { first, count }: Selection,
  cuts: readonly string[] = [],
): Promise<number> {
  const user_ids = company.people.slice(first, first + count).map(({ id }) => id);
  const id = await anOpenCampaign(company.admin, { audience: 'chosen', user_ids, cuts });
  await submitForms(server, id, count, (index, question) => scoreOf(first + index, question));
  return id;
}

async function publish(company: Company, selection: Selection, cuts?: readonly string[]): Promise<number> {
  const id = await anAnsweredCampaign(company, selection, cuts);
  await closeCampaign(company.admin, id);
  return id;
}

/** The possible scores of each person in each element, for an administrator with all numbers of these campaigns. */
async function attack(company: Company, campaigns: ReadonlyMap<number, Selection>) {
  const requests = listResultRequests({
    accountId: company.account.id,
    campaigns: [...campaigns.keys()],
    thorough: true,
  });
  const harvested = (await requestAllResults(company.admin, requests)).flatMap((one) =>
    findPublishedNumbers(one, 0),
  );
  const figures = [...new Map(harvested.map((one) => [JSON.stringify(one), one])).values()];
  const banded = await bandedCampaigns(server);
  const elements = new Set(
    figures.flatMap(({ subject, subject_id }) => (subject === 'element' ? [subject_id] : [])),
  );
  const widths: number[] = [];
  for (const element of elements) {
    const reported = figures.flatMap((figure) => {
      const { subject, subject_id, campaign_id, dim } = figure;
      const selection = campaigns.get(campaign_id);
      if (!selection || subject !== 'element' || subject_id !== element || dim !== 'overall') return [];
      const people = new Set(Array.from({ length: selection.count }, (_, at) => selection.first + at));
      return [{ ...figure, people, step: banded.has(campaign_id) ? (10 as const) : (1 as const) }];
    });
    const ranges = await computePossibleScores(reported, 1);
    widths.push(Math.min(...ranges.map(([from, to]) => to - from)));
  }
  const shownIn = (id: number) =>
    new Set(
      figures.flatMap((one) => (one.campaign_id === id && one.subject === 'element' ? [one.subject_id] : [])),
    ).size;
  return { widths, shownIn, banded };
}

describe('ANON-04 audiences that differ by a few people', () => {
  test.each([
    [12, 1, true],
    [12, 4, false],
    [30, 1, true],
  ])(
    'P17 R24 results for %i people and for %i more leave everyone half of the score range',
    async (count, more, isBanded) => {
      const company = await aCompany(server, count + more);
      const [first, second] = [
        { first: 0, count },
        { first: 0, count: count + more },
      ];
      const one = await publish(company, first);
      const other = await publish(company, second);
      const { widths, shownIn, banded } = await attack(
        company,
        new Map([
          [one, first],
          [other, second],
        ]),
      );
      expect(shownIn(one)).toBe(24);
      expect(shownIn(other)).toBeGreaterThanOrEqual(12);
      expect([banded.has(one), banded.has(other)]).toEqual([false, isBanded]);
      expect(Math.min(...widths)).toBeGreaterThanOrEqual(50 - 1e-6);
    },
  );

  test('P17 R24 two halves of an audience are compared with all of it and one more person', async () => {
    const company = await aCompany(server, 21);
    const selections = [
      { first: 0, count: 10 },
      { first: 10, count: 10 },
      { first: 0, count: 21 },
    ];
    const campaigns = new Map<number, Selection>();
    for (const selection of selections) campaigns.set(await publish(company, selection), selection);
    const { widths, banded } = await attack(company, campaigns);
    expect([...campaigns.keys()].map((id) => banded.has(id))).toEqual([false, false, true]);
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(50 - 1e-6);
  });

  test('R24 a deleted campaign is compared too, and one of another account never', async () => {
    const company = await aCompany(server, 13);
    const deleted = await publish(company, { first: 0, count: 12 });
    expect(
      (await microSurvey(company.admin, 'delete-micro-survey-campaign', { campaign_id: deleted })).status,
    ).toBe(200);
    expect(await isLimited(await publish(company, { first: 0, count: 13 }))).toBe(true);
    expect(await isLimited(await publish(await aCompany(server, 13), { first: 0, count: 13 }))).toBe(false);
  });

  test('R24 people whose invitation was withdrawn don’t belong to the audience', async () => {
    const company = await aCompany(server, 17);
    const withdraw = (id: number, people: Company['people']) =>
      server.database.owner
        .updateTable('participations')
        .set({ invitation_state: 'withdrawn' })
        .where('campaign_id', '=', id)
        .where(
          'user_id',
          'in',
          people.map((person) => person.id),
        )
        .execute();
    await publish(company, { first: 0, count: 12 });
    const larger = await anAnsweredCampaign(company, { first: 0, count: 17 });
    await withdraw(larger, company.people.slice(13));
    await closeCampaign(company.admin, larger);
    expect(await isLimited(larger)).toBe(true);
    const small = await anAnsweredCampaign(company, { first: 0, count: 10 });
    await withdraw(small, company.people.slice(9, 10));
    await closeCampaign(company.admin, small);
    expect(
      (
        await server.database.owner
          .selectFrom('releases')
          .select('id')
          .where('campaign_id', '=', small)
          .execute()
      ).length,
    ).toBe(1);
    expect(await cellsOf(server, small)).toEqual([]);
  });

  test('R24 the same audience and audiences that differ by k people or more are published in full', async () => {
    const company = await aCompany(server, 17);
    for (const count of [12, 12, 17])
      expect(await isLimited(await publish(company, { first: 0, count }))).toBe(false);
  });

  test('P17 R27 audiences of any size that differ by 1 to k - 1 people have reliabilities only once', async () => {
    const company = await aCompany(server, 60);
    const isMeasured = async (count: number) => {
      const campaign_id = await publish(company, { first: 0, count });
      expect(await isLimited(campaign_id)).toBe(false);
      const { body } = await callResults(company.admin, 'technical', { campaign_id });
      return body.technical.people !== null && body.technical.topics.length > 0;
    };
    expect(await isMeasured(51)).toBe(true);
    expect(await isMeasured(52)).toBe(false);
    expect(await isMeasured(55)).toBe(false);
    expect(await isMeasured(60)).toBe(true);
    // The same people as the first, but now there is one with a person more.
    expect(await isMeasured(51)).toBe(false);
  });

  test('R24 an erased participant doesn’t make audiences look different', async () => {
    const company = await aCompany(server, 13);
    await publish(company, { first: 0, count: 12 });
    const id = await anAnsweredCampaign(company, { first: 0, count: 12 });
    const [person] = company.people;
    const erased = await company.admin.post('/api/v2/personal_data/erase', { user_id: person?.id });
    expect(erased.status).toBe(200);
    await closeCampaign(company.admin, id);
    expect(await isLimited(id)).toBe(false);
  });

  test('R24 of two campaigns that are published at the same time, the second is compared with the first', async () => {
    const company = await aCompany(server, 13);
    const ids = [
      await anAnsweredCampaign(company, { first: 0, count: 12 }),
      await anAnsweredCampaign(company, { first: 0, count: 13 }),
    ];
    await Promise.all(ids.map((id) => closeCampaign(company.admin, id)));
    await publishClosedCampaigns(server.deps);
    const limited = await Promise.all(ids.map(isLimited));
    expect(limited.filter(Boolean)).toHaveLength(1);
  });
});

describe('the stored audience', () => {
  test('R24 is destroyed with its key after 400 days', async () => {
    const company = await aCompany(server, 13);
    const id = await publish(company, { first: 0, count: 12 });
    const start = server.clock.now();
    const isStored = async () => [
      (await keys.list()).map(textOfKeyName).includes(`audience-${id}`),
      (await storedRosters()).some(({ campaign_id }) => campaign_id === id),
    ];
    await reconcileKeys(server.deps);
    expect(await isStored()).toEqual([true, true]);
    server.clock.advance(401 * day);
    await reconcileKeys(server.deps);
    expect(await isStored()).toEqual([false, false]);
    server.clock.set(start);
    expect(await isLimited(await publish(company, { first: 0, count: 13 }))).toBe(false);
  });

  test('R24 contains nobody’s id in clear text, and only the builder reads it', async () => {
    const company = await aCompany(server, 13);
    const id = await publish(company, { first: 0, count: 12 });
    const roster = (await storedRosters()).find(({ campaign_id }) => campaign_id === id);
    expect(Buffer.from(roster?.sealed ?? []).toString('latin1')).not.toContain('overall');
    const accountId = company.account.id;
    const read = (role: 'web' | 'respondent' | 'builder', account = accountId) =>
      server.database.as({ role, accountId: account, userId: null, platform: false }, (tx) =>
        tx.selectFrom('audience_rosters').select('campaign_id').where('campaign_id', '=', id).execute(),
      );
    for (const role of ['web', 'respondent'] as const)
      await expect(read(role)).rejects.toThrow(/permission denied/);
    expect(await read('builder')).toHaveLength(1);
    expect(await read('builder', accountId + 1)).toHaveLength(0);
  });

  test('R24 of a campaign without results is not kept', async () => {
    const company = await aCompany(server, 13);
    const user_ids = company.people.map((person) => person.id);
    const id = await anOpenCampaign(company.admin, { audience: 'chosen', user_ids });
    await submitForms(server, id, 4);
    await closeCampaign(company.admin, id);
    expect((await storedRosters()).filter(({ campaign_id }) => campaign_id === id)).toEqual([]);
    expect((await keys.list()).map(textOfKeyName)).not.toContain(`audience-${id}`);
  });

  test('R24 results wait for a missing key, which is reported', async () => {
    const company = await aCompany(server, 13);
    const first = await publish(company, { first: 0, count: 12 });
    const name = { kind: 'audience', id: first } as const;
    const key = await keys.read(name);
    await keys.destroy(name);
    const second = await publish(company, { first: 0, count: 13 });
    await expect(publishClosedCampaigns(server.deps)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(reconcileKeys(server.deps)).rejects.toThrow(`audience-${first}`);
    keys.restore(name, key);
    await publishClosedCampaigns(server.deps);
    expect(await isLimited(second)).toBe(true);
  });
});

const storedRosters = () => server.database.owner.selectFrom('audience_rosters').selectAll().execute();

async function isLimited(campaignId: number): Promise<boolean> {
  const release = await server.database.owner
    .selectFrom('releases')
    .select('limited_by_audience')
    .where('campaign_id', '=', campaignId)
    .executeTakeFirstOrThrow();
  return release.limited_by_audience;
}
