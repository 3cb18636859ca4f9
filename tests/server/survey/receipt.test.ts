import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import {
  aCompany,
  anOpenCampaign,
  aTeam,
  closeCampaign,
  invitationCodeOf,
} from '../campaigns/testCampaigns.ts';
import { submitForms } from '../results/submitForms.ts';
import { respondent } from './respondent.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('SURV-03 the receipt has the certificate of its own campaign, and of no other', async () => {
  const [company, elsewhere] = [await aCompany(server, 12), await aCompany(server, 6)];
  const first = await anOpenCampaign(company.admin);
  const [person] = company.people;
  const [stranger] = elsewhere.people;
  if (!person || !stranger) throw new Error('nobody to ask');
  const receiptOf = async (campaign: number, user: typeof person) =>
    (await respondent(server.visitor(), await invitationCodeOf(server, campaign, user)).open()).body.receipt;
  expect((await receiptOf(first, person)).certificate).toBeNull();

  await submitForms(server, first, 10);
  await closeCampaign(company.admin, first);
  const second = await anOpenCampaign(company.admin);
  expect((await receiptOf(first, person)).certificate).toMatchObject({ k: 5, algorithm: 'disjoint-bases/1' });
  expect((await receiptOf(second, person)).certificate).toBeNull();

  const other = await anOpenCampaign(elsewhere.admin);
  expect((await receiptOf(other, stranger)).certificate).toBeNull();
});

test('R24 the receipt states how many people are invited and how they were chosen', async () => {
  const { account, admin, people } = await aCompany(server, 12);
  const team = await aTeam(server, account.id, people.slice(0, 10));
  const [person] = people;
  if (!person) throw new Error('nobody to ask');
  const ids = people.map(({ id }) => id);
  for (const [audience, invited, invited_as] of [
    [{ audience: 'everyone' }, 12, 'everyone'],
    [{ audience: 'chosen', team_ids: [team] }, 10, 'teams'],
    [{ audience: 'chosen', user_ids: ids }, 12, 'people'],
    [{ audience: 'chosen', team_ids: [team], user_ids: ids.slice(0, 11) }, 11, 'teamsAndPeople'],
  ] as const) {
    const campaign = await anOpenCampaign(admin, audience);
    const opened = await respondent(
      server.visitor(),
      await invitationCodeOf(server, campaign, person),
    ).open();
    expect(opened.body.receipt).toMatchObject({ invited, invited_as });
  }
});
