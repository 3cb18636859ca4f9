import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveCampaign } from '../../dataProviders/campaigns.ts';
import { dataProvider } from '../../dataProviders/index.ts';
import { pageInMemory } from '../../dataProviders/pageInMemory.ts';
import { refreshSession } from '../../dataProviders/session.ts';
import type { Permission } from '../../domain/access/permissions.ts';
import { teams } from '../../resources/teams/teams.ts';
import { aPerson } from '../domain/access/people.ts';

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

test('LEG-33 a campaign without an id is created, and one with an id is updated', async () => {
  answers = () => ({ body: { data: { campaign_id: 7, message: 'Done.' } } });
  await saveCampaign({ ...campaign, campaign_id: null });
  await saveCampaign({ ...campaign, campaign_id: 7 });
  expect(sent.map(({ url, body }) => [url, body?.actionName])).toEqual([
    ['/legacy/campaign.php', 'create-micro-survey-campaign'],
    ['/legacy/campaign.php', 'update-micro-survey-campaign'],
  ]);
});

test('a list of a plain record is requested in the simple-rest dialect', async () => {
  answers = () => ({ body: [{ id: 1, name: 'A' }], headers: { 'content-range': 'teams 25-25/26' } });
  const page = await dataProvider.getList('teams', {
    pagination: { page: 2, perPage: 25 },
    sort: { field: 'name', order: 'ASC' },
    filter: { q: 'a' },
  });
  expect(page.total).toBe(26);
  const requests = new URL(sent[0]?.url ?? '', 'http://x');
  expect(requests.pathname).toBe('/api/v2/resources/teams');
  expect(Object.fromEntries(requests.searchParams)).toEqual({
    filter: '{"q":"a"}',
    range: '[25,49]',
    sort: '["name","ASC"]',
  });
});

const firstPage = {
  pagination: { page: 1, perPage: 25 },
  sort: { field: 'name', order: 'ASC' },
  filter: { q: 'lu' },
} as const;

/** Signs a person in and responds to lists of both types. */
async function asSomebody(permissions: readonly Permission[]) {
  const { user, ownAccount, currentAccount, subscriptions } = aPerson({ permissions });
  const session = { currentUser: user, ownAccount, currentAccount, subscriptions, emulation: null };
  const page = { body: [{ id: 3, name: 'Lumen' }], headers: { 'content-range': 'accounts 0-24/90000' } };
  const delegated = [
    { id: 3, name: 'Lumen' },
    { id: 4, name: 'Atlas' },
  ];
  answers = ({ url }) => {
    if (url.endsWith('/v2/session')) return { body: session };
    return url.includes('/resources/') ? page : { body: { accounts: delegated } };
  };
  vi.stubGlobal('document', { cookie: 'cairn_signed_in=1' });
  await refreshSession();
  sent = [];
}

const paths = () => sent.map(({ url }) => new URL(url, 'http://x').pathname);

test('people who see all accounts get the list from the server page by page', async () => {
  await asSomebody(['admin']);
  expect((await dataProvider.getList('accounts', firstPage)).total).toBe(90_000);
  await dataProvider.getMany('accounts', { ids: [3] });
  await dataProvider.getManyReference('accounts', { ...firstPage, target: 'status', id: 'trial' });
  expect(paths()).toEqual(Array(3).fill('/api/v2/resources/accounts'));
  expect(new URL(sent[0]?.url ?? '', 'http://x').searchParams.get('range')).toBe('[0,24]');
  expect(new URL(sent[2]?.url ?? '', 'http://x').searchParams.get('filter')).toContain('"status":"trial"');
});

test('a delegated admin gets all delegated accounts at once', async () => {
  await asSomebody(['delegated_admin']);
  const { data, total } = await dataProvider.getList('accounts', firstPage);
  expect([data.map(({ name }) => name), total]).toEqual([['Lumen'], 1]);
  expect(sent).toMatchObject([{ url: '/api/v2/account/get_accounts', body: { delegated_only: true } }]);
  await dataProvider.getMany('accounts', { ids: [4] });
  expect(paths()).toEqual(Array(2).fill('/api/v2/account/get_accounts'));
});

test('the list of campaigns is paged by the server, and campaigns by id come from v2', async () => {
  answers = ({ url }) =>
    url.includes('/resources/')
      ? { body: [{ id: 7, name: 'Q4' }], headers: { 'content-range': 'benchmark_campaigns 0-24/61' } }
      : { body: { campaigns: [{ campaign_id: 7, name: 'Q4' }] } };
  expect((await dataProvider.getList('benchmark_campaigns', firstPage)).total).toBe(61);
  expect((await dataProvider.getMany('benchmark_campaigns', { ids: [7] })).data[0]?.id).toBe(7);
  expect(paths()).toEqual(['/api/v2/resources/benchmark_campaigns', '/api/v2/microsurvey/campaigns']);
  expect(sent[1]?.body).toEqual({ filter: { campaign_ids: [7] } });
});

test('an account is read and saved over account.php, and the response to saving has the message to show', async () => {
  answers = ({ body }) => ({
    body: {
      data:
        body?.actionName === 'get-account'
          ? { account: { id: 3, name: 'Lumen' } }
          : { message: 'The account was saved.', account_id: 3 },
    },
  });
  const { data } = await dataProvider.update('accounts', {
    id: 3,
    data: { name: 'Lumen' },
    previousData: { id: 3 },
  });
  expect(data.notice).toBe('The account was saved.');
  expect(sent).toMatchObject([
    { url: '/legacy/account.php', body: { actionName: 'update', account_id: 3, name: 'Lumen' } },
    { url: '/legacy/account.php', body: { actionName: 'get-account', account_id: 3 } },
  ]);
});

test('a form shows a refusal field by field', async () => {
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

test('an unsupported action is refused before a request', async () => {
  await expect(dataProvider.delete('accounts', { id: 1 })).rejects.toMatchObject({ status: 405 });
  expect(sent).toEqual([]);
});

const four = [
  { id: 1, name: 'Birch', group_id: 2 },
  { id: 2, name: 'Ash', group_id: null },
  { id: 3, name: 'Elm', group_id: 1 },
  { id: 4, name: 'Cedar', group_id: 1 },
];

test('records that arrive all at once are searched, filtered, sorted and paged like those of the server', () => {
  const names = (params: Parameters<typeof pageInMemory>[2]) =>
    pageInMemory(teams, four, params).data.map(({ name }) => name);
  expect(names({})).toEqual(['Ash', 'Birch', 'Cedar', 'Elm']);
  expect(names({ filter: { q: 'b' } })).toEqual(['Birch']);
  expect(names({ filter: { group_id: 1 } })).toEqual(['Cedar', 'Elm']);
  expect(names({ filter: { group_id: [1, 2] } })).toEqual(['Birch', 'Cedar', 'Elm']);
  expect(names({ sort: { field: 'group_id', order: 'ASC' } })).toEqual(['Elm', 'Cedar', 'Birch', 'Ash']);
  expect(names({ pagination: { page: 2, perPage: 3 } })).toEqual(['Elm']);
  expect(pageInMemory(teams, four, { pagination: { page: 2, perPage: 3 } }).total).toBe(4);
});
