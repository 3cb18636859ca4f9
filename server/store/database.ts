import { join } from 'node:path';
import { Kysely, sql, type Transaction } from 'kysely';
import type { Engine } from './engine/engine.ts';
import { lockFolder } from './engine/folderLock.ts';
import { openLocalEngine } from './engine/localEngine.ts';
import { pgliteDialect } from './engine/pgliteDialect.ts';
import { openPool, postgresDialect } from './engine/postgresDialect.ts';
import { openThreadEngine } from './engine/threadEngine.ts';
import { Turn } from './engine/turn.ts';
import type { Tables } from './tables.ts';

export type Tx = Transaction<Tables>;

/**
 * On whose behalf a transaction runs. The database checks it a second time: `role` decides which tables can
 * be touched at all, `accountId` which rows. `platform` opens the rows of all accounts (sign-in, jobs,
 * platform administrators); answers stay closed to it all the same.
 */
export interface Scope {
  readonly role: 'web' | 'respondent' | 'builder';
  readonly accountId: number | null;
  readonly userId: number | null;
  readonly platform: boolean;
}

export interface Database {
  readonly kind: 'pglite' | 'postgres';
  /** Runs `work` in one transaction under `scope`. Inside, use `tx` only: the database itself would wait for ever. */
  as<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** With the owner's rights, past row-level security: migrations, the demo, the drift test. */
  readonly owner: Kysely<Tables>;
  /** Plain SQL for the job queue. */
  executeSql(
    text: string,
    values?: readonly unknown[],
  ): Promise<{ rows: Record<string, unknown>[]; rowCount: number }>;
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export type DatabaseOptions =
  | { readonly kind: 'postgres'; readonly url: string }
  | { readonly kind: 'folder'; readonly dataDir: string }
  | { readonly kind: 'memory'; readonly template: Uint8Array | null };

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.kind === 'postgres') return openPostgres(options.url);
  if (options.kind === 'memory') {
    return overEngine(await openLocalEngine({ folder: null, template: options.template }), () => {});
  }
  const unlock = lockFolder(options.dataDir);
  try {
    const folder = join(options.dataDir, 'database');
    return overEngine(await openThreadEngine({ folder, template: null }), unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

function openPostgres(url: string): Database {
  const pool = openPool(url);
  const owner = new Kysely<Tables>({ dialect: postgresDialect(pool) });
  return {
    kind: 'postgres',
    owner,
    as: (scope, work) => runAs(owner, scope, work),
    async executeSql(text, values) {
      const result = await pool.query(text, values ? [...values] : undefined);
      return { rows: result.rows ?? [], rowCount: result.rowCount ?? 0 };
    },
    dump: () => Promise.reject(new Error('Only the embedded database can be dumped; use pg_dump.')),
    close: () => owner.destroy(),
  };
}

function overEngine(engine: Engine, unlock: () => void): Database {
  const turn = new Turn();
  const owner = new Kysely<Tables>({ dialect: pgliteDialect(engine, turn) });
  return {
    kind: 'pglite',
    owner,
    as: (scope, work) => runAs(owner, scope, work),
    async executeSql(text, values) {
      const release = await turn.take();
      try {
        const result = await engine.query(text, values ?? []);
        return { rows: result.rows, rowCount: result.affectedRows || result.rows.length };
      } finally {
        release();
      }
    },
    dump: () => engine.dump(),
    async close() {
      await owner.destroy();
      await engine.close();
      unlock();
    },
  };
}

function runAs<T>(owner: Kysely<Tables>, scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> {
  return owner.transaction().execute(async (tx) => {
    // Without values of its own, so that it is one message with the `begin` before it.
    await sql`select set_config('role', ${sql.lit(`cairn_${scope.role}`)}, true),
      set_config('cairn.account_id', ${idText(scope.accountId)}, true),
      set_config('cairn.user_id', ${idText(scope.userId)}, true),
      set_config('cairn.platform', ${sql.lit(scope.platform ? 'on' : 'off')}, true)`.execute(tx);
    return work(tx);
  });
}

const idText = (id: number | null) => sql.lit(id === null ? '' : String(id));
