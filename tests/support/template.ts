import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadContent } from '../../server/content/loadContent.ts';
import { openDatabase } from '../../server/store/database.ts';
import { migrate } from '../../server/store/engine/migrate.ts';

const root = resolve(import.meta.dirname, '../..');
const keptFor = 3_600_000;
const shapedBy = [
  'server/store/migrations',
  'server/content',
  'node_modules/@electric-sql/pglite/package.json',
];

/** A database folder with all migrations and the benchmark's questions, cached by the state of both. */
export async function template(): Promise<Uint8Array> {
  const folder = join(root, 'node_modules/.cache/house');
  const file = join(folder, `${fingerprint()}.tar`);
  const entry = read(file);
  if (entry) return entry;

  const database = await openDatabase({ kind: 'memory', template: null });
  await migrate(database);
  await loadContent(database);
  const dump = await database.dump();
  await database.close();
  mkdirSync(folder, { recursive: true });
  removeOld(folder);
  const unfinished = join(folder, randomUUID());
  writeFileSync(unfinished, dump);
  renameSync(unfinished, file);
  return dump;
}

/** Other processes may still be reading recent files. */
function removeOld(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (Date.now() - statSync(path).mtimeMs > keptFor) rmSync(path, { force: true });
  }
}

function read(file: string): Uint8Array | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

/** A hash of everything a new database starts with. */
export function fingerprint(): string {
  const hash = createHash('sha256');
  for (const path of shapedBy.flatMap((sourcePath) => filesIn(join(root, sourcePath))))
    hash.update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

function filesIn(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}
