import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { importUploads } from '../../contract/v2/imports.ts';
import { type Product, startProduct } from '../../tests/browser/support/product.ts';
import {
  addBenchAccount,
  addSession,
  addUsers,
  type BenchDatabase,
  openBenchDatabase,
} from '../benchDatabase.ts';
import { worstFiles } from './importFiles.ts';

/** Effects of reading a file on other requests. Times in milliseconds, memory in megabytes. */
export interface ImportFault {
  readonly what: string;
  readonly requests: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  /** The time from the first byte of the upload until the last file was read or refused. */
  readonly took: number;
  /** The increase in the server's memory. */
  readonly memory: number;
  /** The final state of each file. */
  readonly ends: string;
}

export const max99thPercentileMs = 200;
const people = 5_000;
const leastMs = 2_500;
const stillReading = ['reading'];
const atOnce = 5;

/** Uploads each of the worst files, and five at the same time, while other clients request `/healthz` and a list. */
export async function measureImportFaults(benchDatabase: BenchDatabase): Promise<ImportFault[]> {
  const database = await openBenchDatabase(benchDatabase);
  const { accountId, adminId } = await addBenchAccount(database);
  await addUsers(database, accountId, people);
  const token = await addSession(database, adminId);
  await database.close();
  const { options, variables } = benchDatabase;
  const product = await startProduct(
    {
      ...variables,
      CAIRN_DEMO: 'off',
      PUBLIC_ORIGIN: 'http://localhost:3000',
    },
    options.kind === 'folder' ? options.dataDir : undefined,
  );
  try {
    const server = { product, cookie: `cairn_session=${token}` };
    await measure(server, 'Nothing is uploaded', []); // The first requests are slower than later ones.
    const results = [await measure(server, 'Nothing is uploaded', [])];
    for (const [what, fileOf] of Object.entries(worstFiles)) {
      results.push(await measure(server, what, [fileOf()]));
    }
    const five = Object.values(worstFiles)
      .slice(0, atOnce)
      .map((fileOf) => fileOf());
    results.push(await measure(server, `${atOnce} files at once`, five));
    return results;
  } finally {
    await product.stop();
  }
}

interface Served {
  readonly product: Product;
  readonly cookie: string;
}

async function measure(server: Served, what: string, files: readonly Buffer[]): Promise<ImportFault> {
  const { product } = server;
  await pause(500);
  const before = memoryOf(product.pid);
  let [isOver, highest] = [false, before];
  const times: number[] = [];
  const clients = ['/healthz', '/api/v2/resources/users?range=[0,24]&sort=["last_name","ASC"]'].map(
    async (path) => {
      while (!isOver) {
        const begun = performance.now();
        await (await fetch(product.origin + encodeURI(path), { headers: { cookie: server.cookie } })).text();
        times.push(performance.now() - begun);
        highest = Math.max(highest, memoryOf(product.pid));
        await pause(5);
      }
    },
  );
  const begun = performance.now();
  const ends = await Promise.all(files.map((file) => endOf(server, file)));
  const took = performance.now() - begun;
  await pause(Math.max(0, leastMs - took));
  isOver = true;
  await Promise.all(clients);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    what,
    requests: times.length,
    p50: at(0.5),
    p99: at(0.99),
    max: at(1),
    took,
    memory: highest - before,
    ends: [...new Set(ends)].join(', '),
  };
}

/** Uploads a file, waits until it is read and returns its final state. */
async function endOf({ product, cookie }: Served, file: Buffer): Promise<string> {
  const headers = { cookie, origin: product.origin };
  const answer = await fetch(`${product.origin}/api${importUploads.file.path}?name=worst`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(file),
  });
  const body = await answer.json();
  if (answer.status !== 200) return problemOf(body);
  for (;;) {
    const { import_id } = body as { import_id: number };
    const response = await fetch(`${product.origin}/api/v2/user_imports/get`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ import_id }),
    });
    const results = (await response.json()) as { state: string; row_count: number; problem?: unknown };
    if (results.state === 'failed') return problemOf({ problems: [results.problem] });
    if (!stillReading.includes(results.state)) return `${results.row_count} rows`;
    await pause(100);
  }
}

const problemOf = (body: unknown): string =>
  (body as { problems?: { problem?: string }[] }).problems?.[0]?.problem ?? JSON.stringify(body);

function memoryOf(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
