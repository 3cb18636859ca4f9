import { afterAll, beforeAll, expect, test } from 'vitest';
import { callGroups, fileCallGroups } from '../../../contract/callRegistry.ts';
import { emptyAnswer } from '../../../domain/questions/supplementalAnswer.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aCompany, anOpenCampaign, type Company, closeCampaign } from '../campaigns/testCampaigns.ts';
import { aSupplemental } from '../questions/testQuestions.ts';
import { submitForms } from '../results/submitForms.ts';

/** A word that only comments contain. */
const canary = 'pelican';
const people = 24;

let server: TestServer;
let company: Company;
let campaignId: number;
let lead: Client;
let colleague: Client;
const beforePublication: Harvest[] = [];

/** The responses that contain a comment, by path. */
interface Harvest {
  readonly path: string;
  readonly body: object;
  readonly text: string;
}

const dimensions = ['team', 'department', 'location', 'level', 'gender', 'race', 'decade'];

const isAboutResults = ({ path }: { readonly path: string }) => path.includes('microsurvey_results');

/** What a body needs to be valid, by field. */
const valuesOf = (dimension: string): Readonly<Record<string, unknown>> => ({
  ...{
    campaign_id: campaignId,
    id: campaignId,
    accountId: company.account.id,
    account_id: company.account.id,
  },
  ...{ user_id: company.people[0]?.id, dimension, search: '' },
});

/** Every call that reads and every file: with valid bodies for each dimension, and with filters that no call has. */
async function harvest(client: Client): Promise<readonly Harvest[]> {
  const found: Harvest[] = [];
  const add = (path: string, body: object, raw: Buffer) => {
    const text = raw.toString('utf8');
    if (text.toLowerCase().includes(canary)) found.push({ path, body, text });
  };
  // The calls about results come first, because others may use up a limit.
  const calls = Object.values(callGroups).flatMap((group) => Object.values(group));
  const sorted = [...calls.filter(isAboutResults), ...calls.filter((call) => !isAboutResults(call))];
  for (const { method, path, mutates, body: schema } of sorted) {
    if (mutates || /sign|logout|password|session/.test(path)) continue;
    if (method === 'GET') {
      add(path, {}, (await client.get(`/api${path}`)).raw);
      continue;
    }
    const known = (dimension: string) =>
      Object.fromEntries(Object.entries(valuesOf(dimension)).filter(([name]) => name in schema.fields));
    const bodies = isAboutResults({ path })
      ? [
          ...dimensions.map(known),
          ...dimensions.map((dimension) => ({
            ...known(dimension),
            [dimension]: 'Sales',
            dimension,
            group: 'Sales',
          })),
        ]
      : [known('team')];
    for (const body of bodies) add(path, body, (await client.post(`/api${path}`, body)).raw);
  }
  for (const { path } of Object.values(fileCallGroups).flatMap((calls) => Object.values(calls))) {
    for (const dimension of ['', ...dimensions]) {
      const query = `campaign_id=${campaignId}${dimension && `&dimension=${dimension}`}`;
      add(path, { dimension }, (await client.get(`/api${path}?${query}`)).raw);
    }
  }
  return found;
}

beforeAll(async () => {
  server = await startTestServer();
  company = await aCompany(server, people, (index) => ({
    department: index < people / 2 ? 'Sales' : 'Care',
  }));
  const { account, admin } = company;
  const leader = await server.aUser({ account, permissions: ['user', 'supervisor'], type: 3 });
  await server.database.executeSql(
    `with made as (insert into teams (account_id, name, leader_id) values ($1, 'North', $2) returning id)
      insert into memberships (account_id, team_id, user_id, since)
      select $1, made.id, member, '2020-01-01' from made, unnest($3::int[]) member`,
    [account.id, leader.id, company.people.map(({ id }) => id)],
  );
  lead = await server.signIn(leader);
  colleague = await server.signIn(await server.aUser({ account, type: 3 }));
  const { id, version } = await aSupplemental({ server, admin }, {});
  campaignId = await anOpenCampaign(admin, { cuts: ['department', 'team'], supplemental_ids: [id] });
  await submitForms(server, campaignId, people, undefined, (index) => [
    {
      ...emptyAnswer,
      question_id: version,
      text: `More of the ${canary}, please, every ${index % 2 ? 'week' : 'month'}`,
    },
  ]);
  for (const client of [admin, lead]) beforePublication.push(...(await harvest(client)));
  await closeCampaign(admin, campaignId);
});
afterAll(() => server.close());

test('P40 before publication, no call and no file contains a comment, for anyone', () => {
  expect(beforePublication.map(({ path }) => path)).toEqual([]);
});

test('DASH-06 P40 administrators read comments under their question only, and no filter changes which ones', async () => {
  const reader = await server.aUser({
    account: company.account,
    permissions: ['user', 'local_admin'],
    type: 3,
  });
  const found = await harvest(await server.signIn(reader));
  expect(new Set(found.map(({ path }) => path))).toEqual(new Set(['/v2/microsurvey_results/comments']));
  for (const { text, body } of found) {
    const { questions } = JSON.parse(text);
    expect(questions).toHaveLength(1);
    expect(Object.keys(questions[0]).sort()).toEqual([
      'comments',
      'question',
      'question_id',
      'themes',
      'total',
    ]);
    expect([body, questions[0].total]).toEqual([body, people]);
    expect(text).not.toMatch(/Sales|Care|North|answer_percent/);
  }
});

test('P40 team leads, respondents and visitors get no comment from any call or file', async () => {
  for (const client of [lead, colleague, server.visitor()]) {
    expect((await harvest(client)).map(({ path }) => path)).toEqual([]);
  }
});
