import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createSmtpMailer } from '../../../server/integrations/mailer.ts';
import { startSmtpServer, type TestSmtpServer } from '../../support/startSmtpServer.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aCycleCompany, type CycleCompany } from './testCycle.ts';

export let smtp: TestSmtpServer;
export let server: TestServer;
export let company: CycleCompany;
/** When each test begins. */
export let start: Date;

/** Starts a server with a mail server and a company, for the tests of a file. */
export function openMailedCycleServer(): void {
  beforeAll(async () => {
    smtp = await startSmtpServer();
    server = await startTestServer({ mailer: createSmtpMailer(smtp.url, 'Cairn <no-reply@cairn.example>') });
    company = await aCycleCompany(server);
    start = server.clock.now();
  });
  beforeEach(() => {
    smtp.state.received = [];
    server.clock.set(start);
  });
  afterAll(async () => {
    server.deps.mailer.close();
    await smtp.close();
    await server.close();
  });
}

/** A team lead of the company without a team. */
export async function aLead() {
  const user = await server.aUser({ account: company.account, permissions: ['user', 'supervisor'], type: 3 });
  return { user, client: await server.signIn(user) };
}
