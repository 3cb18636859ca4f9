import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveCampaign } from '../../dataProviders/campaigns.ts';
import { dataProvider } from '../../dataProviders/index.ts';
import { pageOf } from '../../dataProviders/inMemory.ts';
import { teams } from '../../resources/teams/teams.ts';

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly body: Record<string, unknown> | undefined;
}
let sent: Sent[] = [];
let answers: (call: Sent) => { status?: number; body: unknown; headers?: Record<string, string> } = () => ({
  body: {},
});

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const call = {
      url,
      method: init.method ?? 'GET',
      body: init.body ? JSON.parse(String(init.body)) : undefined,
    };
    sent.push(call);
    const { status = 200, body, headers } = answers(call);
    return new Response(JSON.stringify(body), { status, headers });
  });
});
afterEach(() => vi.unstubAllGlobals());

const campaign = { name: 'Q4', closes_on: '2026-12-20' } as Parameters<typeof saveCampaign>[0];

test('LEG-33 a campaign without an id is created, one with an id is updated', async () => {
  answers = () => ({ body: { data: { campaign_id: 7, message: 'Done.' } } });
  await saveCampaign({ ...campaign, campaign_id: null });
  await saveCampaign({ ...campaign, campaign_id: 7 });
  expect(sent.map(({ url, body }) => [url, body?.actionName])).toEqual([
    ['/legacy/campaign.php', 'create-micro-survey-campaign'],
    ['/legacy/campaign.php', 'update-micro-survey-campaign'],
  ]);
});

test('a list of a plain record is asked in the dialect of simple-rest', async () => {
  answers = () => ({ body: [{ id: 1, name: 'A' }], headers: { 'content-range': 'teams 25-25/26' } });
  const page = await dataProvider.getList('teams', {
    pagination: { page: 2, perPage: 25 },
    sort: { field: 'name', order: 'ASC' },
    filter: { q: 'a' },
  });
  expect(page.total).toBe(26);
  const asked = new URL(sent[0]?.url ?? '', 'http://x');
  expect(asked.pathname).toBe('/api/v2/resources/teams');
  expect(Object.fromEntries(asked.searchParams)).toEqual({
    filter: '{"q":"a"}',
    range: '[25,49]',
    sort: '["name","ASC"]',
  });
});

test('accounts are asked of v2, and an answer to a save carries the sentence to show', async () => {
  answers = ({ url }) =>
    url.endsWith('/get_account')
      ? { body: { account: { id: 3, name: 'Lumen' } } }
      : { body: { message: 'The account was saved.', account_id: 3 } };
  const { data } = await dataProvider.update('accounts', {
    id: 3,
    data: { name: 'Lumen' },
    previousData: { id: 3 },
  });
  expect(data.notice).toBe('The account was saved.');
  expect(sent[0]).toMatchObject({ url: '/api/v2/account/update', body: { account_id: 3, name: 'Lumen' } });
});

test('a refusal reaches a form field by field', async () => {
  answers = () => ({
    status: 422,
    body: {
      message: 'Please check.',
      code: 'invalid',
      problems: [{ field: 'name', problem: 'tooLong', params: { max: 120 } }],
    },
  });
  await expect(dataProvider.create('teams', { data: {} })).rejects.toMatchObject({
    status: 422,
    body: { code: 'invalid', errors: { name: { message: 'rules.tooLong', args: { max: 120 } } } },
  });
});

test('what a record does not offer is refused before it is sent', async () => {
  await expect(dataProvider.delete('accounts', { id: 1 })).rejects.toMatchObject({ status: 405 });
  expect(sent).toEqual([]);
});

const four = [
  { id: 1, name: 'Birch', group_id: 2 },
  { id: 2, name: 'Ash', group_id: null },
  { id: 3, name: 'Elm', group_id: 1 },
  { id: 4, name: 'Cedar', group_id: 1 },
];

test('records that come all at once are searched, filtered, sorted and cut like those of the server', () => {
  const names = (params: Parameters<typeof pageOf>[2]) =>
    pageOf(teams, four, params).data.map(({ name }) => name);
  expect(names({})).toEqual(['Ash', 'Birch', 'Cedar', 'Elm']);
  expect(names({ filter: { q: 'b' } })).toEqual(['Birch']);
  expect(names({ filter: { group_id: 1 } })).toEqual(['Cedar', 'Elm']);
  expect(names({ filter: { group_id: [1, 2] } })).toEqual(['Birch', 'Cedar', 'Elm']);
  expect(names({ sort: { field: 'group_id', order: 'ASC' } })).toEqual(['Elm', 'Cedar', 'Birch', 'Ash']);
  expect(names({ pagination: { page: 2, perPage: 3 } })).toEqual(['Elm']);
  expect(pageOf(teams, four, { pagination: { page: 2, perPage: 3 } }).total).toBe(4);
});
