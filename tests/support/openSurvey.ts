import { buildApp } from '../../server/app.ts';
import { loadContent } from '../../server/content/loadContent.ts';
import type { Environment } from '../../server/environment.ts';
import { openLogoPrinter } from '../../server/images/logoPrinter.ts';
import { outboxOnlyMailer } from '../../server/integrations/mailer.ts';
import { noMeetingProvider } from '../../server/integrations/meetings/meetingProvider.ts';
import { noTextMessenger } from '../../server/integrations/sms/textMessenger.ts';
import { openPdfRenderer } from '../../server/pdf/pdfRenderer.ts';
import { type DatabaseOptions, openDatabase } from '../../server/store/database.ts';
import { installationOf } from '../../server/store/engine/installation.ts';
import { migrate } from '../../server/store/engine/migrate.ts';
import { openKeyStore } from '../../server/vault/keyStore/openKeyStore.ts';
import { linkCode } from '../../server/vault/linkCodes.ts';
import { anOpenCampaign } from '../server/campaigns/testCampaigns.ts';
import { buildersOf } from './builders.ts';
import { openClient } from './client.ts';
import { createMemoryFileStore } from './memoryFileStore.ts';

/**
 * An account with an open campaign, created by a server in this process before the server under test starts. Returns its invitation codes.
 */
export async function openSurvey(
  options: DatabaseOptions,
  environment: Environment,
  people: number,
): Promise<string[]> {
  const database = await openDatabase(options);
  await migrate(database);
  await loadContent(database);
  const clock = { now: () => new Date() };
  const jobs = { wake: async () => {}, stop: async () => {} };
  const keys = await openKeyStore(environment.keyStore, await installationOf(database));
  const app = await buildApp({
    database,
    keys,
    files: createMemoryFileStore(),
    clock,
    environment,
    mailer: outboxOnlyMailer,
    texts: noTextMessenger,
    meetings: noMeetingProvider,
    jobs,
    pdf: openPdfRenderer(),
    logos: openLogoPrinter(),
    log: { error: () => {} },
  });
  const { anAccount, aUser, aSession } = buildersOf(database.owner, clock.now);
  const account = await anAccount();
  const admin = await aUser({ account, permissions: ['user', 'local_admin'] });
  for (let index = 1; index < people; index += 1) await aUser({ account });
  const client = openClient(app, environment.publicOrigin);
  client.cookies.set('cairn_session', await aSession(admin));
  await anOpenCampaign(client, { closes_on: '2999-12-31' });
  const rows = await database.owner.selectFrom('participations').select(['id', 'link_version']).execute();
  await app.close();
  await keys.close();
  await database.close();
  return rows.map(({ id, link_version }) => linkCode(environment.secret, id, link_version));
}
