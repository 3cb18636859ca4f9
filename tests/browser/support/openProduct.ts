import { resolve } from 'node:path';
import { createSmtpMailer } from '../../../server/integrations/mailer.ts';
import { freePort } from '../../support/freePort.ts';
import { startTestServer, type TestServer, type TestServerOptions } from '../../support/startTestServer.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';

export interface OpenProduct extends TestServer {
  readonly origin: string;
  readonly mailbox: Mailbox;
}

/** Starts the whole product on a real port, with its pages, a real mail server and a controlled clock. */
export async function openProduct(
  siteFolder = process.env.SITE_FOLDER ?? 'dist',
  options: TestServerOptions = {},
): Promise<OpenProduct> {
  // Links in emails contain the address, so it must be known before the server listens.
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const mailbox = await openMailbox();
  const mailer = createSmtpMailer(mailbox.smtpUrl, 'Cairn <no-reply@cairn.example>');
  const server = await startTestServer({
    now: new Date(),
    ...options,
    siteFolder: resolve(siteFolder),
    mailer,
    environment: {
      contentOrigin: `http://content.localhost:${port}`,
      ...options.environment,
      publicOrigin: origin,
    },
  });
  await server.app.listen({ port, host: '127.0.0.1' });
  return {
    ...server,
    origin,
    mailbox,
    async close() {
      mailer.close();
      await server.close();
      await mailbox.close();
    },
  };
}
