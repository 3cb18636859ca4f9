import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import {
  aCompany,
  anOpenCampaign,
  type Company,
  closeCampaign,
  participationOf,
} from '../campaigns/testCampaigns.ts';
import { answerAll, orderOf, respondent } from './respondent.ts';

let server: TestServer;
let company: Company;
let older: number;
let newer: number;
let next = 0;

beforeAll(async () => {
  server = await startTestServer();
  company = await aCompany(server, 7);
  older = await anOpenCampaign(company.admin, { name: 'Culture, summer' });
  newer = await anOpenCampaign(company.admin);
});
afterAll(() => server.close());

/** A signed-in person with two campaigns, whose page shows the newer one. */
async function person() {
  const user = company.people[next];
  next += 1;
  if (!user) throw new Error('the company is too small for these tests');
  const client = await server.signIn(user);
  const opened = (await respondent(client, null).open()).body;
  return { user, client, opened, guest: respondent(client, null, opened.device_key) };
}

const draftsOf = async (participationId: number) =>
  server.database.owner
    .selectFrom('drafts')
    .select('participation_id')
    .where('participation_id', '=', participationId)
    .execute();

test('repeating the last answer of one campaign does not answer the other', async () => {
  const { user, client, opened, guest } = await person();
  const last = await answerAll(server, null, orderOf, { client });
  const other = await participationOf(server, older, user);
  const again = await guest.answer(opened.questions.at(-1));
  expect([again.status, again.body]).toEqual([200, last.body]);
  expect(await participationOf(server, older, user)).toEqual(other);
  expect([other.status, await draftsOf(other.id)]).toEqual(['invited', []]);
});

test('a start and feedback apply to the survey on screen', async () => {
  const { user, client, guest } = await person();
  await answerAll(server, null, orderOf, { client });
  expect((await guest.begin()).body).toEqual({ started: true });
  expect((await guest.feedback()).body).toEqual({ ending: 'allAnswered' });
  expect((await participationOf(server, newer, user)).feedback_given).toBe(true);
  const other = await participationOf(server, older, user);
  expect([other.status, other.feedback_given]).toEqual(['invited', false]);
  const early = await respondent(client, null, (await guest.open()).body.device_key).feedback();
  expect([early.status, early.body.code]).toEqual([409, 'feedback_early']);
});

test('a page left open under another person’s session does not change that person’s survey', async () => {
  const one = await person();
  const other = await person();
  const page = respondent(other.client, null, one.opened.device_key);
  const replies = [await page.begin(), await page.answer(one.opened.questions[0]), await page.feedback()];
  expect(replies.map(({ status, body }) => [status, body.code])).toEqual(
    replies.map(() => [404, 'link_unknown']),
  );
  expect((await participationOf(server, newer, other.user)).status).toBe('invited');
  expect((await participationOf(server, newer, one.user)).status).toBe('invited');
});

test('a started survey comes before a newer one', async () => {
  const { user, client } = await person();
  const begun = await participationOf(server, older, user);
  await server.database.owner
    .updateTable('participations')
    .set({ status: 'started' })
    .where('id', '=', begun.id)
    .execute();
  expect((await respondent(client, null).open()).body.campaign?.name).toBe('Culture, summer');
});

test('an answer after closing is refused even while another campaign is open', async () => {
  const { user, opened, guest } = await person();
  await closeCampaign(company.admin, newer);
  const late = await guest.answer(opened.questions[0]);
  expect([late.status, late.body.code]).toEqual([409, 'campaign_closed']);
  expect((await participationOf(server, older, user)).status).toBe('invited');
});
