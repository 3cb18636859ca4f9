import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { loadContent } from '../server/content/loadContent.ts';
import type { Deps } from '../server/deps.ts';
import { readEnvironment } from '../server/environment.ts';
import { openLogoPrinter } from '../server/images/logoPrinter.ts';
import { outboxOnlyMailer } from '../server/integrations/mailer.ts';
import { noMeetingProvider } from '../server/integrations/meetings/meetingProvider.ts';
import { noTextMessenger } from '../server/integrations/sms/textMessenger.ts';
import { openPdfRenderer } from '../server/pdf/pdfRenderer.ts';
import { type Database, type DatabaseOptions, openDatabase } from '../server/store/database.ts';
import { migrate } from '../server/store/engine/migrate.ts';
import { hashToken } from '../server/vault/linkCodes.ts';
import { createMemoryFileStore } from '../tests/support/memoryFileStore.ts';
import { createMemoryKeyStore } from '../tests/support/memoryKeyStore.ts';

export type DatabaseKind = 'pglite' | 'postgres';

/** A separate database for one run, on disk as in production. */
export interface BenchDatabase {
  readonly kind: DatabaseKind;
  readonly options: DatabaseOptions;
  readonly secret: string;
  /** Environment variables with which a server process opens it. */
  readonly variables: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

export async function createBenchDatabase(kind: DatabaseKind): Promise<BenchDatabase> {
  const secret = randomBytes(48).toString('base64url');
  if (kind === 'pglite') {
    const dataDir = mkdtempSync(join(tmpdir(), 'cairn-bench-'));
    return {
      kind,
      secret,
      options: { kind: 'folder', dataDir },
      variables: { DATABASE_URL: '', DATA_DIR: dataDir, CAIRN_SECRET: secret },
      remove: async () => rmSync(dataDir, { recursive: true, force: true }),
    };
  }
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  const name = `cairn_bench_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`create database ${name}`);
  url.pathname = `/${name}`;
  const keysDir = mkdtempSync(join(tmpdir(), 'cairn-bench-keys-'));
  return {
    kind,
    secret,
    options: { kind: 'postgres', url: url.href },
    variables: { DATABASE_URL: url.href, KEYS_DIR: keysDir, CAIRN_SECRET: secret },
    async remove() {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
      rmSync(keysDir, { recursive: true, force: true });
    },
  };
}

/** Runs `work` on a separate database, which is removed afterward. */
export async function withBenchDatabase<T>(
  kind: DatabaseKind,
  work: (benchDatabase: BenchDatabase) => Promise<T>,
): Promise<T> {
  const benchDatabase = await createBenchDatabase(kind);
  try {
    return await work(benchDatabase);
  } finally {
    await benchDatabase.remove();
  }
}

export function benchDeps(
  database: Database,
  secret: string,
  variables: Readonly<Record<string, string>> = {},
): Deps {
  const environment = readEnvironment({
    ...variables,
    CAIRN_SECRET: secret,
    CAIRN_DEMO: 'off',
    LOG_LEVEL: 'silent',
  });
  return {
    database,
    keys: createMemoryKeyStore(),
    files: createMemoryFileStore(),
    environment,
    clock: { now: () => new Date() },
    mailer: outboxOnlyMailer,
    texts: noTextMessenger,
    meetings: noMeetingProvider,
    jobs: { wake: async () => {}, stop: async () => {} },
    pdf: openPdfRenderer(),
    logos: openLogoPrinter(),
    log: { error: () => {} },
  };
}

/** The common data of all measurements: content, an account and its administrator. */
export interface BenchAccount {
  readonly accountId: number;
  readonly adminId: number;
}

export async function addBenchAccount(database: Database): Promise<BenchAccount> {
  await migrate(database);
  await loadContent(database);
  const account = await database.owner
    .insertInto('accounts')
    .values({ name: 'Bench', schema_name: 'bench', status: 'active', modules: [1] })
    .returning('id')
    .executeTakeFirstOrThrow();
  const admin = await database.owner
    .insertInto('users')
    .values({
      account_id: account.id,
      first_name: 'Bench',
      last_name: 'Admin',
      email: 'bench@bench.example',
      permissions: ['user', 'local_admin'],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { accountId: account.id, adminId: admin.id };
}

/** Adds a session that does not expire during a measurement, and returns its token. */
export async function addSession({ owner }: Database, userId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = new Date();
  await owner
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      device: 'bench',
      created_at: now.toISOString(),
      last_seen_at: now.toISOString(),
      expires_at: new Date(now.getTime() + 3_600_000).toISOString(),
    })
    .execute();
  return token;
}

/** Adds `count` people, numbered from `after` on. */
export async function addUsers(
  database: Database,
  accountId: number,
  count: number,
  after = 0,
): Promise<void> {
  await sql`
    insert into users (account_id, first_name, last_name, email, department, location, level)
    select ${accountId}::int, 'Given ' || (n::bigint * 7919 % 1000), 'Family ' || (n::bigint * 104729 % 5000),
      'person' || n || '@bench.example', 'Department ' || n % 40, 'Place ' || n % 12, 'Level ' || n % 6
    from generate_series(${after}::int + 1, ${after}::int + ${count}::int) as n`.execute(database.owner);
  await database.executeSql('analyze users');
}

export const openBenchDatabase = (benchDatabase: BenchDatabase): Promise<Database> =>
  openDatabase(benchDatabase.options);
