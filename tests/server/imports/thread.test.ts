import type { Worker } from 'node:worker_threads';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Refusal } from '../../../domain/refusal.ts';
import type { FileRow, Table } from '../../../server/usecases/imports/file/collectTable.ts';
import { readFile } from '../../../server/usecases/imports/file/readFile.ts';
import { readInThread } from '../../../server/usecases/imports/file/thread/readInThread.ts';
import { hasFreeSlot, maxParallelReads } from '../../../server/usecases/imports/file/thread/runInSlot.ts';
import { csvOf } from './importCalls.ts';

vi.mock('../../../server/usecases/imports/file/readFile.ts', { spy: true });

const threads = { begun: 0, alive: 0, most: 0 };

function countThread(thread: Worker): void {
  threads.begun += 1;
  threads.alive += 1;
  threads.most = Math.max(threads.most, threads.alive);
  thread.once('exit', () => {
    threads.alive -= 1;
  });
}
process.on('worker', countThread);
afterAll(() => void process.off('worker', countThread));

beforeEach(() => {
  Object.assign(threads, { begun: 0, alive: 0, most: 0 });
});

/** Reads a small file as a whole table. */
async function readTableInThread(bytes: Uint8Array): Promise<Table> {
  const rows: FileRow[] = [];
  const head = await readInThread([bytes], async (json) => {
    rows.push(...(JSON.parse(json) as FileRow[])); // Written by the thread.
  });
  return { ...head, rows };
}

const small = csvOf('Email,Name', 'ida@mill.example,Ida');
const nothing = async () => {};
const codeOf = (name: string) => new URL(`./threads/${name}.mjs`, import.meta.url);
const problemOf = (read: Promise<unknown>) =>
  read.then(
    () => null,
    ({ problems }: Refusal) => problems?.[0]?.problem,
  );

describe('an uploaded file', () => {
  test('is read in a thread and never in the server process', async () => {
    expect(await readTableInThread(small)).toEqual({
      encoding: 'utf-8',
      headings: ['Email', 'Name'],
      headingLine: 1,
      rows: [{ line: 2, cells: ['ida@mill.example', 'Ida'] }],
    });
    expect(threads.begun).toBe(1);
    expect(vi.mocked(readFile)).not.toHaveBeenCalled();
  });

  test('that is invalid is refused with the same reason as without a thread', async () => {
    expect(await problemOf(readTableInThread(csvOf('Email,Email', 'a,b')))).toBe('duplicateHeading');
    expect(hasFreeSlot()).toBe(true);
  });

  test('delivers its rows in small batches, each after the previous one is stored', async () => {
    const rows = 3_000;
    const columns = Array.from({ length: 40 }, (_, at) => `Column ${at}`);
    const wide = csvOf(
      columns.join(','),
      ...Array.from({ length: rows }, (_, row) => columns.map((_name, at) => `${row}.${at}`).join(',')),
    );
    const counts: number[] = [];
    let [storing, atOnce, longest] = [0, 0, 0];
    const head = await readInThread([wide], async (json, count) => {
      storing += 1;
      atOnce = Math.max(atOnce, storing);
      longest = Math.max(longest, json.length);
      counts.push(count);
      expect(JSON.parse(json)).toHaveLength(count);
      await new Promise((resolve) => setImmediate(resolve));
      storing -= 1;
    });
    expect(head.headings).toHaveLength(40);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(rows);
    expect(Math.max(...counts)).toBeLessThanOrEqual(250);
    expect(longest).toBeLessThanOrEqual(256 * 1024 + 20_000);
    expect(atOnce).toBe(1);
  });
});

describe('a thread', () => {
  test('that exhausts its memory is terminated, and the file is refused', async () => {
    const read = readInThread([small], nothing, { code: codeOf('hungry'), maxMemoryMb: 24 });
    expect(await problemOf(read)).toBe('tooComplex');
    expect(threads.alive).toBe(0);
  });

  test('that takes too long is terminated, and the file is refused', async () => {
    const read = readInThread([small], nothing, { code: codeOf('endless'), maxMs: 50 });
    expect(await problemOf(read)).toBe('tooComplex');
    expect(threads.alive).toBe(0);
  });

  test('that ends by itself fails without naming the file', async () => {
    await expect(readInThread([small], nothing, { code: codeOf('broken') })).rejects.toThrow('ended before');
    expect(hasFreeSlot()).toBe(true);
  });

  test('whose rows cannot be stored ends with that error', async () => {
    const store = () => Promise.reject(new Error('no database'));
    await expect(readInThread([small], store)).rejects.toThrow('no database');
    expect(threads.alive).toBe(0);
  });
});

test('two of five files are read at a time, and the others afterwards', async () => {
  const tables = await Promise.all(Array.from({ length: 5 }, () => readTableInThread(small)));
  expect(tables.map(({ rows }) => rows.length)).toEqual([1, 1, 1, 1, 1]);
  expect(threads).toEqual({ begun: 5, alive: 0, most: maxParallelReads });
  expect(maxParallelReads).toBe(2);
});

test('requests beyond the queue limit are refused', async () => {
  const reads = Array.from({ length: 30 }, () =>
    readInThread([small], nothing, { code: codeOf('broken') }).catch(
      (error: Refusal) => error.code ?? 'ended',
    ),
  );
  const ends = await Promise.all(reads);
  expect(ends.filter((end) => end === 'unavailable')).toHaveLength(8);
  expect(threads.begun).toBe(22);
});
