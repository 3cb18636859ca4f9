import { afterAll, beforeAll, expect, test } from 'vitest';
import { addWaitingForms } from '../../../server/store/survey/submittedForms.ts';
import { padJson } from '../../../server/usecases/survey/submitForm.ts';
import { seal } from '../../../server/vault/sealedBox.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aCompany, anOpenCampaign, type Company, closeCampaign } from '../campaigns/testCampaigns.ts';
import { callResults } from './quarters.ts';
import { submitForms } from './submitForms.ts';

let server: TestServer;
let company: Company;

beforeAll(async () => {
  server = await startTestServer();
  company = await aCompany(server, 24, () => ({ first_name: 'Zed', last_name: 'Quillon' }));
});
afterAll(() => server.close());

/** A closed campaign for everyone with the given number of feedback entries. */
async function aClosed(given: number, writing = 0): Promise<number> {
  const id = await anOpenCampaign(company.admin, { cuts: [] });
  await submitForms(server, id, 24);
  const { owner } = server.database;
  const keys = owner.selectFrom('campaign_keys').select('public_key').where('campaign_id', '=', id);
  const { public_key } = await keys.executeTakeFirstOrThrow();
  const participations = await owner
    .selectFrom('participations')
    .select(['id', 'account_id'])
    .where('campaign_id', '=', id)
    .orderBy('id')
    .limit(given)
    .execute();
  const forms = participations.map(({ id: respondentId, account_id: accountId }, at) => {
    const improvement = at < writing ? `Ask ${at < 6 ? 'sooner' : 'later'}, as Zed Quillon said` : null;
    const box = seal(public_key, padJson({ rating: at < 4 ? 3 : 4, improvement }));
    return { accountId, respondentId, box };
  });
  await owner.transaction().execute((tx) => addWaitingForms(tx, { kind: 'campaign', id }, 'feedback', forms));
  expect((await callResults(company.admin, 'feedback', { campaign_id: id })).status).toBe(404);
  await closeCampaign(company.admin, id);
  return id;
}

const nothingTold = { n_band: null, shares: [], comments: [], total: 0, themes: [] };

test('survey feedback is shown after closing, to administrators of the account, without names', async () => {
  const campaign_id = await aClosed(24, 9);
  const { body } = await callResults(company.admin, 'feedback', { campaign_id });
  expect(body).toMatchObject({
    n_band: 20,
    shares: [
      { steps: [1, 2, 3], percent: 15 },
      { steps: [4, 5], percent: 85 },
    ],
    total: 9,
    themes: [
      { word: 'said', n_band: 5 },
      { word: 'sooner', n_band: 5 },
    ],
  });
  for (const comment of body.comments) expect(comment).toMatch(/^Ask (sooner|later), as \[removed\] said$/);
  const search = await callResults(company.admin, 'feedback', { campaign_id, search: 'later' });
  expect(search.body).toMatchObject({ comments: [], total: 0, shares: body.shares });
  for (const call of ['supplementals', 'comments']) {
    expect((await callResults(company.admin, call, { campaign_id })).body.questions).toEqual([]);
  }
  const person = { account: company.account, permissions: ['user' as const, 'supervisor' as const] };
  const other = await aCompany(server, 0);
  expect((await callResults(server.visitor(), 'feedback', { campaign_id })).status).toBe(401);
  expect(
    (await callResults(await server.signIn(await server.aUser(person)), 'feedback', { campaign_id })).status,
  ).toBe(403);
  expect((await callResults(other.admin, 'feedback', { campaign_id })).status).toBe(404);
  expect((await callResults(company.admin, 'feedback', {})).status).toBe(422);
});

test('no feedback, that of four people and that of nineteen with little text are indistinguishable', async () => {
  for (const [given, writing] of [
    [0, 0],
    [4, 4],
    [19, 4],
  ] as const) {
    const campaign_id = await aClosed(given, writing);
    expect((await callResults(company.admin, 'feedback', { campaign_id })).body).toEqual(nothingTold);
  }
});
