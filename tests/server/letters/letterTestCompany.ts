import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import type { AUser } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { openPdf } from '../../support/pdf.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aCompany, anOpenCampaign, type Company } from '../campaigns/testCampaigns.ts';
import { respondent } from '../survey/respondent.ts';

export let server: TestServer;
export let company: Company;
export let campaign: number;

/** Starts a server for the tests of a file, and an open campaign of a new company for each of them. */
export function openLetterCompany(): void {
  beforeAll(async () => {
    server = await startTestServer();
  });
  beforeEach(async () => {
    company = await aCompany(server, 6, (index) => ({ first_name: 'Ines', last_name: `Number${index}` }));
    campaign = await anOpenCampaign(company.admin);
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => server.close());
}

export const letters = (client: Client, body: object = {}) =>
  client.post('/api/v2/microsurvey/codes/letters', { campaign_id: campaign, team_id: null, ...body });
export const enter = (code: string, pin: string, client: Client = server.visitor()) =>
  client.post('/api/v2/survey/enter_code', { code, pin });

export const textOf = async (content: string) => (await openPdf(Buffer.from(content, 'base64'))).pages;

/** Makes letters and returns the codes by last name. */
export async function codesOf(client: Client): Promise<Map<string, string>> {
  const { status, body } = await letters(client);
  expect(status).toBe(200);
  const pages = await textOf(body.content);
  return new Map(
    pages
      .slice(1)
      .map((page) => [
        /Number\d/.exec(page)?.[0] ?? '',
        /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(page)?.[0] ?? '',
      ]),
  );
}
export const codeOf = async (last: string) => (await codesOf(company.admin)).get(last) ?? '';
/** The link that a code and a PIN open. */
export const linkOf = async (code: string, pin: string): Promise<string> =>
  (await enter(code, pin)).body.code;
export function personAt(index: number): AUser {
  const person = company.people[index];
  if (!person) throw new Error('there are people');
  return person;
}
export const open = async (code: string) => respondent(server.visitor(), code).open();
