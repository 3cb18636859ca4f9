import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import {
  aCampaign,
  aCompany,
  aDraft,
  anOpenCampaign,
  type Company,
  legacy,
  microSurvey,
  participationOf,
} from './testCampaigns.ts';

let server: TestServer;
let company: Company;
let stranger: Company;
let campaign_id: number;
let participant_id: number;

beforeAll(async () => {
  server = await startTestServer();
  company = await aCompany(server, 8);
  stranger = await aCompany(server, 0);
  campaign_id = await anOpenCampaign(company.admin);
  participant_id = (await participationOf(server, campaign_id, company.people[0] ?? { id: 0 })).id;
});
afterAll(() => server.close());

type Call = readonly [
  name: string,
  ask: (client: Client, campaign: number, participant: number) => ReturnType<Client['post']>,
];

const anEmail = { template: 'invitation', locale: 'en', subject: 'A', body: 'B', sender_name: '' };

/** Every call about a campaign, with a valid payload. */
const about: Call[] = [
  ['get-campaign', (client, campaign) => microSurvey(client, 'get-campaign', { campaign_id: campaign })],
  [
    'get-participant',
    (client, _campaign, participant) =>
      microSurvey(client, 'get-participant', { participant_id: participant }),
  ],
  ['assign-users', (client, campaign) => microSurvey(client, 'assign-users', { campaign_id: campaign })],
  ['send-reminders', (client, campaign) => microSurvey(client, 'send-reminders', { campaign_id: campaign })],
  [
    'resend-micro-survey',
    (client, campaign, participant) =>
      microSurvey(client, 'resend-micro-survey', { campaign_id: campaign, participant_id: participant }),
  ],
  [
    'delete-micro-survey-assignment',
    (client, campaign, participant) =>
      microSurvey(client, 'delete-micro-survey-assignment', {
        campaign_id: campaign,
        participant_id: participant,
      }),
  ],
  [
    'toggle-campaign-status',
    (client, campaign) => microSurvey(client, 'toggle-campaign-status', { campaign_id: campaign }),
  ],
  [
    'delete-micro-survey-campaign',
    (client, campaign) => microSurvey(client, 'delete-micro-survey-campaign', { campaign_id: campaign }),
  ],
  [
    'update-micro-survey-campaign',
    (client, campaign) =>
      legacy(client, 'campaign.php', 'update-micro-survey-campaign', { ...aDraft, campaign_id: campaign }),
  ],
  [
    'launch check',
    (client, campaign) => client.post('/api/v2/microsurvey/launch_check', { campaign_id: campaign }),
  ],
  ['preview', (client, campaign) => client.post('/api/v2/microsurvey/preview', { campaign_id: campaign })],
  [
    'read an email',
    (client, campaign) =>
      client.post('/api/v2/microsurvey/mails/read', { ...anEmail, campaign_id: campaign }),
  ],
  [
    'preview an email',
    (client, campaign) =>
      client.post('/api/v2/microsurvey/mails/preview', { ...anEmail, campaign_id: campaign }),
  ],
  [
    'save an email',
    (client, campaign) =>
      client.post('/api/v2/microsurvey/mails/save', { ...anEmail, campaign_id: campaign }),
  ],
  [
    'send a test',
    (client, campaign) =>
      client.post('/api/v2/microsurvey/mails/send_test', { ...anEmail, campaign_id: campaign }),
  ],
  [
    'participants',
    (client, campaign) => client.post('/api/v2/microsurvey/participants', { campaign_id: campaign }),
  ],
];
const lists: Call[] = [
  ['campaigns', (client) => client.post('/api/v2/microsurvey/campaigns')],
  ['a page of campaigns', (client) => client.get('/api/v2/resources/benchmark_campaigns')],
  ['topics', (client) => client.get('/api/v2/microsurvey/topics')],
  ['get-all-micro-surveys', (client) => microSurvey(client, 'get-all-micro-surveys')],
  ['get-micro-survey-questions', (client) => microSurvey(client, 'get-micro-survey-questions')],
  [
    'create-micro-survey-campaign',
    (client) => legacy(client, 'campaign.php', 'create-micro-survey-campaign', aDraft),
  ],
];

test.each([...about, ...lists])('%s requires a session, the tier and the module', async (_name, ask) => {
  const out = await ask(server.visitor(), campaign_id, participant_id);
  expect([out.status, out.body.code]).toEqual([401, 'signed_out']);
  const user = await server.signIn(company.people[0] ?? { id: 0 });
  const low = await ask(user, campaign_id, participant_id);
  expect([low.status, low.body.code]).toEqual([403, 'forbidden']);
  const without = await aCompany(server, 0, undefined, { modules: [2, 4] });
  const off = await ask(without.admin, campaign_id, participant_id);
  expect([off.status, off.body.code]).toEqual([403, 'module_off']);
});

test.each(about)('%s returns the same for another account’s row as for a missing one', async (_name, ask) => {
  const foreign = await ask(stranger.admin, campaign_id, participant_id);
  const missing = await ask(stranger.admin, 999_999, 999_999);
  expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
});

test.each(about)('%s rejects an invalid id', async (_name, ask) => {
  const { status, body } = await ask(company.admin, -1, -1);
  expect([status, body.code]).toEqual([422, 'invalid']);
});

test('lists and campaigns contain nothing of another account', async () => {
  expect((await stranger.admin.post('/api/v2/microsurvey/campaigns')).body).toEqual({ campaigns: [] });
  expect((await microSurvey(stranger.admin, 'get-all-micro-surveys')).body.data).toEqual({
    micro_surveys: [],
  });
  const people = company.people.map(({ id }) => id);
  const borrowed = await legacy(stranger.admin, 'campaign.php', 'create-micro-survey-campaign', {
    ...aDraft,
    audience: 'chosen',
    user_ids: people,
  });
  expect([borrowed.status, borrowed.body.problems]).toEqual([
    422,
    [{ field: 'user_ids', problem: 'unknown' }],
  ]);
});

test('API-14 campaigns are listed newest first and can be filtered', async () => {
  const own = await aCompany(server, 5);
  const draft = await aCampaign(own.admin, { name: 'Spring 100%' });
  const open = await anOpenCampaign(own.admin, { name: 'Winter' });
  const result = async (filter: object | null) => {
    const { body } = await own.admin.post('/api/v2/microsurvey/campaigns', { filter });
    return body.campaigns.map((campaign: { campaign_id: number }) => campaign.campaign_id);
  };
  expect(await result(null)).toEqual([open, draft]);
  expect(await result({ status: 'draft' })).toEqual([draft]);
  expect(await result({ q: '100%' })).toEqual([draft]);
  expect(await result({ q: '%' })).toEqual([draft]);
  expect(await result({ campaign_ids: [open, campaign_id] })).toEqual([open]);
  expect(await result({ campaign_ids: [] })).toEqual([]);
});

test('API-15 ENT-48 ENT-49 topics are returned with their elements', async () => {
  const { status, body } = await company.admin.get('/api/v2/microsurvey/topics');
  expect(status).toBe(200);
  expect(body.topics).toHaveLength(6);
  for (const topic of body.topics) {
    expect(topic).toMatchObject({ topic_id: expect.any(Number), topic: expect.any(String) });
    expect(topic.elements).toHaveLength(4);
  }
});

describe('team leads', () => {
  let lead: Client;
  let team: number;
  let members: number[];

  beforeAll(async () => {
    const { owner } = server.database;
    const account_id = company.account.id;
    const leader = await server.aUser({
      account: company.account,
      permissions: ['user', 'supervisor'],
      type: 3,
    });
    lead = await server.signIn(leader);
    members = company.people.slice(0, 6).map(({ id }) => id);
    ({ id: team } = await owner
      .insertInto('teams')
      .values({ account_id, name: 'Led', leader_id: leader.id })
      .returning('id')
      .executeTakeFirstOrThrow());
    await owner
      .insertInto('memberships')
      .values(members.map((user_id) => ({ account_id, team_id: team, user_id, since: null })))
      .execute();
  });

  test('can only include their own teams', async () => {
    const own = await legacy(lead, 'campaign.php', 'create-micro-survey-campaign', {
      ...aDraft,
      audience: 'chosen',
      team_ids: [team],
    });
    expect(own.status).toBe(200);
    const outside = company.people[7]?.id;
    for (const beyond of [{ audience: 'everyone' }, { audience: 'chosen', user_ids: [outside] }]) {
      const { status, body } = await legacy(lead, 'campaign.php', 'create-micro-survey-campaign', {
        ...aDraft,
        ...beyond,
      });
      expect([status, body.code]).toEqual([403, 'forbidden']);
    }
    const id = own.body.data.campaign_id;
    const added = await microSurvey(lead, 'assign-users', { campaign_id: id, user_ids: [outside] });
    expect(added.status).toBe(403);
    const launch = () => microSurvey(lead, 'toggle-campaign-status', { campaign_id: id });
    expect((await launch()).body.code).toBe('audience_too_small');
    for (let joined = members.length; joined < 10; joined += 1) {
      const { id: user_id } = await server.aUser({ account: company.account });
      await server.database.owner
        .insertInto('memberships')
        .values({ account_id: company.account.id, team_id: team, user_id, since: null })
        .execute();
    }
    expect((await launch()).status).toBe(200);
  });

  test('cannot change campaigns created by others', async () => {
    for (const [action, more] of [
      ['send-reminders', {}],
      ['toggle-campaign-status', {}],
      ['delete-micro-survey-campaign', {}],
    ] as const) {
      const { status, body } = await microSurvey(lead, action, { campaign_id, ...more });
      expect([action, status, body.code]).toEqual([action, 403, 'forbidden']);
    }
  });

  test('see only the invitations of their own team members', async () => {
    const { body } = await lead.post('/api/v2/microsurvey/participants', { campaign_id });
    const visible = body.participants.map(({ user_id }: { user_id: number }) => user_id).sort();
    expect([visible, body.total]).toEqual([[...members].sort(), 6]);
    const outside = await participationOf(server, campaign_id, company.people[7] ?? { id: 0 });
    const refused = await microSurvey(lead, 'get-participant', { participant_id: outside.id });
    expect([refused.status, refused.body.code]).toEqual([404, 'not_found']);
  });
});

test('participants are paged, searchable and filtered by invitation, and have no score', async () => {
  const ask = (more: object) =>
    company.admin.post('/api/v2/microsurvey/participants', { campaign_id, ...more });
  const first = await ask({ per_page: 3 });
  const second = await ask({ per_page: 3, page: 2 });
  expect([first.body.participants.length, first.body.total]).toEqual([3, 8]);
  const idsOf = ({ body }: { body: { participants: { participant_id: number }[] } }) =>
    body.participants.map((one) => one.participant_id);
  expect(idsOf(first).some((id) => idsOf(second).includes(id))).toBe(false);
  expect((await ask({ status: 'bounced' })).body).toEqual({ participants: [], total: 0 });
  expect((await ask({ q: 'nobody of this name' })).body.total).toBe(0);
  expect((await ask({ per_page: 101 })).status).toBe(422);
});

test('a reader of a delegated account cannot change anything in it', async () => {
  const reader = await server.aUser({
    account: stranger.account,
    permissions: ['user', 'supervisor', 'consultant'],
  });
  await server.delegate(reader, company.account);
  const client = await server.signIn(reader);
  client.emulatedAccountId = company.account.id;
  expect((await client.post('/api/v2/microsurvey/campaigns')).status).toBe(200);
  const { status, body } = await microSurvey(client, 'send-reminders', { campaign_id });
  expect([status, body.code]).toEqual([403, 'forbidden']);
});
