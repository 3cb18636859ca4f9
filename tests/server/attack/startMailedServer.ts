import type { Mailer } from '../../../server/integrations/mailer.ts';
import type { AUser } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { invitationCodeOf } from '../campaigns/testCampaigns.ts';
import { answerAll, respondent } from '../survey/respondent.ts';

/** A server whose emails the test can read and let bounce, and a client who may read its outbox. */
export interface MailedServer {
  readonly server: TestServer;
  readonly outbox: Client;
  readonly sent: { readonly to: string; readonly subject: string; readonly text: string }[];
  readonly mail: { isConfigured: boolean; readonly bounces: Set<string> };
  runMailJob(): Promise<void>;
  /** Answers the first question. */
  start(campaign: number, person: Pick<AUser, 'id'>): Promise<void>;
  /** Answers all questions. */
  finish(campaign: number, person: Pick<AUser, 'id'>): Promise<unknown>;
}

export async function startMailedServer(): Promise<MailedServer> {
  const sent: { to: string; subject: string; text: string }[] = [];
  const mail = { isConfigured: true, bounces: new Set<string>() };
  const mailer: Mailer = {
    get isConfigured() {
      return mail.isConfigured;
    },
    async send(letter) {
      if (mail.bounces.has(letter.to)) throw Object.assign(new Error('refused'), { responseCode: 550 });
      sent.push(letter);
    },
    close: () => {},
  };
  const server = await startTestServer({ mailer });
  const operator = await server.aUser({
    account: await server.anAccount(),
    permissions: ['user', 'super_admin'],
  });
  return {
    server,
    outbox: await server.signIn(operator),
    sent,
    mail,
    async runMailJob() {
      await server.deps.jobs.wake('send-mails');
      await server.runJobs();
    },
    async start(campaign, person) {
      const guest = respondent(server.visitor(), await invitationCodeOf(server, campaign, person));
      await guest.begin();
      await guest.answer((await guest.open()).body.questions[0]);
    },
    finish: async (campaign, person) => answerAll(server, await invitationCodeOf(server, campaign, person)),
  };
}
