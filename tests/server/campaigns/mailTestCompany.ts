import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createSmtpMailer } from '../../../server/integrations/mailer.ts';
import type { Client } from '../../support/client.ts';
import { startSmtpServer, type TestSmtpServer } from '../../support/startSmtpServer.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aCompany, type Company, microSurvey } from './testCampaigns.ts';

export let smtp: TestSmtpServer;
export let server: TestServer;
export let company: Company;

/** Starts a server with a mail server and a company, for the tests of a file. */
export function openMailCompany(): void {
  beforeAll(async () => {
    smtp = await startSmtpServer();
    server = await startTestServer({ mailer: createSmtpMailer(smtp.url, 'Cairn <no-reply@cairn.example>') });
    company = await aCompany(server, 6, (index) => ({
      first_name: `Person${index}`,
      locale_abbr: index === 0 ? 'de' : 'en',
    }));
  });
  beforeEach(() => {
    smtp.state.received = [];
  });
  afterAll(async () => {
    server.deps.mailer.close();
    await smtp.close();
    await server.close();
  });
}

export const ask = (client: Client, verb: string, body: object) =>
  client.post(`/api/v2/microsurvey/mails/${verb}`, body);
export const anEdit = (campaign_id: number | null, changes: object = {}) => ({
  campaign_id,
  template: 'invitation',
  locale: 'en',
  subject: 'Your view of {company}',
  body: 'Dear {first_name},\n\n{link}\n\n<b>{campaign}</b> until {closes_on}, {duration}.',
  sender_name: 'Ana Rivers',
  ...changes,
});
export const save = async (campaign_id: number | null, changes: object = {}) => {
  const edit = anEdit(campaign_id, changes);
  const { updated_at } = (await ask(company.admin, 'read', edit)).body;
  return ask(company.admin, 'save', { ...edit, updated_at });
};
export const mailTo = (address: string) =>
  smtp.state.received.find(({ recipients }) => recipients.includes(address));
export const emailOf = (index: number) => company.people[index]?.email ?? '';
export const launch = async (id: number) => {
  await microSurvey(company.admin, 'toggle-campaign-status', { campaign_id: id });
  await server.runJobs();
};
