import { resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { buildApp } from './app.ts';
import { systemClock } from './clock.ts';
import { demoPassword, demoUsers } from './content/demoUsers.ts';
import { loadContent } from './content/loadContent.ts';
import type { Deps } from './deps.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { openLogoPrinter } from './images/logoPrinter.ts';
import { openFileStore } from './integrations/files/openFileStore.ts';
import { createSmtpMailer, outboxOnlyMailer } from './integrations/mailer.ts';
import { openMeetingProvider } from './integrations/meetings/openMeetingProvider.ts';
import { openTextMessenger } from './integrations/sms/openTextMessenger.ts';
import { type JobQueue, startJobQueue } from './jobs/jobQueue.ts';
import { scheduledJobs } from './jobs/scheduledJobs.ts';
import type { Log } from './log.ts';
import { openPdfRenderer } from './pdf/pdfRenderer.ts';
import { closeServer } from './process/closeServer.ts';
import { exitCodeOf, exitCodes } from './process/exitCodes.ts';
import { surviveLostConnections } from './process/surviveLostConnections.ts';
import { hasNoUsers } from './seed/hasNoUsers.ts';
import { type Database, openDatabase } from './store/database.ts';
import { holdServerLock } from './store/engine/holdServerLock.ts';
import { installationOf } from './store/engine/installation.ts';
import { migrate } from './store/engine/migrate.ts';
import { reconcileKeys } from './usecases/keys/reconcileKeys.ts';
import { rekeyCampaigns } from './usecases/keys/rekeyCampaigns.ts';
import type { KeyStore } from './vault/keyStore/keyStore.ts';
import { openKeyStore } from './vault/keyStore/openKeyStore.ts';

/** Time limit for requests in progress when the server stops, in milliseconds. */
const patience = 10_000;
/** Time limit after a crash of the embedded database, when every response is an error. */
const patienceWhenLost = 1_000;

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

interface Stores {
  readonly database: Database;
  readonly keys: KeyStore;
  close(): Promise<void>;
}

async function openStores(environment: Environment, log: Log): Promise<Stores> {
  const { databaseUrl, dataDir, keyStore } = environment;
  say(databaseUrl ? 'Opening PostgreSQL …' : `Opening the embedded database in ${dataDir} …`);
  const database = await openDatabase(
    databaseUrl ? { kind: 'postgres', url: databaseUrl } : { kind: 'folder', dataDir },
  );
  const unlock =
    databaseUrl && keyStore.kind === 'folder' ? await holdServerLock(databaseUrl, { log }) : async () => {};
  const ran = await migrate(database);
  if (ran.length > 0) say(`Ran ${ran.length} migrations.`);
  await loadContent(database);
  const keys = await openKeyStore(keyStore, await installationOf(database));
  const rekeyed = await rekeyCampaigns({ database, environment, keys });
  if (rekeyed > 0) {
    say(`Replaced the keys of ${rekeyed} campaigns and encrypted their forms again.`);
    say(
      'Older backups and write-ahead logs still contain the old keys. Delete them, or store them separately from CAIRN_SECRET.',
    );
  }
  return {
    database,
    keys,
    async close() {
      await keys.close();
      await unlock();
      await database.close();
    },
  };
}

async function start(): Promise<void> {
  const environment = readEnvironment();
  let appLog: Log | null = null;
  const log: Log = { error: (facts, message) => appLog?.error(facts, message) };
  const files = await openFileStore(environment.fileStore);
  const { database, keys, close } = await openStores(environment, log);
  const mailer = environment.smtpUrl
    ? createSmtpMailer(environment.smtpUrl, environment.mailFrom)
    : outboxOnlyMailer;

  let jobs: JobQueue | null = null;
  const deps: Deps = {
    database,
    keys,
    files,
    clock: systemClock,
    environment,
    mailer,
    texts: openTextMessenger(environment.sms),
    meetings: openMeetingProvider(environment.meetings, systemClock),
    jobs: { wake: async (name) => jobs?.wake(name), stop: async () => jobs?.stop() },
    pdf: openPdfRenderer(),
    logos: openLogoPrinter(),
    log,
  };
  if (environment.demo && (await hasNoUsers(database))) {
    say('Loading the demo company …');
    const { loadDemo } = await import('./seed/loadDemo.ts');
    await loadDemo(deps, say);
  }
  const app = await buildApp(deps, { siteFolder: resolve('dist') });
  appLog = app.log;
  // If keys are missing, the other campaigns remain usable.
  const keyError = await reconcileKeys(deps).then(
    () => null,
    (error: Error) => error,
  );
  if (keyError) say(keyError.message);
  const reportQueue = (error: Error) => app.log.warn({ reason: error.message }, 'job queue failed');
  surviveLostConnections(reportQueue);
  jobs = await startJobQueue(database, scheduledJobs(deps), { log: deps.log, onError: reportQueue });
  // Shows the failed check on the page of background tasks.
  if (keyError) await jobs.wake('destroy-keys');
  const address = await app.listen({ port: environment.port, host: environment.host });
  // The limit of `scripts/prepare.mjs` is for the garbage of loading the modules. Requests would take 5% more CPU time with it.
  setFlagsFromString('--heap-growing-percent=0');
  greet(environment, await hasNoUsers(database), new URL(address).port);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    say('Stopping …');
    await closeServer(app, patience);
    await deps.jobs.stop();
    await deps.pdf.close();
    await deps.logos.close();
    mailer.close();
    await close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.on('disconnect', stop); // The supervisor that restarts this process has ended.
  database.onLost(async (error) => {
    process.stderr.write(`${error.message}\n`);
    await closeServer(app, patienceWhenLost);
    process.exit(exitCodes.failure);
  });
}

function greet(environment: Environment, empty: boolean, port: string): void {
  say(`\nCairn is running at http://localhost:${port}\n`);
  if (environment.demo) {
    say(`Demo accounts, password ${demoPassword}:`);
    for (const { email, who } of demoUsers) say(`  ${email.padEnd(36)} ${who}`);
    say('');
  } else if (empty) {
    say('No users yet. Create the first administrator:');
    say('  npm run admin:create -- --email you@company.example --name "Your Name"\n');
  }
}

start().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(exitCodeOf(error));
});
