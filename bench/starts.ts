import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPassword } from '../server/content/demoUsers.ts';
import { openDatabase } from '../server/store/database.ts';
import { type Product, startProduct } from '../tests/browser/support/product.ts';

interface Starts {
  /** The start on an empty folder, including the demo data. */
  readonly first: number;
  /** The start on the same folder after the process was killed while saving. Best of three. */
  readonly afterKill: number;
  /** The time for the database alone to open the same folder. Best of three. */
  readonly database: number;
  readonly saved: number;
}

const tries = 3;
const writers = 8;
const savedBeforeKill = 2_000;

/**
 * Measures the time until the product is served: on an empty folder, and after it was killed while saving.
 */
export async function measureStarts(): Promise<Starts> {
  const [product, first] = await timed(() => startProduct());
  await killWhileSaving(product);
  const afterKill = await best(() =>
    onCopy(product.dataDir, async (folder) => {
      const [again, ms] = await timed(() => startProduct({}, folder));
      await again.kill();
      return ms;
    }),
  );
  const database = await best(() => onCopy(product.dataDir, openAlone));
  await rm(product.dataDir, { recursive: true, force: true });
  return { first, afterKill, database, saved: savedBeforeKill };
}

async function killWhileSaving(product: Product): Promise<void> {
  const send = (path: string, body: object, cookie = '') =>
    fetch(`${product.origin}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const signedIn = await send('/login', { email: 'local-admin@demo.example', password: demoPassword });
  const cookies = signedIn.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  let saved = 0;
  let isRunning = true;
  const save = async (writer: number) => {
    for (let at = 0; isRunning; at += 1) {
      const group = { name: `Group ${writer}-${at}`, description: null };
      const answer = await send('/v2/resources/team_groups', group, cookies.join('; ')).catch(() => null);
      if (answer?.ok) saved += 1;
      else if (isRunning) throw new Error(`a group was not saved: ${answer?.status ?? 'no answer'}`);
      if (saved < savedBeforeKill || !isRunning) continue;
      isRunning = false;
      await product.kill();
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, writer) => save(writer)));
}

async function openAlone(folder: string): Promise<number> {
  const [database, ms] = await timed(async () => {
    const opened = await openDatabase({ kind: 'folder', dataDir: folder });
    await opened.executeSql('select count(*) from users');
    return opened;
  });
  await database.close();
  return ms;
}

/** Measures a start on a copy of the folder as the killed process left it. */
async function onCopy(dataDir: string, measure: (folder: string) => Promise<number>): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'cairn-killed-'));
  await cp(dataDir, folder, { recursive: true });
  try {
    return await measure(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function best(measure: () => Promise<number>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < tries; at += 1) least = Math.min(least, await measure());
  return least;
}

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const begun = performance.now();
  const result = await work();
  return [result, performance.now() - begun];
}
