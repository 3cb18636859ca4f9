import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aCompany, anOpenCampaign, closeCampaign, invitationCodeOf } from '../campaigns/testCampaigns.ts';
import { submitForms } from '../results/submitForms.ts';
import { respondent } from './respondent.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('SURV-03 the receipt has the latest certificate of the company, and of no other', async () => {
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
  const proof = (await receiptOf(second, person)).certificate;
  expect(proof).toMatchObject({ k: 5, algorithm: 'disjoint-bases/1' });
  expect((await receiptOf(first, person)).certificate).toEqual(proof);

  const other = await anOpenCampaign(elsewhere.admin);
  expect((await receiptOf(other, stranger)).certificate).toBeNull();
});
