import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client, Reply } from '../../support/client.ts';
import { type House, startHouse } from '../../support/startHouse.ts';
import { aCompany, anOpenCampaign, type Company, close, participationOf } from '../campaigns/company.ts';
import { answerLike, handInForms } from './answered.ts';

let house: House;
let company: Company;
/** Two quarters of forty answers, the second one far better. */
let older: number;
let newer: number;
let lead: Client;
let leadId: number;

const ask = (client: Client, call: string, body: object = {}): Promise<Reply> =>
  client.post(`/api/v2/microsurvey_results/${call}`, body);

beforeAll(async () => {
  house = await startHouse({ now: new Date('2026-08-20T09:00:00Z') });
  company = await aCompany(house, 40, (place) => ({
    gender: place % 2 === 0 ? 'woman' : 'man',
    race: place < 20 ? 'asian' : 'white',
    birth_year: place < 20 ? 1975 : 1995,
    department: place < 20 ? 'Sales' : 'Care',
  }));
  const leader = await house.aUser({
    account: company.account,
    permissions: ['user', 'supervisor'],
    type: 3,
  });
  leadId = leader.id;
  await aTeam('North', company.people.slice(0, 20), leadId);
  await aTeam('South', company.people.slice(20), null);
  const cuts = ['gender', 'race', 'decade', 'department', 'team'];
  older = await anOpenCampaign(company.admin, { name: 'Summer', cuts });
  await handInForms(house, older, 40, (place) => (place % 5) * 10 + 20);
  await close(company.admin, older);
  house.clock.set(new Date('2026-11-21T09:00:00Z'));
  company = { ...company, admin: await house.signIn(company.adminUser) };
  lead = await house.signIn(leader);
  newer = await anOpenCampaign(company.admin, { name: 'Autumn', cuts });
  const [copier] = company.people;
  await answerLike(house, (await participationOf(house, newer, copier ?? { id: 0 })).id, 'best', true);
  await handInForms(house, newer, 39, (place) => (place % 5) * 10 + 60);
  await close(company.admin, newer);
});
afterAll(() => house.close());

async function aTeam(name: string, people: readonly { id: number }[], leader_id: number | null) {
  const { owner } = house.database;
  const account_id = company.account.id;
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

describe('what the calls answer', () => {
  test('API-18 ENT-50 account_scores answers a row for each campaign and topic, newest first', async () => {
    const { status, body } = await ask(company.admin, 'account_scores', { accountId: company.account.id });
    expect(status).toBe(200);
    expect(body.scores).toHaveLength(12);
    expect(body.scores[0]).toEqual({
      campaign_id: newer,
      topic_id: expect.any(Number),
      topic: 'Belonging',
      answer_percent: 80,
      low: false,
      high: false,
      n_band: 20,
    });
    expect(body.scores[6]).toMatchObject({ campaign_id: older, answer_percent: 40 });
  });

  test('API-19 ENT-48 ENT-49 topic_scores_by_element answers topics with their elements and the proof', async () => {
    const { body } = await ask(company.admin, 'topic_scores_by_element');
    const [first, second] = body.campaigns;
    expect([first.campaign_id, second.campaign_id]).toEqual([newer, older]);
    expect(first).toMatchObject({
      name: 'Autumn',
      quarter: { year: 2026, quarter: 4 },
      closed_on: '2026-11-21',
      k: 5,
      n_band: 20,
      participation_percent: 100,
      overall: { answer_percent: 80 },
    });
    expect(first.certificate).toMatchObject({
      k: 5,
      algorithm: expect.any(String),
      hash: expect.any(String),
    });
    for (const topic of first.topics) {
      expect(topic.elements).toHaveLength(4);
      for (const element of topic.elements) expect(element.margin).toBeGreaterThan(0);
    }
  });

  test('API-20 topic_scores_by_element_org answers the groups of a dimension by their names', async () => {
    const { body } = await ask(company.admin, 'topic_scores_by_element_org', {
      campaign_id: newer,
      dimension: 'team',
    });
    expect(body.campaigns).toHaveLength(1);
    expect(body.campaigns[0].groups.map(({ members }: { members: string[] }) => members)).toEqual([
      ['North'],
      ['South'],
    ]);
    expect(body.campaigns[0].groups[0].topics).toHaveLength(6);
    const level = await ask(company.admin, 'topic_scores_by_element_org', { dimension: 'level' });
    expect(level.body.campaigns.map(({ groups }: { groups: object[] }) => groups)).toEqual([[], []]);
  });

  const membersBy = async (call: string) => {
    const { body } = await ask(company.admin, call, { campaign_id: newer });
    return body.campaigns[0].groups.flatMap((group: { members: string[] }) => group.members);
  };

  test('API-21 topic_scores_element_by_race answers its groups', async () => {
    expect(await membersBy('topic_scores_element_by_race')).toEqual(['asian', 'white']);
  });

  test('API-22 topic_scores_element_by_gender answers its groups', async () => {
    expect(await membersBy('topic_scores_element_by_gender')).toEqual(['man', 'woman']);
  });

  test('API-23 topic_scores_element_by_decade answers its groups', async () => {
    expect(await membersBy('topic_scores_element_by_decade')).toEqual(['1970s', '1990s']);
  });

  test('API-24 icb_topic_trends follows each topic from quarter to quarter and calls a change', async () => {
    const { body } = await ask(company.admin, 'icb_topic_trends');
    expect(body.topics).toHaveLength(6);
    const [before, after] = body.topics[0].points;
    expect(before).toMatchObject({
      campaign_id: older,
      year: 2026,
      quarter: 3,
      answer_percent: 40,
      change: null,
    });
    expect(after).toMatchObject({ campaign_id: newer, quarter: 4, answer_percent: 80, change: 'up' });
  });

  test('API-25 quarter_preview tells of open campaigns how many take part, in bands, as of the day before', async () => {
    const open = await anOpenCampaign(company.admin, { name: 'Winter' });
    await handInForms(house, open, 13);
    const preview = async (client: Client) => (await ask(client, 'quarter_preview')).body.campaigns;
    expect(await preview(company.admin)).toEqual([
      {
        campaign_id: open,
        name: 'Winter',
        closes_on: '2026-12-01',
        invited_from: 20,
        participation_percent: 0,
      },
    ]);
    house.clock.advance(24 * 3_600_000);
    expect(await preview(await house.signIn(company.adminUser))).toMatchObject([
      { participation_percent: 35 },
    ]);
    house.clock.advance(-24 * 3_600_000);
    await house.database.owner.deleteFrom('benchmark_campaigns').where('id', '=', open).execute();
  });

  test('API-26 quarter_result_counts tells from how many people results are, in bands', async () => {
    const { body } = await ask(company.admin, 'quarter_result_counts');
    const counts = body.campaigns.map(({ campaign_id, n_band }: Record<string, number>) => [
      campaign_id,
      n_band,
    ]);
    expect(counts).toEqual([
      [newer, 20],
      [older, 20],
    ]);
  });

  test('API-27 icb_score_counts_by_topic offers no counts, since none are published', async () => {
    const { status, body } = await ask(company.admin, 'icb_score_counts_by_topic');
    expect([status, body]).toEqual([200, { counts: [] }]);
  });

  test('API-30 quarter_aggr_result_team_members answers the groups in which the asker leads a team', async () => {
    const { body } = await ask(lead, 'quarter_aggr_result_team_members', { campaign_id: newer });
    expect(body.campaigns[0].groups).toMatchObject([{ members: ['North'] }]);
    const none = await ask(company.admin, 'quarter_aggr_result_team_members', { campaign_id: newer });
    expect(none.body.campaigns[0].groups).toEqual([]);
  });

  test('API-31 individual_results answers the copies that their person kept, and no others', async () => {
    const [copier, other] = company.people;
    if (!copier || !other) throw new Error('nobody');
    const own = await house.signIn(copier);
    const wanted = { user_id: copier.id, answer_time: '2024-07-01 00:00:00' };
    const { status, body } = await ask(own, 'individual_results', wanted);
    expect(status).toBe(200);
    expect(body.results).toHaveLength(1);
    expect(body.results[0]).toMatchObject({
      campaign_id: newer,
      campaign: 'Autumn',
      finished_on: '2026-11-21',
    });
    expect(body.results[0].topics[0]).toMatchObject({ answer_percent: 100 });
    const later = await ask(own, 'individual_results', { ...wanted, answer_time: '2026-11-22 00:00:00' });
    expect(later.body.results).toEqual([]);
    const none = await ask(await house.signIn(other), 'individual_results', { user_id: other.id });
    expect(none.body.results).toEqual([]);
    const unreadable = await ask(own, 'individual_results', { ...wanted, answer_time: 'yesterday' });
    expect(unreadable.body.problems).toEqual([{ field: 'answer_time', problem: 'date' }]);
  });
});

describe('who is answered', () => {
  test('nobody else reads a private copy, whoever asks and whether or not there is one', async () => {
    const [copier] = company.people;
    const foreign = [copier?.id ?? 0, company.people[5]?.id ?? 0, 999_999];
    for (const user_id of foreign) {
      const { status, body } = await ask(company.admin, 'individual_results', { user_id });
      expect([status, body.code]).toEqual([403, 'forbidden']);
    }
  });

  test('private copies stay closed while another account is viewed', async () => {
    const platform = await house.aUser({ account: await house.anAccount(), permissions: ['user', 'admin'] });
    const client = await house.signIn(platform);
    client.viewing = company.account.id;
    const { status, body } = await ask(client, 'individual_results', { user_id: platform.id });
    expect([status, body.code]).toEqual([403, 'emulating']);
    expect((await ask(client, 'topic_scores_by_element')).body.campaigns).toHaveLength(2);
  });

  test('a team lead sees the whole and the own teams, and no other group', async () => {
    const org = await ask(lead, 'topic_scores_by_element_org', { campaign_id: newer, dimension: 'team' });
    expect(org.body.campaigns[0].groups).toMatchObject([{ members: ['North'] }]);
    for (const [call, body] of [
      ['topic_scores_by_element_org', { dimension: 'department' }],
      ['topic_scores_element_by_race', {}],
      ['topic_scores_element_by_gender', {}],
      ['topic_scores_element_by_decade', {}],
    ] as const) {
      const answer = await ask(lead, call, { ...body, campaign_id: newer });
      expect([call, answer.body.campaigns[0].groups]).toEqual([call, []]);
    }
    expect((await ask(lead, 'topic_scores_by_element')).body.campaigns[0].overall.answer_percent).toBe(80);
  });

  const every: [string, object][] = [
    ['account_scores', { accountId: 1 }],
    ['topic_scores_by_element', {}],
    ['topic_scores_by_element_org', { dimension: 'team' }],
    ['topic_scores_element_by_race', {}],
    ['topic_scores_element_by_gender', {}],
    ['topic_scores_element_by_decade', {}],
    ['icb_topic_trends', {}],
    ['quarter_preview', {}],
    ['quarter_result_counts', {}],
    ['icb_score_counts_by_topic', {}],
    ['quarter_aggr_result_team_members', {}],
  ];

  test.each(every)('%s needs a session, the tier and the module', async (call, body) => {
    const out = await ask(house.visitor(), call, body);
    expect([out.status, out.body.code]).toEqual([401, 'signed_out']);
    const user = await house.signIn(company.people[1] ?? { id: 0 });
    const low = await ask(user, call, body);
    expect([low.status, low.body.code]).toEqual([403, 'forbidden']);
    const without = await aCompany(house, 0, undefined, { modules: [2, 4] });
    const off = await ask(without.admin, call, body);
    expect([off.status, off.body.code]).toEqual([403, 'module_off']);
  });

  test.each(every)(
    '%s refuses a filter that is not in the catalogue, whatever it holds',
    async (call, body) => {
      for (const filter of [
        { gender: 'woman' },
        { since: '2026-11-01' },
        { user_ids: [] },
        { ordered: null },
      ]) {
        for (const client of [company.admin, lead]) {
          const { status, body: refused } = await ask(client, call, { ...body, ...filter });
          expect([status, refused.code]).toEqual([422, 'cut_unknown']);
        }
      }
    },
  );

  test('a dimension nobody offers is refused alike for everybody', async () => {
    for (const client of [company.admin, lead]) {
      const { status, body } = await ask(client, 'topic_scores_by_element_org', { dimension: 'shoe size' });
      expect([status, body.code]).toEqual([422, 'cut_unknown']);
    }
  });

  test("another account's campaign looks like one that does not exist", async () => {
    const stranger = await aCompany(house, 0);
    for (const call of [
      'topic_scores_by_element',
      'topic_scores_element_by_race',
      'quarter_aggr_result_team_members',
    ]) {
      const foreign = await ask(stranger.admin, call, { campaign_id: newer });
      const missing = await ask(stranger.admin, call, { campaign_id: 999_999 });
      expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
    }
    const foreign = await ask(stranger.admin, 'account_scores', { accountId: company.account.id });
    const missing = await ask(stranger.admin, 'account_scores', { accountId: 999_999 });
    expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
    expect((await ask(stranger.admin, 'topic_scores_by_element')).body).toEqual({ campaigns: [] });
  });
});
