import { join } from 'node:path';
import { CompiledQuery, Kysely, type Transaction } from 'kysely';
import { lockFolder } from '../process/lockFolder.ts';
import { type DatabaseLimits, defaultLimits } from './engine/connectionLimits.ts';
import { deferStatement } from './engine/deferStatement.ts';
import type { ConnectionSource, ReservedConnection } from './engine/driver.ts';
import type { Engine } from './engine/engine.ts';
import { Mutex } from './engine/mutex.ts';
import { openThreadEngine } from './engine/openThreadEngine.ts';
import { pgliteDialect, postgresDialect } from './engine/postgresDialect.ts';
import { openPool } from './engine/postgresPool.ts';
import type { Tables } from './tables/tables.ts';

export type Tx = Transaction<Tables>;

/**
 * On whose behalf a transaction runs, enforced by the database: `role` determines the accessible tables and `accountId`
 * the rows. `platform` gives access to the rows of all accounts (sign-in, jobs, platform administrators), but never to
 * answers.
 */
export interface Scope {
  readonly role: 'web' | 'respondent' | 'builder';
  readonly accountId: number | null;
  readonly userId: number | null;
  readonly platform: boolean;
}

/**
 * When a transaction begins: immediately, or in one round trip with its first statement if that has no parameters. Until then, the database
 * can't end an idle transaction, so `work` must not wait for anything else first.
 */
export type TransactionBegin = 'atOnce' | 'withFirstStatement';

interface SqlResult {
  readonly rows: Record<string, unknown>[];
  readonly rowCount: number;
}

export interface Database {
  readonly kind: 'pglite' | 'postgres';
  /**
   * Runs `work` in one transaction under `scope`. `work` must use `tx` only; using the database itself would deadlock.
   */
  as<T>(scope: Scope, work: (tx: Tx) => Promise<T>, begin?: TransactionBegin): Promise<T>;
  /**
   * Runs one statement without parameters in its own transaction, sent as a single message. The database runs the statements of a message
   * in one transaction.
   */
  runOnce<R>(scope: Scope, compile: (db: Kysely<Tables>) => CompiledQuery<R>): Promise<R[]>;
  /**
   * Runs with the owner's rights and bypasses row-level security: migrations, demo data, drift test. On the background
   * connections.
   */
  readonly owner: Kysely<Tables>;
  /** Plain SQL for the job queue. */
  executeSql(text: string, values?: readonly unknown[]): Promise<SqlResult>;
  /** The same database for background work: its statements may take minutes, and it uses its own connections. */
  readonly background: Database;
  /** Runs one statement; throws if it takes longer than `ms` after a connection is available. */
  probe(text: string, ms: number): Promise<Record<string, unknown>[]>;
  /** Calls the listener once if the embedded database crashes, which requires a restart of the process. */
  onLost(listener: (error: Error) => void): void;
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export type DatabaseOptions =
  | { readonly kind: 'postgres'; readonly url: string; readonly limits?: DatabaseLimits }
  | { readonly kind: 'folder'; readonly dataDir: string }
  | { readonly kind: 'memory'; readonly template: Uint8Array | null };

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.kind === 'postgres') return openPostgres(options.url, options.limits);
  if (options.kind === 'memory') {
    // Only the thread of the server needs PGlite.
    const { openLocalEngine } = await import('./engine/openLocalEngine.ts');
    return overEngine(await openLocalEngine({ folder: null, template: options.template }), () => {});
  }
  const unlock = lockFolder(options.dataDir, {
    file: 'database.lock',
    subject: 'The database',
    variable: 'DATA_DIR',
  });
  try {
    const folder = join(options.dataDir, 'database');
    return overEngine(await openThreadEngine({ folder, template: null }), unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

function openPostgres(url: string, limits = defaultLimits): Database {
  const pools = {
    requests: openPool(url, limits.requests),
    background: openPool(url, limits.background),
  };
  const owner = new Kysely<Tables>({ dialect: postgresDialect(pools.background) });
  const requests = new Kysely<Tables>({ dialect: postgresDialect(pools.requests) });
  const close = async () => {
    await Promise.all([owner.destroy(), requests.destroy()]);
  };
  const over = (pool: ConnectionSource, kysely: Kysely<Tables>) => ({
    kind: 'postgres' as const,
    owner,
    as: <T>(scope: Scope, work: (tx: Tx) => Promise<T>, begin?: TransactionBegin) =>
      runAs(kysely, scope, work, begin),
    runOnce: <R>(scope: Scope, compile: (db: Kysely<Tables>) => CompiledQuery<R>) =>
      runOnceOn(pool, scope, compile(kysely)),
    executeSql: (text: string, values?: readonly unknown[]) => executeOn(pool, text, values),
    probe: async (text: string, ms: number) => (await executeOn(pool, text, [], ms)).rows,
    onLost: () => {},
    dump: () => Promise.reject(new Error('Only the embedded database can be dumped; use pg_dump.')),
    close,
  });
  const background: Database = {
    ...over(pools.background, owner),
    get background() {
      return background;
    },
  };
  return { ...over(pools.requests, requests), background };
}

function overEngine(engine: Engine, unlock: () => void): Database {
  const turn = new Mutex();
  const source = {
    /** There is one connection; transactions run one after the other. */
    async take(): Promise<ReservedConnection> {
      const release = await turn.take();
      return { query: engine.query, isLost: engine.isLost, release };
    },
    /** The engine is closed by its owner, because it exists even if Kysely was never used. */
    async close() {},
  };
  const owner = new Kysely<Tables>({ dialect: pgliteDialect(source) });
  const database: Database = {
    kind: 'pglite',
    owner,
    as: (scope, work, begin) => runAs(owner, scope, work, begin),
    runOnce: (scope, compile) => runOnceOn(source, scope, compile(owner)),
    executeSql: (text, values) => executeOn(source, text, values),
    get background() {
      return database;
    },
    probe: async (text) => (await executeOn(source, text)).rows,
    onLost: engine.onLost,
    dump: () => engine.dump(),
    async close() {
      await owner.destroy();
      await engine.close();
      unlock();
    },
  };
  return database;
}

async function executeOn(
  source: ConnectionSource,
  text: string,
  values: readonly unknown[] = [],
  ms?: number,
): Promise<SqlResult> {
  const connection = await source.take();
  try {
    const { rows, affectedRows } = await connection.query(text, values, ms);
    return { rows, rowCount: affectedRows || rows.length };
  } catch (error) {
    // The first of several statements may have opened a transaction.
    await connection.query('rollback', []).catch(() => {});
    throw error;
  } finally {
    connection.release();
  }
}

function runAs<T>(
  owner: Kysely<Tables>,
  scope: Scope,
  work: (tx: Tx) => Promise<T>,
  begin: TransactionBegin = 'atOnce',
): Promise<T> {
  return owner.transaction().execute(async (tx) => {
    const settings = CompiledQuery.raw(settingsOf(scope));
    if (begin === 'atOnce') await tx.executeQuery(settings);
    else await deferStatement(tx, settings);
    return work(tx);
  });
}

async function runOnceOn<R>(
  source: ConnectionSource,
  scope: Scope,
  { sql: text, parameters }: CompiledQuery<R>,
): Promise<R[]> {
  if (parameters.length > 0) throw new Error('A message with several statements must not have parameters.');
  const { rows } = await executeOn(source, `${settingsOf(scope)};${text}`);
  return rows as R[]; // The rows of the last statement.
}

/**
 * Statements that set the role and scope. They have no parameters, so that they are sent in one round trip with the statements around them.
 */
const settingsOf = ({ role, accountId, userId, platform }: Scope) =>
  `set local role cairn_${role};
  set local cairn.account_id = '${accountId ?? ''}';
  set local cairn.user_id = '${userId ?? ''}';
  set local cairn.platform = '${platform ? 'on' : 'off'}'`;
