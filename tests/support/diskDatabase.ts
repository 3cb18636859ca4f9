import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { DatabaseOptions } from '../../server/store/database.ts';
import { fillDataFolder } from './fillDataFolder.ts';
import { copyDatabase, nameOfTemplate } from './postgresTemplate.ts';

/** A database that survives the process that uses it: a folder, or a database on the server of TEST_DATABASE_URL. */
export interface DiskDatabase {
  readonly options: DatabaseOptions;
  /** Environment variables with which a server process opens it. */
  readonly variables: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

export async function diskDatabase(): Promise<DiskDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  const dataDir = mkdtempSync(join(tmpdir(), 'durability-'));
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (!server) {
    await fillDataFolder(dataDir);
    return {
      options: { kind: 'folder', dataDir },
      variables: { DATABASE_URL: '', DATA_DIR: dataDir },
      remove: async () => removeFolder(),
    };
  }
  const name = `cairn_test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await copyDatabase(admin, name, await nameOfTemplate(server, admin));
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    options: { kind: 'postgres', url: url.href },
    variables: {
      DATABASE_URL: url.href,
      KEYS_DIR: join(dataDir, 'keys'),
      CAIRN_SECRET: randomBytes(48).toString('base64url'),
    },
    async remove() {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
      removeFolder();
    },
  };
}
