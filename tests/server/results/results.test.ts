import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import type { TestServer } from '../../support/startTestServer.ts';
import { anOpenCampaign, type Company } from '../campaigns/testCampaigns.ts';
import { callResults, openTwoQuarters } from './quarters.ts';
import { submitForms } from './submitForms.ts';

let server: TestServer;
let company: Company;
let older: number;
let newer: number;
let lead: Client;

beforeAll(async () => {
  ({ server: server, company, older, newer, lead } = await openTwoQuarters());
});
afterAll(() => server.close());

describe('the response of the call', () => {
  test('API-18 ENT-50 account_scores has a row for each campaign and topic, newest first', async () => {
    const { status, body } = await callResults(company.admin, 'account_scores', {
      accountId: company.account.id,
    });
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

  test('API-19 ENT-48 ENT-49 topic_scores_by_element has topics with their elements and the certificate', async () => {
    const { body } = await callResults(company.admin, 'topic_scores_by_element');
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

  test('API-20 topic_scores_by_element_org has the groups of a dimension by name', async () => {
    const { body } = await callResults(company.admin, 'topic_scores_by_element_org', {
      campaign_id: newer,
      dimension: 'team',
    });
    expect(body.campaigns).toHaveLength(1);
    expect(body.campaigns[0].groups.map(({ members }: { members: string[] }) => members)).toEqual([
      ['North'],
      ['South'],
    ]);
    expect(body.campaigns[0].groups[0].topics).toHaveLength(6);
    const level = await callResults(company.admin, 'topic_scores_by_element_org', { dimension: 'level' });
    expect(level.body.campaigns.map(({ groups }: { groups: object[] }) => groups)).toEqual([[], []]);
  });

  const membersBy = async (call: string) => {
    const { body } = await callResults(company.admin, call, { campaign_id: newer });
    return body.campaigns[0].groups.flatMap((group: { members: string[] }) => group.members);
  };

  test('API-21 topic_scores_element_by_race has its groups', async () => {
    expect(await membersBy('topic_scores_element_by_race')).toEqual(['asian', 'white']);
  });

  test('API-22 topic_scores_element_by_gender has its groups', async () => {
    expect(await membersBy('topic_scores_element_by_gender')).toEqual(['man', 'woman']);
  });

  test('API-23 topic_scores_element_by_decade has its groups', async () => {
    expect(await membersBy('topic_scores_element_by_decade')).toEqual(['1970s', '1990s']);
  });

  test('API-24 icb_topic_trends has each topic by quarter with significant changes', async () => {
    const { body } = await callResults(company.admin, 'icb_topic_trends');
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

  test('API-25 quarter_preview has the banded participation of open campaigns as of the previous day', async () => {
    const open = await anOpenCampaign(company.admin, { name: 'Winter' });
    await submitForms(server, open, 13);
    const preview = async (client: Client) => (await callResults(client, 'quarter_preview')).body.campaigns;
    expect(await preview(company.admin)).toEqual([
      {
        campaign_id: open,
        name: 'Winter',
        closes_on: '2026-12-01',
        invited_from: 20,
        participation_percent: 0,
      },
    ]);
    server.clock.advance(24 * 3_600_000);
    expect(await preview(await server.signIn(company.adminUser))).toMatchObject([
      { participation_percent: 35 },
    ]);
    server.clock.advance(-24 * 3_600_000);
    await server.database.owner.deleteFrom('benchmark_campaigns').where('id', '=', open).execute();
  });

  test('API-26 quarter_result_counts has the banded number of people behind results', async () => {
    const { body } = await callResults(company.admin, 'quarter_result_counts');
    const counts = body.campaigns.map(({ campaign_id, n_band }: Record<string, number>) => [
      campaign_id,
      n_band,
    ]);
    expect(counts).toEqual([
      [newer, 20],
      [older, 20],
    ]);
  });

  test('API-30 quarter_aggr_result_team_members has the groups in which the caller leads a team', async () => {
    const { body } = await callResults(lead, 'quarter_aggr_result_team_members', { campaign_id: newer });
    expect(body.campaigns[0].groups).toMatchObject([{ members: ['North'] }]);
    const none = await callResults(company.admin, 'quarter_aggr_result_team_members', { campaign_id: newer });
    expect(none.body.campaigns[0].groups).toEqual([]);
  });

  test('API-31 individual_results has only the caller’s stored private copies', async () => {
    const [copier, other] = company.people;
    if (!copier || !other) throw new Error('nobody');
    const own = await server.signIn(copier);
    const expected = { user_id: copier.id, answer_time: '2024-07-01 00:00:00' };
    const { status, body } = await callResults(own, 'individual_results', expected);
    expect(status).toBe(200);
    expect(body.results).toHaveLength(1);
    expect(body.results[0]).toMatchObject({
      campaign_id: newer,
      campaign: 'Autumn',
      finished_on: '2026-11-21',
    });
    expect(body.results[0].topics[0]).toMatchObject({ answer_percent: 100 });
    const later = await callResults(own, 'individual_results', {
      ...expected,
      answer_time: '2026-11-22 00:00:00',
    });
    expect(later.body.results).toEqual([]);
    const none = await callResults(await server.signIn(other), 'individual_results', { user_id: other.id });
    expect(none.body.results).toEqual([]);
    const unreadable = await callResults(own, 'individual_results', {
      ...expected,
      answer_time: 'yesterday',
    });
    expect(unreadable.body.problems).toEqual([{ field: 'answer_time', problem: 'date' }]);
  });
});
