import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import type { TestServer } from '../../support/startTestServer.ts';
import {
  aCompany,
  anOpenCampaign,
  type Company,
  closeCampaign,
  microSurvey,
} from '../campaigns/testCampaigns.ts';
import { callResults, openTwoQuarters } from './quarters.ts';
import { submitForms } from './submitForms.ts';

let server: TestServer;
let company: Company;
let newer: number;
let lead: Client;
let leadId: number;

beforeAll(async () => {
  ({ server: server, company, newer, lead, leadId } = await openTwoQuarters());
});
afterAll(() => server.close());

describe('access to results', () => {
  test('a private copy is readable only by its owner, and does not reveal its existence', async () => {
    const [copier] = company.people;
    const foreign = [copier?.id ?? 0, company.people[5]?.id ?? 0, 999_999];
    for (const user_id of foreign) {
      const { status, body } = await callResults(company.admin, 'individual_results', { user_id });
      expect([status, body.code]).toEqual([403, 'forbidden']);
    }
  });

  test('private copies are closed during emulation', async () => {
    const platform = await server.aUser({
      account: await server.anAccount(),
      permissions: ['user', 'admin'],
    });
    const client = await server.signIn(platform);
    client.emulatedAccountId = company.account.id;
    const { status, body } = await callResults(client, 'individual_results', { user_id: platform.id });
    expect([status, body.code]).toEqual([403, 'emulating']);
    expect((await callResults(client, 'topic_scores_by_element')).body.campaigns).toHaveLength(2);
  });

  test('a team lead sees the total and the teams they lead, and no other group', async () => {
    const org = await callResults(lead, 'topic_scores_by_element_org', {
      campaign_id: newer,
      dimension: 'team',
    });
    expect(org.body.campaigns[0].groups).toMatchObject([{ members: ['North'] }]);
    for (const [call, body] of [
      ['topic_scores_by_element_org', { dimension: 'department' }],
      ['topic_scores_element_by_race', {}],
      ['topic_scores_element_by_gender', {}],
      ['topic_scores_element_by_decade', {}],
    ] as const) {
      const answer = await callResults(lead, call, { ...body, campaign_id: newer });
      expect([call, answer.body.campaigns[0].groups]).toEqual([call, []]);
    }
    expect(
      (await callResults(lead, 'topic_scores_by_element')).body.campaigns[0].overall.answer_percent,
    ).toBe(80);
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
    ['supplementals', { campaign_id: 1 }],
    ['drivers', {}],
    ['external_benchmark', {}],
  ];

  test.each(every)('%s requires a session, the tier and the module', async (call, body) => {
    const out = await callResults(server.visitor(), call, body);
    expect([out.status, out.body.code]).toEqual([401, 'signed_out']);
    const user = await server.signIn(company.people[1] ?? { id: 0 });
    const low = await callResults(user, call, body);
    expect([low.status, low.body.code]).toEqual([403, 'forbidden']);
    const without = await aCompany(server, 0, undefined, { modules: [2, 4] });
    const off = await callResults(without.admin, call, body);
    expect([off.status, off.body.code]).toEqual([403, 'module_off']);
  });

  test.each(every)('%s refuses any filter outside the catalog', async (call, body) => {
    for (const filter of [
      { gender: 'woman' },
      { since: '2026-11-01' },
      { user_ids: [] },
      { ordered: null },
    ]) {
      for (const client of [company.admin, lead]) {
        const { status, body: refused } = await callResults(client, call, { ...body, ...filter });
        expect([status, refused.code]).toEqual([422, 'cut_unknown']);
      }
    }
  });

  test('an unknown dimension is refused in the same way for everyone', async () => {
    for (const client of [company.admin, lead]) {
      const { status, body } = await callResults(client, 'topic_scores_by_element_org', {
        dimension: 'shoe size',
      });
      expect([status, body.code]).toEqual([422, 'cut_unknown']);
    }
  });

  test('another account’s campaign is treated as nonexistent', async () => {
    const stranger = await aCompany(server, 0);
    for (const call of [
      'topic_scores_by_element',
      'topic_scores_element_by_race',
      'quarter_aggr_result_team_members',
    ]) {
      const foreign = await callResults(stranger.admin, call, { campaign_id: newer });
      const missing = await callResults(stranger.admin, call, { campaign_id: 999_999 });
      expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
    }
    const foreign = await callResults(stranger.admin, 'account_scores', { accountId: company.account.id });
    const missing = await callResults(stranger.admin, 'account_scores', { accountId: 999_999 });
    expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
    expect((await callResults(stranger.admin, 'topic_scores_by_element')).body).toEqual({ campaigns: [] });
  });
});

describe('a campaign for selected teams', () => {
  const ids: Record<'own' | 'other' | 'single', number> = { own: 0, other: 0, single: 0 };

  beforeAll(async () => {
    const teams = await server.database.owner
      .selectFrom('teams')
      .select(['id', 'name'])
      .where('account_id', '=', company.account.id)
      .execute();
    const teamIds = (name: string) => teams.filter((team) => team.name === name).map(({ id }) => id);
    const people = company.people.slice(0, 20).map(({ id }) => id);
    for (const [key, audience] of [
      ['own', { team_ids: teamIds('North') }],
      ['other', { team_ids: teamIds('South') }],
      ['single', { user_ids: people }],
    ] as const) {
      const open = { name: `Chosen ${key}`, audience: 'chosen', cuts: ['team'], ...audience };
      ids[key] = await anOpenCampaign(company.admin, open);
    }
    for (const id of Object.values(ids)) await submitForms(server, id, 20, (index) => (index % 5) * 10 + 20);
  });

  test('hides its teams and its participation from leads of other teams', async () => {
    server.clock.set(new Date('2026-11-22T09:00:00Z'));
    lead = await server.signIn({ id: leadId });
    const known = async (id: number) => {
      const { body } = await microSurvey(lead, 'get-campaign', { campaign_id: id });
      const { team_ids, user_ids, invited_from } = body.data.ms_campaign;
      const { body: preview } = await callResults(lead, 'quarter_preview');
      const shown = preview.campaigns.find((one: { campaign_id: number }) => one.campaign_id === id);
      return [team_ids.length, user_ids.length, invited_from, shown.invited_from];
    };
    expect(await known(ids.own)).toEqual([1, 0, 20, 20]);
    expect(await known(ids.other)).toEqual([0, 0, null, null]);
    expect(await known(ids.single)).toEqual([0, 0, null, null]);
  });

  test('is unpublished for a lead unless all of its teams are led by that lead', async () => {
    const admin = await server.signIn(company.adminUser);
    for (const id of Object.values(ids)) await closeCampaign(admin, id);
    const visible = async (client: Client, call: string, list: string) =>
      new Set(
        (await callResults(client, call)).body[list].map((one: { campaign_id: number }) => one.campaign_id),
      );
    for (const [key, isSeen] of [
      ['own', true],
      ['other', false],
      ['single', false],
    ] as const) {
      const campaign_id = ids[key];
      const [whole] = (await callResults(lead, 'topic_scores_by_element', { campaign_id })).body.campaigns;
      expect([key, whole.overall !== null, whole.certificate !== null]).toEqual([key, isSeen, isSeen]);
      expect([whole.topics.length > 0, whole.n_band]).toEqual([isSeen, isSeen ? 20 : null]);
      expect(whole.participation_percent).toBe(isSeen ? 100 : null);
      expect(whole.hides_overall).toBe(isSeen ? undefined : true);
      const { body } = await microSurvey(lead, 'get-campaign', { campaign_id });
      expect(Object.values(body.data.ms_campaign).includes(100)).toBe(isSeen);
      const [reported] = (await callResults(admin, 'topic_scores_by_element', { campaign_id })).body
        .campaigns;
      expect(reported.overall).not.toBeNull();
      expect(reported.hides_overall).toBeUndefined();
      expect((await visible(admin, 'icb_score_counts_by_topic', 'counts')).has(campaign_id)).toBe(true);
      expect((await visible(lead, 'icb_score_counts_by_topic', 'counts')).has(campaign_id)).toBe(isSeen);
      const { topics } = (await callResults(lead, 'icb_topic_trends')).body;
      const points = topics[0].points.map((point: { campaign_id: number }) => point.campaign_id);
      expect(points.includes(campaign_id)).toBe(isSeen);
    }
    const points = (await callResults(admin, 'icb_topic_trends')).body.topics[0].points;
    const changes = points.map(({ campaign_id, change }: { campaign_id: number; change: string | null }) =>
      Object.values(ids).includes(campaign_id) ? change : null,
    );
    expect(changes.every((change: string | null) => change === null)).toBe(true);
    const { campaigns } = (await callResults(admin, 'topic_scores_by_element')).body;
    expect(new Set(campaigns.map(({ audience }: { audience: string }) => audience)).size).toBe(4);
    const [groups] = (await callResults(lead, 'quarter_aggr_result_team_members', { campaign_id: ids.other }))
      .body.campaigns;
    expect(groups.groups).toEqual([]);
  });
});
