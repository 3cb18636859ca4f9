import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type BenchDatabase, createBenchDatabase, type DatabaseKind } from './benchDatabase.ts';
import { formatNumber, type Measurement } from './measurement.ts';
import { startSupervised } from './startSupervised.ts';

const idleMs = 20_000;
/** Maximum resident memory of the supervisor and the server together, in megabytes. */
const most = { pglite: 350, postgres: 150 } as const;

/**
 * Measures the resident memory of the supervisor and the server, idle after a start; on PGlite with the demo.
 * Linux only.
 */
export async function* measureResidentMemory(kind: DatabaseKind): AsyncIterable<Measurement> {
  const benchDatabase = await createBenchDatabase(kind);
  try {
    if (kind === 'pglite') await (await startSupervised(benchDatabase)).stop(); // Loads the demo.
    const megabytes = await measureIdle(benchDatabase);
    yield {
      what: 'Resident memory of supervisor and server, idle',
      on: kind,
      value: `${formatNumber(megabytes)} MB`,
      floor: `${most[kind]} MB`,
      ratio: megabytes / most[kind],
      isWithinLimit: megabytes <= most[kind],
    };
  } finally {
    await benchDatabase.remove();
  }
}

async function measureIdle(benchDatabase: BenchDatabase): Promise<number> {
  const supervised = await startSupervised(benchDatabase);
  try {
    await pause(idleMs);
    return megabytesOf(supervised.pid);
  } finally {
    await supervised.stop();
  }
}

/** Counts private pages of both processes, and the pages of the Node program that they share only once. */
function megabytesOf(supervisor: number): number {
  const processes = [supervisor, ...childrenOf(supervisor)].map((pid) => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const read = (name: string) =>
      Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) / 1_024;
    return { own: read('RssAnon'), shared: read('RssFile') + read('RssShmem') };
  });
  const own = processes.reduce((sum, one) => sum + one.own, 0);
  return own + Math.max(...processes.map(({ shared }) => shared));
}

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
}
