import { buildApp } from '../server/app.ts';
import type { Deps } from '../server/deps.ts';
import { readQueuedFiles } from '../server/usecases/imports/reading/readQueuedFiles.ts';
import { runImports } from '../server/usecases/imports/runImports.ts';
import { callImport, csvOf, readImport, uploadImport } from '../tests/server/imports/importCalls.ts';
import { type Client, openClient } from '../tests/support/client.ts';
import {
  addBenchAccount,
  addSession,
  type BenchDatabase,
  benchDeps,
  openBenchDatabase,
} from './benchDatabase.ts';

export const importSizes = [1_000, 50_000] as const;

/** Measures the milliseconds per 1,000 rows to upload, check and apply a file of new people. */
export async function measureImport(benchDatabase: BenchDatabase, rows: number): Promise<number> {
  const database = await openBenchDatabase(benchDatabase);
  const { adminId } = await addBenchAccount(database);
  const deps = benchDeps(database, benchDatabase.secret);
  const app = await buildApp(deps);
  const client = openClient(app, deps.environment.publicOrigin);
  client.cookies.set('cairn_session', await addSession(database, adminId));
  try {
    const file = fileOf(rows);
    const started = performance.now();
    await importPeople(client, { ...deps, database: database.background }, file);
    const ms = performance.now() - started;
    return ms / (rows / 1_000);
  } finally {
    await app.close();
    await database.close();
  }
}

const fileOf = (rows: number) =>
  csvOf(
    'External ID,Email,First name,Last name,Department,Location',
    ...Array.from(
      { length: rows },
      (_, row) =>
        `E${row},person${row}@import.example,Given ${row % 997},Family ${row % 4_999},Department ${row % 40},Place ${row % 12}`,
    ),
  );

async function importPeople(client: Client, deps: Deps, file: Buffer): Promise<void> {
  const { body } = await uploadImport(client, file);
  const { import_id } = body;
  await advance(client, deps, import_id, 'uploaded');
  const { columns } = await readImport(client, import_id);
  const mapping = columns.map(({ field }: { field: string | null }) => field);
  await callImport(client, 'check', { import_id, mapping });
  await advance(client, deps, import_id, 'checked');
  await callImport(client, 'apply', { import_id });
  await advance(client, deps, import_id, 'applied');
}

/** Runs the jobs of imports until the import is in this state. */
async function advance(client: Client, deps: Deps, importId: number, expected: string): Promise<void> {
  for (let runs = 0; runs < 1_000; runs += 1) {
    const { state } = await readImport(client, importId);
    if (state === expected) return;
    if (state === 'reading') await readQueuedFiles(deps);
    else await runImports(deps);
  }
  throw new Error(`The import was never ${expected}.`);
}
