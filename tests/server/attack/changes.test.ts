import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client, Reply } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aCompany, anOpenCampaign, closeCampaign, microSurvey } from '../campaigns/testCampaigns.ts';
import { submitForms } from '../results/submitForms.ts';
import {
  type AttackedCompany,
  buildCompany,
  type CompanySpec,
  launchCampaign,
  submitAnswers,
} from './buildCompany.ts';
import {
  findPublishedNumbers,
  groupsOf,
  listResultRequests,
  requestAllResults,
} from './requestAllResults.ts';

let server: TestServer;
let one: AttackedCompany;
let closed: number;

const spec: CompanySpec = {
  seed: 11,
  size: 34,
  teams: 3,
  k: 5,
  turnout: 100,
  extreme: false,
  length: 'full',
};

beforeAll(async () => {
  server = await startTestServer();
  one = await buildCompany(server, spec);
  closed = await published(one);
}, 300_000);
afterAll(() => server.close());

async function published(company: AttackedCompany): Promise<number> {
  const id = await launchCampaign(server, company, 'Autumn');
  await submitAnswers(server, company, id);
  await closeCampaign(company.company.admin, id);
  return id;
}

const requests = (company: AttackedCompany, campaigns: readonly number[]) =>
  listResultRequests({ accountId: company.company.account.id, campaigns, thorough: false });

/** Every response that an administrator receives about results and campaigns. */
async function readAllResponses(): Promise<string[]> {
  const answers = await requestAllResults(one.company.admin, requests(one, [closed]));
  const campaigns = await microSurvey(one.company.admin, 'get-all-micro-surveys');
  return [...answers.map(({ path, reply }) => path + reply.text), campaigns.text];
}

describe('while people answer', { timeout: 300_000 }, () => {
  test('P5 P4 responses change no byte of any result, and the next day only a banded rate', async () => {
    const open = await launchCampaign(server, one, 'Winter');
    const state = async () => [
      ...(await readAllResponses()),
      (await microSurvey(one.company.admin, 'get-campaign', { campaign_id: open })).text,
    ];
    const before = await state();
    await submitAnswers(server, one, open, (_, at) => at === 3);
    expect(await state()).toEqual(before);
    await submitAnswers(server, one, open, (_, at) => at < 8);
    server.clock.advance(24 * 3_600_000);
    one.company.admin.cookies.set('cairn_session', await server.aSession(one.company.adminUser));
    const after = await state();
    server.clock.advance(-24 * 3_600_000);
    const rates = /"(?:started|participation)_percent":(\d+)/g;
    const leveled = (texts: readonly string[]) => texts.map((text) => text.replace(rates, ''));
    expect(leveled(after)).toEqual(leveled(before));
    const shown = after.flatMap((text) => [...text.matchAll(rates)].map(([, rate]) => Number(rate)));
    expect(shown).toContain(25);
    for (const rate of shown) expect(rate % 5).toBe(0);
    await server.database.owner.deleteFrom('benchmark_campaigns').where('id', '=', open).execute();
  });
});

describe('after the release', { timeout: 300_000 }, () => {
  test('P6 moving, renaming, promoting, deleting and inviting people changes no byte of the results', async () => {
    const before = await readAllResponses();
    const { owner } = server.database;
    const [first, second, third] = one.members.map(({ user }) => user.id);
    await owner
      .updateTable('users')
      .set({ department: 'Care', gender: 'man', race: 'asian', permissions: ['user', 'supervisor'] })
      .where('id', 'in', [first ?? 0, second ?? 0])
      .execute();
    await owner
      .updateTable('memberships')
      .set({ team_id: one.teamIds[2] ?? 0 })
      .where('user_id', '=', first ?? 0)
      .execute();
    await owner
      .updateTable('teams')
      .set({ name: 'Renamed' })
      .where('id', '=', one.teamIds[0] ?? 0)
      .execute();
    await owner
      .deleteFrom('users')
      .where('id', '=', third ?? 0)
      .execute();
    const again = await microSurvey(one.company.admin, 'assign-users', {
      campaign_id: closed,
      user_ids: [first],
    });
    expect(again.status).toBe(409);
    expect(await readAllResponses()).toEqual(before);
  });

  test('P7 any combination of filters returns only published groups with the same numbers', async () => {
    const { admin, account } = one.company;
    const catalog = new Set(
      (await requestAllResults(admin, requests(one, [closed])))
        .flatMap((a) => findPublishedNumbers(a, closed))
        .map((f) => JSON.stringify(f)),
    );
    const wholes = [
      ...[[closed, closed], [closed, null], { not: closed }, `${closed} or 1=1`, '', -closed, [], {}].map(
        (campaign_id) => ({ campaign_id }),
      ),
      ...[
        'gender',
        'team',
        'user_ids',
        'since',
        'until',
        'answer_time',
        'active_only',
        'ordered',
        'NOT',
      ].flatMap((name) =>
        [['woman'], [], null, '2026-11-21'].map((value) => ({ campaign_id: closed, [name]: value })),
      ),
    ];
    const divisions = [
      'TEAM',
      ' team',
      'team,gender',
      ['team', 'gender'],
      ['team'],
      null,
      '',
      'overall',
      'id',
    ];
    const accounts = [[account.id, 1], `${account.id}`, null, { not: 1 }].map((accountId) => ({ accountId }));
    const payloads: [string, object][] = [
      ...wholes.map((payload): [string, object] => ['topic_scores_element_by_gender', payload]),
      ...divisions.map((dimension): [string, object] => ['topic_scores_by_element_org', { dimension }]),
      ...accounts.map((payload): [string, object] => ['account_scores', payload]),
    ];
    const answers = await requestAllResults(
      admin,
      payloads.map(([name, payload]) => ({ path: `/api/v2/microsurvey_results/${name}`, payload })),
    );
    const statuses = new Set(answers.map(({ reply }) => reply.status));
    expect([...statuses].filter((status) => ![200, 404, 422].includes(status))).toEqual([]);
    const reported = answers.flatMap((answered) => findPublishedNumbers(answered, closed));
    expect(reported.filter((figure) => !catalog.has(JSON.stringify(figure)))).toEqual([]);
    const named = answers.filter(({ payload }) => Object.keys(payload).length > 1);
    expect(new Set(named.map(({ reply }) => reply.body.code))).toEqual(new Set(['cut_unknown']));
  });
});

describe('what responses may influence', { timeout: 300_000 }, () => {
  test('P4 P10 other responses publish the same groups, and extreme responses are capped', async () => {
    const shapeOf = async (company: AttackedCompany, campaign: number) => {
      const answers = await requestAllResults(company.company.admin, requests(company, [campaign]));
      const figures = answers.flatMap((answered) => findPublishedNumbers(answered, campaign));
      const positions = groupsOf(figures).map(({ dim, members }) => [dim, ...members].join());
      return { figures, shape: positions.sort() };
    };
    const first = await shapeOf(one, closed);
    expect(first.shape.length).toBeGreaterThan(8);
    const built = await buildCompany(server, spec);
    const twin = { ...built, members: built.members.map((member) => ({ ...member, opinion: 1 })) };
    const { figures, shape } = await shapeOf(twin, await published(twin));
    expect(shape).toEqual(first.shape);
    for (const { low, high, value, n_band } of figures) {
      expect({ low, high }).toEqual({ low: false, high: true });
      expect(value).toBeLessThanOrEqual(100 - 100 / n_band);
    }
  });

  test('P9 no responses and one too few are indistinguishable', async () => {
    const visible: { readonly reply: Pick<Reply, 'status' | 'text' | 'headers'>; readonly path: string }[][] =
      [];
    for (const finished of [0, 4]) {
      const company = await aCompany(server, 8, undefined, { name: 'Alike Ltd' });
      const id = await anOpenCampaign(company.admin, { name: 'Alike', cuts: ['team', 'gender'] });
      await submitForms(server, id, finished);
      await closeCampaign(company.admin, id);
      const asks = listResultRequests({ accountId: company.account.id, campaigns: [id], thorough: false });
      const pages = [
        ...(await requestAllResults(company.admin, asks)),
        { path: 'paper', reply: await paper(company.admin, id) },
      ];
      visible.push(pages.map(({ path, reply }) => ({ path, reply: faceOf(reply, id) })));
    }
    expect(visible[0]?.length).toBeGreaterThan(15);
    expect(visible[1]).toEqual(visible[0]);
  });

  const paper = (client: Client, id: number) => client.get(`/api/v2/exports/culture?campaign_id=${id}`);

  /** The parts of a response that a caller sees, without the campaign's id and the time. */
  function faceOf({ status, text, raw, headers }: Reply, id: number) {
    const isPdf = String(headers['content-type']).includes('pdf');
    const { date: _date, ...others } = headers;
    const rest = Object.entries(others).filter(([name]) => !/request-id|ratelimit/.test(name));
    return {
      status,
      length: raw.length,
      text: isPdf ? '' : text.replaceAll(`"campaign_id":${id}`, ''),
      headers: Object.fromEntries(rest),
    };
  }
});
