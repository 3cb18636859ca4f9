import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Deps } from '../../../server/deps.ts';
import { createOutboundClient } from '../../../server/integrations/http/outboundClient.ts';
import { createTwilioMessenger } from '../../../server/integrations/sms/twilioMessenger.ts';
import { sendMails, sendTextMessages } from '../../../server/usecases/mail/sendMails.ts';
import { type FakeTwilio, startFakeTwilio } from '../../support/fakeTwilio.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aCompany, anOpenCampaign, type Company } from '../campaigns/testCampaigns.ts';

export let twilio: FakeTwilio;
export let server: TestServer;
export let company: Company;

export const start = new Date('2026-11-21T09:00:00.000Z');
export const numbers = ['+4915112345670', '+4915112345671', '+4915112345672'];

/** Three people with a number, one with neither number nor address, and four with an address. */
export const contactsOf = (index: number) => {
  if (index < 3) return { email: null, external_id: `W${index}`, mobile_number: numbers[index] ?? null };
  if (index === 3) return { email: null, external_id: 'W3' };
  return { mobile_number: '+4915112345699' };
};

/** Starts a server with a provider of text messages for the tests of a file, and a company before each of them. */
export function openTextCompany(): void {
  beforeAll(async () => {
    twilio = await startFakeTwilio();
    const client = createOutboundClient({
      allowsPrivateAddresses: true,
      timeoutMs: 1_500,
      maxResponseBytes: 10_000,
    });
    server = await startTestServer({
      environment: { sms: twilio.settings },
      texts: createTwilioMessenger(client, twilio.settings),
    });
  });
  afterAll(async () => {
    await server.close();
    await twilio.close();
  });
  beforeEach(async () => {
    server.clock.set(start);
    await server.database.executeSql('delete from mails');
    // The campaigns of earlier tests remind no one.
    await server.database.executeSql('update benchmark_campaigns set reminders = false');
    twilio.sent.length = 0;
    twilio.responses.length = 0;
    twilio.numbers.clear();
    server.letters.length = 0;
    company = await aCompany(server, 8, contactsOf, { name: 'Harbor & Pine' });
  });
}

export const personAt = (index: number) => company.people[index] ?? { id: 0 };
export const sentTo = () => twilio.sent.map(({ to }) => to).toSorted();
export const linkIn = (text: string | undefined) => /code=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
export const textTo = (number: string) => twilio.sent.findLast(({ to }) => to === number)?.text;
export const stored = async () =>
  await server.database.owner.selectFrom('mails').selectAll().orderBy('id').execute();

/** Runs both jobs. */
export async function sendMessages(deps: Deps): Promise<void> {
  await sendMails(deps);
  await sendTextMessages(deps);
}

export async function launch(): Promise<number> {
  const id = await anOpenCampaign(company.admin, { name: 'Autumn' });
  await sendMessages(server.deps);
  return id;
}

/** Signs the administrator in again, after the session has ended. */
export async function signInAgain(): Promise<void> {
  company = { ...company, admin: await server.signIn(company.adminUser) };
}
