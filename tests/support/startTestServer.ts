import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from '../../server/app.ts';
import type { Clock } from '../../server/clock.ts';
import type { Deps } from '../../server/deps.ts';
import { type Environment, readEnvironment } from '../../server/environment.ts';
import { openLogoPrinter } from '../../server/images/logoPrinter.ts';
import type { FileStore } from '../../server/integrations/files/fileStore.ts';
import type { Mailer, OutgoingMail } from '../../server/integrations/mailer.ts';
import {
  type MeetingProvider,
  noMeetingProvider,
} from '../../server/integrations/meetings/meetingProvider.ts';
import { noTextMessenger, type TextMessenger } from '../../server/integrations/sms/textMessenger.ts';
import type { JobName } from '../../server/jobs/jobQueue.ts';
import { openPdfRenderer } from '../../server/pdf/pdfRenderer.ts';
import type { ThreadPoolOptions } from '../../server/process/threadPool.ts';
import type { Database } from '../../server/store/database.ts';
import type { KeyStore } from '../../server/vault/keyStore/keyStore.ts';
import { type AUser, buildersOf } from './builders.ts';
import { type Client, openClient } from './client.ts';
import { createMemoryFileStore } from './memoryFileStore.ts';
import { createMemoryKeyStore } from './memoryKeyStore.ts';
import { testDatabase } from './testDatabase.ts';

export interface TestServerOptions extends AppOptions {
  readonly environment?: Partial<Environment>;
  /** Replaces the mailer that collects mails. */
  readonly mailer?: Mailer;
  /** Sends text messages, which are off without it. */
  readonly texts?: TextMessenger;
  /** Creates online meetings; without it, organizers enter links. */
  readonly meetings?: MeetingProvider;
  /** Replaces options of the threads that lay out reports. */
  readonly pdfThreads?: Partial<ThreadPoolOptions>;
  /** Initial time of the clock. */
  readonly now?: Date;
  /** Replaces the database of the test file. The server closes it. */
  readonly database?: Database;
  /** Replaces the file store in memory. */
  readonly files?: FileStore;
  /** Replaces the key store in memory. The server closes it. */
  readonly keys?: KeyStore;
}

interface SettableClock extends Clock {
  set(to: Date): void;
  advance(ms: number): void;
}

type Builders = ReturnType<typeof buildersOf>;

/** The whole server on a separate database, with a clock, a mailbox and a job queue controlled by the test. */
export interface TestServer extends Builders {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly database: Database;
  readonly clock: SettableClock;
  readonly environment: Environment;
  /** Every key that was created in memory, including destroyed ones; empty if the test passed its own key store. */
  readonly createdKeys: ReadonlyMap<string, Buffer>;
  /** Mails sent so far, unless the test passed its own mailer. */
  readonly letters: OutgoingMail[];
  /** Requested jobs that have not run yet. */
  readonly woken: Set<JobName>;
  /** Runs the requested jobs, including jobs requested by these. */
  runJobs(): Promise<void>;
  visitor(): Client;
  signIn(user: Pick<AUser, 'id'>): Promise<Client>;
  close(): Promise<void>;
}

const firstMoment = new Date('2026-11-21T09:00:00.000Z');

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const {
    environment: environmentOverrides = {},
    mailer,
    texts = noTextMessenger,
    meetings = noMeetingProvider,
    pdfThreads,
    now = firstMoment,
    database = await testDatabase(),
    keys: ownKeys,
    files = createMemoryFileStore(),
    ...appOptions
  } = options;
  const environment: Environment = {
    ...readEnvironment({
      CAIRN_SECRET: randomBytes(48).toString('base64url'),
      CAIRN_DEMO: 'off',
      PUBLIC_ORIGIN: 'http://localhost:3000',
      LOG_LEVEL: 'silent',
    }),
    ...environmentOverrides,
  };
  const memoryKeys = createMemoryKeyStore();
  const keys = ownKeys ?? memoryKeys;
  const clock = settableClock(now);
  const letters: OutgoingMail[] = [];
  const woken = new Set<JobName>();
  const deps: Deps = {
    database,
    keys,
    files,
    clock,
    environment,
    mailer: mailer ?? collector(letters),
    texts,
    meetings,
    jobs: {
      async wake(name) {
        woken.add(name);
      },
      stop: async () => {},
    },
    pdf: openPdfRenderer(pdfThreads),
    logos: openLogoPrinter(),
    log: { error: (facts, message) => app.log.error(facts, message) },
  };
  const app = await buildApp(deps, appOptions);
  const builders = buildersOf(database.owner, () => clock.now());
  const visitor = () => openClient(app, environment.publicOrigin);

  return {
    ...builders,
    app,
    deps,
    database,
    clock,
    environment,
    createdKeys: memoryKeys.created,
    letters,
    woken,
    runJobs: () => runWoken(deps, woken),
    visitor,
    async signIn(user) {
      const client = visitor();
      client.cookies.set('cairn_session', await builders.aSession(user));
      return client;
    },
    async close() {
      await app.close();
      await deps.pdf.close();
      await deps.logos.close();
      await keys.close();
      await database.close();
    },
  };
}

function settableClock(start: Date): SettableClock {
  let current = start;
  return {
    now: () => current,
    set(to) {
      current = to;
    },
    advance(ms) {
      current = new Date(current.getTime() + ms);
    },
  };
}

function collector(letters: OutgoingMail[]): Mailer {
  return {
    isConfigured: true,
    async send(letter) {
      letters.push(letter);
    },
    close: () => {},
  };
}

async function runWoken(deps: Deps, woken: Set<JobName>): Promise<void> {
  const { scheduledJobs } = await import('../../server/jobs/scheduledJobs.ts');
  const table = scheduledJobs(deps);
  for (let [name] = woken; name !== undefined; [name] = woken) {
    woken.delete(name);
    await table.find((job) => job.name === name)?.run();
  }
}
