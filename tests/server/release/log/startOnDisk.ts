import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadContent } from '../../../../server/content/loadContent.ts';
import { openDatabase } from '../../../../server/store/database.ts';
import { installationOf } from '../../../../server/store/engine/installation.ts';
import { migrate } from '../../../../server/store/engine/migrate.ts';
import { openFolderKeyStore } from '../../../../server/vault/keyStore/folderKeyStore.ts';
import { postgresPrograms, startCluster } from '../../../support/postgresCluster.ts';
import { startTestServer, type TestServer } from '../../../support/startTestServer.ts';

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
  const database = await openDatabase(
    cluster ? { kind: 'postgres', url: cluster.url } : { kind: 'folder', dataDir: folder },
  );
  await migrate(database);
  await loadContent(database);
  const keys = await openFolderKeyStore(join(folder, 'keys'), await installationOf(database));
  return {
    server: await startTestServer({ database, keys }),
    folder,
    databaseFolder: cluster ? folder : join(folder, 'database'),
    remove: () => (cluster ? cluster.remove() : rmSync(folder, { recursive: true, force: true })),
  };
}
