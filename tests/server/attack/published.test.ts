import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { keepForms, rawPeople } from '../results/keepForms.ts';
import { computeGroupsBySql } from '../results/resultsBySql.ts';
import { computePossibleScores } from './computePossibleScores.ts';
import { computeTopicScores } from './computeTopicScores.ts';
import { findIsolatedPeople } from './findIsolatedPeople.ts';
import {
  bandedCampaigns,
  type HarvestedCompany,
  harvestCompanies,
  peopleOfGroup,
  publishedNumbersOf,
  responsesOf,
} from './harvestedCompanies.ts';
import { readCultureReport } from './readCultureReport.ts';
import {
  findPublishedNumbers,
  groupsOf,
  keyOf,
  listNumberPaths,
  listResultRequests,
  requestAllResults,
} from './requestAllResults.ts';

let server: TestServer;
let attacked: HarvestedCompany[] = [];

beforeAll(async () => {
  server = await startTestServer({ now: new Date('2026-08-20T09:00:00Z') });
  await keepForms(server);
  attacked = await harvestCompanies(server, 3);
}, 300_000);
afterAll(() => server.close());

const startOfBand = ({ value, low, high }: { value: number; low: boolean; high: boolean }) =>
  low && !high ? Math.ceil(value / 10) * 10 : Math.min(90, Math.floor(value / 10) * 10);
/** The paths of numbers that only one call returns: strength of drivers, score distributions, amount of feedback. */
const ownOf = (path: string): readonly string[] =>
  path.endsWith('/drivers')
    ? ['value']
    : path.endsWith('/icb_score_counts_by_topic')
      ? ['from', 'to', 'share']
      : path.endsWith('/technical')
        ? ['people', 'elements', 'value', 'low', 'high']
        : path.endsWith('/feedback')
          ? ['total']
          : [];
const nowhere = { campaign_id: 0, dim: '', members: [] };
const minimumOf = (dim: string, k: number) => (['race', 'gender', 'decade'].includes(dim) ? 10 : k);

describe('all numbers that all callers receive', { timeout: 300_000 }, () => {
  test('P1 each covers enough people and equals the mean of their responses', async () => {
    const groups = groupsOf(attacked.flatMap(publishedNumbersOf));
    const reckoned = new Map(
      (await computeGroupsBySql(server, await rawPeople(server), groups)).map((result) => [
        JSON.stringify([keyOf(groups[result.cell] ?? nowhere), result.subject, result.subject_id]),
        result,
      ]),
    );
    const banded = await bandedCampaigns(server);
    for (const one of attacked) {
      const figures = publishedNumbersOf(one);
      expect(figures.length).toBeGreaterThan(100);
      for (const { subject, subject_id, value, low, high, n_band, ...position } of figures) {
        const result = reckoned.get(JSON.stringify([keyOf(position), subject, subject_id]));
        expect(result, JSON.stringify([position, value])).toMatchObject({ low, high, n_band });
        if (!result) continue;
        expect(result.n).toBe(peopleOfGroup(one, position).size);
        expect(result.n).toBeGreaterThanOrEqual(minimumOf(position.dim, one.spec.k));
        const shown = banded.has(position.campaign_id) ? startOfBand(result) : result.value;
        expect([position, value]).toEqual([position, shown]);
      }
    }
  });

  test('P1 P11 each has a known meaning', () => {
    const known = new Set([
      ...['campaign_id', 'topic_id', 'element_id', 'question_id', 'id', 'year', 'quarter', 'k', 'minutes'],
      ...['answer_percent', 'margin', 'n_band', 'participation_percent'],
      'team_ids',
      ...['rows', 'atoms', 'rank', 'nodes'],
    ]);
    const bands = new Set([5, 10, 20, 50, 100]);
    for (const { path, reply } of attacked.flatMap(responsesOf)) {
      const isKnown = (name: string) => known.has(name) || ownOf(path).includes(name);
      expect(listNumberPaths(reply.body).filter((name) => !isKnown(name))).toEqual([]);
    }
    for (const { n_band } of attacked.flatMap(publishedNumbersOf)) expect(bands).toContain(n_band);
  });

  test('P11 histogram bands are empty or have at least three people, with shares in steps of five percent', async () => {
    const reported = attacked.flatMap(responsesOf).flatMap(({ reply }) => reply.body?.counts ?? []);
    const scores = await computeTopicScores(server);
    expect(reported.length).toBeGreaterThan(5);
    for (const { campaign_id, topic_id, bands } of reported) {
      const own = scores.filter((one) => one.campaign_id === campaign_id && one.topic_id === topic_id);
      expect(own.length).toBeGreaterThanOrEqual(20);
      for (const { from, to, share } of bands) {
        const people = own.filter(({ score }) => score >= from && (score < to || to === 100)).length;
        expect([1, 2]).not.toContain(people);
        expect(share).toBe(Math.round((20 * people) / own.length) * 5);
      }
    }
  });

  test('P2 P17 no combination of all numbers of all quarters isolates fewer people than promised', () => {
    for (const one of attacked) {
      const sets = groupsOf(publishedNumbersOf(one)).map((group) => peopleOfGroup(one, group));
      expect(sets.length).toBeGreaterThan(5);
      expect(findIsolatedPeople(sets, one.spec.k)).toBeNull();
    }
  });

  test('P2 the auditor detects that releasing every large enough group would isolate people', () => {
    for (const one of attacked) {
      const [campaign_id = 0] = one.campaigns;
      const group = (dim: string, ...members: string[]) => peopleOfGroup(one, { campaign_id, dim, members });
      const all = group('overall');
      const team = group('team', 'Team A');
      const hull = group('location', 'Hull');
      for (const set of [all, team, hull]) expect(set.size).toBeGreaterThanOrEqual(one.spec.k);
      expect(findIsolatedPeople([all, team], one.spec.k)).toBeNull();
      expect(findIsolatedPeople([all, hull], one.spec.k)).toBeNull();
      expect(findIsolatedPeople([all, team, hull], one.spec.k)).toHaveLength(one.spec.k - 1);
    }
  });

  test('P18 the groups of a dimension cover everyone once and add up to the total', () => {
    for (const one of attacked) {
      const figures = publishedNumbersOf(one);
      for (const campaign_id of one.campaigns) {
        const everybody = peopleOfGroup(one, { campaign_id, dim: 'overall', members: [] });
        const groups = groupsOf(figures).filter((group) => group.campaign_id === campaign_id);
        for (const dim of new Set(groups.map((group) => group.dim))) {
          const people = groups
            .filter((group) => group.dim === dim)
            .flatMap((group) => [...peopleOfGroup(one, group)]);
          expect([dim, people.length]).toEqual([dim, everybody.size]);
          expect([dim, new Set(people).size]).toEqual([dim, everybody.size]);
        }
      }
    }
  });

  test('P10 all published numbers leave everyone at least half of the score range', async () => {
    for (const one of attacked.slice(0, 2)) {
      const banded = await bandedCampaigns(server);
      const [campaign_id = 0] = one.campaigns;
      const figures = publishedNumbersOf(one).filter((figure) => figure.campaign_id === campaign_id);
      const element = Math.min(...figures.flatMap((f) => (f.subject === 'element' ? [f.subject_id] : [])));
      const reported = figures.filter((f) => f.subject === 'element' && f.subject_id === element);
      const ranges = await computePossibleScores(
        reported.map((figure) => ({ ...figure, people: peopleOfGroup(one, figure) })),
        banded.has(campaign_id) ? 10 : 1,
      );
      expect(ranges.length).toBeGreaterThan(0);
      for (const [from, to] of ranges) expect(to - from).toBeGreaterThanOrEqual(50 - 1e-6);
    }
  });
});

describe('exported results', { timeout: 300_000 }, () => {
  test('P8 PDF reports contain only published cells and their margins, for any caller', async () => {
    for (const one of attacked) {
      const campaign_id = one.campaigns.at(-1) ?? 0;
      const bands = await bandedCampaigns(server);
      const cells = publishedNumbersOf(one).filter((figure) => figure.campaign_id === campaign_id);
      const reported = cells.flatMap(({ value }) =>
        bands.has(campaign_id) ? [value, value + 9, value + 10] : [value],
      );
      const margins = responsesOf(one).flatMap(({ reply }) => marginsIn(reply.body));
      const known = new Set([...reported, ...margins]);
      for (const role of ['admin', 'lead', 'leadOfNone', 'viewer', 'respondent', 'visitor', 'stranger']) {
        const client = one.clients[role];
        if (!client) continue;
        const { status, numbers, divisions } = await readCultureReport(
          client,
          campaign_id,
          one.company.account.name,
        );
        expect(numbers.filter(({ value }) => !known.has(value))).toEqual([]);
        expect([role, status === 200]).toEqual([role, numbers.length > 0]);
        const others = divisions.filter((name) => name !== 'By team');
        expect([role, others.length > 0]).toEqual([role, ['admin', 'viewer'].includes(role)]);
      }
    }
  });

  /** The margins of all elements in a response. */
  function marginsIn(body: unknown): number[] {
    if (Array.isArray(body)) return body.flatMap(marginsIn);
    if (body === null || typeof body !== 'object') return [];
    return Object.entries(body).flatMap(([key, value]) =>
      key === 'margin' && typeof value === 'number' ? [value] : marginsIn(value),
    );
  }
});

describe('repeated requests by different callers', { timeout: 300_000 }, () => {
  test('P3 the same request returns the same response to every permitted caller, in any order', async () => {
    const [one] = attacked;
    if (!one) throw new Error('no company');
    const { admin = [], lead = [], viewer = [], leadOfNone = [] } = one.harvested;
    const textOf = (all: typeof admin) =>
      new Map(all.map(({ path, payload, reply }) => [path + JSON.stringify(payload), reply.text]));
    const first = textOf(admin);
    for (const [requests, text] of textOf(viewer)) {
      if (!requests.includes('quarter_aggr_result'))
        expect([requests, text]).toEqual([requests, first.get(requests)]);
    }
    const requests = listResultRequests({
      accountId: one.company.account.id,
      campaigns: one.campaigns,
      thorough: true,
    });
    const again = await requestAllResults(
      one.company.admin,
      requests.filter((_, at) => at % 2 === 0).reverse(),
    );
    for (const [question, text] of textOf(again))
      expect([question, text]).toEqual([question, first.get(question)]);
    const visible = new Set(
      publishedNumbersOf({ ...one, harvested: { admin } }).map((figure) => JSON.stringify(figure)),
    );
    const reported = publishedNumbersOf({ ...one, harvested: { lead, leadOfNone } });
    expect(reported.filter((figure) => !visible.has(JSON.stringify(figure)))).toEqual([]);
    const dims = (all: typeof lead) =>
      new Set(all.flatMap((a) => findPublishedNumbers(a, 0)).map(({ dim }) => dim));
    expect(dims(lead)).toEqual(new Set(['overall', 'team']));
    expect(dims(leadOfNone)).toEqual(new Set(['overall']));
  });

  test('P1 a caller without access receives no number', () => {
    const [one] = attacked;
    for (const role of ['visitor', 'respondent', 'stranger']) {
      const answers = one?.harvested[role] ?? [];
      expect(answers.length).toBeGreaterThan(10);
      expect(answers.flatMap((answered) => findPublishedNumbers(answered, 0))).toEqual([]);
    }
  });
});
