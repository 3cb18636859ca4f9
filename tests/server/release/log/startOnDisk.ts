import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadContent } from '../../../../server/content/loadContent.ts';
import { openDatabase } from '../../../../server/store/database.ts';
import { installationOf } from '../../../../server/store/engine/installation.ts';
import { migrate } from '../../../../server/store/engine/migrate.ts';
import { openFolderKeyStore } from '../../../../server/vault/keyStore/folderKeyStore.ts';
import type { KeyStore } from '../../../../server/vault/keyStore/keyStore.ts';
import { postgresPrograms, startCluster } from '../../../support/postgresCluster.ts';
import {
  startTestServer,
  type TestServer,
  type TestServerOptions,
} from '../../../support/startTestServer.ts';

/** A server whose database and keys are on disk, so that a test can read everything that remains of them. */
export interface ServerOnDisk {
  readonly server: TestServer;
  /** All files: of the database, its log and the keys. */
  readonly folder: string;
  /** The folder of the database with `pg_wal`. */
  readonly databaseFolder: string;
  remove(): void;
}

export const engines = postgresPrograms() ? (['pglite', 'postgres'] as const) : (['pglite'] as const);

export async function startOnDisk(engine: (typeof engines)[number]): Promise<ServerOnDisk> {
  const cluster = engine === 'postgres' ? await startCluster({ isDurable: false }) : null;
  const folder = cluster?.folder ?? mkdtempSync(join(tmpdir(), 'cairn-log-'));
  return {
    server: await openOnDisk(folder, { databaseUrl: cluster?.url }),
    folder,
    databaseFolder: cluster ? folder : join(folder, 'database'),
    remove: () => (cluster ? cluster.remove() : rmSync(folder, { recursive: true, force: true })),
  };
}

interface DiskOptions extends TestServerOptions {
  /** Uses PostgreSQL instead of a database in the folder. */
  readonly databaseUrl?: string;
  readonly wrapKeys?: (keys: KeyStore) => KeyStore;
}

/** A server on the database and the keys of a folder, which it creates if they don't exist. */
export async function openOnDisk(
  folder: string,
  { databaseUrl, wrapKeys = (keys) => keys, ...options }: DiskOptions = {},
): Promise<TestServer> {
  const database = await openDatabase(
    databaseUrl ? { kind: 'postgres', url: databaseUrl } : { kind: 'folder', dataDir: folder },
  );
  await migrate(database);
  await loadContent(database);
  const keys = await openFolderKeyStore(join(folder, 'keys'), await installationOf(database));
  return startTestServer({ ...options, database, keys: wrapKeys(keys) });
}
