import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { loadDemo } from '../../../server/seed/loadDemo.ts';
import { openDatabase } from '../../../server/store/database.ts';
import { textOfKeyName } from '../../../server/vault/keyStore/keyStore.ts';
import { keepForms } from '../../server/results/keepForms.ts';
import { createMemoryFileStore } from '../../support/memoryFileStore.ts';
import { createMemoryKeyStore } from '../../support/memoryKeyStore.ts';
import {
  copyDatabase,
  databasePrefixOf,
  nameOfTemplate,
  urlOfDatabase,
  waitUntilUnused,
} from '../../support/postgresTemplate.ts';
import { startTestServer } from '../../support/startTestServer.ts';
import { template } from '../../support/template.ts';
import { until } from '../../support/until.ts';

/** The demo as it was after loading, with everything outside the database that belongs to it. */
export interface LoadedDemo {
  readonly database:
    | { readonly kind: 'postgres'; readonly server: string; readonly name: string }
    | { readonly kind: 'pglite'; readonly dump: Uint8Array };
  readonly secret: Buffer;
  /** All keys that were ever created. */
  readonly keys: ReadonlyMap<string, Buffer>;
  readonly destroyedKeys: ReadonlySet<string>;
  readonly files: ReadonlyMap<string, Buffer>;
}

/** Contents of the file that is written when the demo is complete; bytes are in Base64. */
interface StoredDemo {
  readonly secret: string;
  readonly keys: readonly (readonly [string, string])[];
  readonly destroyedKeys: readonly string[];
  readonly files: readonly (readonly [string, string])[];
}

/** The folder that the test run of this process shares, which its setup removes. */
export const demoFolderOf = (process: number) => join(tmpdir(), `cairn-demo-${process}`);

/** The process of the test run; other programs load a demo of their own. */
const run = process.env.VITEST ? process.ppid : process.pid;

/** The first file that needs the demo loads it; the others wait. */
export async function loadDemoOnce(): Promise<LoadedDemo> {
  const folder = demoFolderOf(run);
  const complete = join(folder, 'demo.json');
  const dumped = join(folder, 'database.tar');
  const server = process.env.TEST_DATABASE_URL;
  const name = `${databasePrefixOf(run)}demo`;
  if (createFolder(folder)) {
    const stored = await (server ? loadOnServer(server, name) : loadEmbedded(dumped));
    writeFileSync(`${complete}.unfinished`, JSON.stringify(stored));
    renameSync(`${complete}.unfinished`, complete);
  }
  await until('the demo is loaded', async () => existsSync(complete), 240_000);
  const { secret, keys, destroyedKeys, files }: StoredDemo = JSON.parse(readFileSync(complete, 'utf8'));
  return {
    database: server ? { kind: 'postgres', server, name } : { kind: 'pglite', dump: readFileSync(dumped) },
    secret: Buffer.from(secret, 'base64'),
    keys: decode(keys),
    destroyedKeys: new Set(destroyedKeys),
    files: decode(files),
  };
}

/** Whether this process created the folder, so that no other has. */
function createFolder(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

async function loadOnServer(server: string, name: string): Promise<StoredDemo> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await copyDatabase(admin, name, await nameOfTemplate(server, admin));
  const stored = await loadInto(await openDatabase({ kind: 'postgres', url: urlOfDatabase(server, name) }));
  await waitUntilUnused(admin, name);
  await admin.end();
  return stored;
}

async function loadEmbedded(dumped: string): Promise<StoredDemo> {
  const database = await openDatabase({ kind: 'memory', template: await template() });
  return loadInto(database, async () => writeFileSync(dumped, await database.dump()));
}

async function loadInto(
  database: Awaited<ReturnType<typeof openDatabase>>,
  beforeClose = async () => {},
): Promise<StoredDemo> {
  const keys = createMemoryKeyStore();
  const files = createMemoryFileStore();
  const server = await startTestServer({ database, keys, files, now: new Date() });
  await keepForms(server);
  await loadDemo(server.deps, () => {});
  const { secret } = server.environment;
  const live = new Set((await keys.list()).map(textOfKeyName));
  await beforeClose();
  await server.close();
  return {
    secret: secret.toString('base64'),
    keys: encode(keys.created),
    destroyedKeys: [...keys.created.keys()].filter((name) => !live.has(name)),
    files: encode(files.stored),
  };
}

const encode = (values: ReadonlyMap<string, Buffer>) =>
  [...values].map(([name, value]) => [name, value.toString('base64')] as const);
const decode = (values: StoredDemo['keys']) =>
  new Map(values.map(([name, value]) => [name, Buffer.from(value, 'base64')]));
