import type { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { ThreadPool, type ThreadPoolOptions } from '../../../server/process/threadPool.ts';

interface Answer {
  readonly task: string;
  readonly threadId: number;
  /** The number of tasks of this thread. */
  readonly served: number;
}

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

let pool: ThreadPool<string, Answer>;
const openPool = (options: Partial<ThreadPoolOptions> = {}) => {
  pool = new ThreadPool({
    code: new URL('./threads/tasks.mjs', import.meta.url),
    threads: 2,
    waiting: 4,
    waitingPerOwner: 4,
    maxMs: 60_000,
    maxMemoryMb: 32,
    maxTasks: 100,
    maxIdleMs: 60_000,
    ...options,
  });
};
beforeEach(() => void Object.assign(threads, { begun: 0, alive: 0, most: 0 }));
afterEach(async () => {
  await pool.close();
  expect(threads.alive).toBe(0);
});

test('a thread is reused for the next task', async () => {
  openPool();
  const first = await pool.run('owner', 'one');
  expect(await pool.run('owner', 'two')).toEqual({ task: 'two', threadId: first.threadId, served: 2 });
  expect(threads.begun).toBe(1);
});

test('two tasks run at a time, four wait, and further ones are refused', async () => {
  openPool();
  const outcomes = await Promise.all(
    Array.from({ length: 9 }, (_, at) =>
      pool.run('owner', `task ${at}`).then(
        ({ task }) => task,
        ({ code }) => code,
      ),
    ),
  );
  expect(outcomes).toEqual([...Array.from({ length: 6 }, (_, at) => `task ${at}`), 'busy', 'busy', 'busy']);
  expect(threads).toMatchObject({ begun: 2, most: 2 });
});

test('a thread that never answers is ended, and another task is still performed', async () => {
  openPool({ maxMs: 5_000 });
  const endless = pool.run('owner', 'endless').catch(({ code }) => code);
  expect(await pool.run('owner', 'other')).toMatchObject({ task: 'other' });
  expect(await endless).toBe('unavailable');
  expect(threads.alive).toBe(1);
  expect(await pool.run('owner', 'next')).toMatchObject({ task: 'next' });
});

test.each([
  ['exhausts its memory', 'hungry', { code: 'unavailable' }],
  ['ends by itself', 'exit', { code: 'unavailable' }],
  ['fails', 'throw', { message: 'broken task' }],
])('a thread that %s is replaced', async (_, task, error) => {
  openPool();
  await expect(pool.run('owner', task)).rejects.toMatchObject(error);
  expect(await pool.run('owner', 'next')).toMatchObject({ task: 'next', served: 1 });
  expect(threads).toEqual({ begun: 2, alive: 1, most: 1 });
});

test('a thread is replaced after its number of tasks', async () => {
  openPool({ maxTasks: 2 });
  const served = [];
  for (const task of ['one', 'two', 'three']) served.push((await pool.run('owner', task)).served);
  expect(served).toEqual([1, 2, 1]);
  expect(threads).toEqual({ begun: 2, alive: 1, most: 1 });
});

test('an idle thread ends', async () => {
  const ended = new Promise<void>((resolve) =>
    process.once('worker', (thread: Worker) => thread.once('exit', () => resolve())),
  );
  openPool({ maxIdleMs: 1 });
  await pool.run('owner', 'one');
  await ended;
  expect(threads.alive).toBe(0);
});

test('a thread that is busy while the pool closes ends after its task', async () => {
  openPool();
  const last = pool.run('owner', 'last');
  await pool.close();
  expect(await last).toMatchObject({ task: 'last' });
  expect(threads.alive).toBe(0);
});
