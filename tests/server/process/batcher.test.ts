import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Batcher } from '../../../server/process/batcher.ts';

const patient = { waitMs: 60_000, refusal: () => new Error('too long') };

/** A batcher that doubles numbers; each batch ends on demand. */
function openDoubler(own: { readonly size: number; readonly atOnce: number; readonly waitMs?: number }) {
  const limits = { ...patient, ...own };
  const batches: (readonly number[])[] = [];
  const ends: (() => void)[] = [];
  const batcher = new Batcher<number, number>(async (items) => {
    batches.push(items);
    await new Promise<void>((resolve) => ends.push(resolve));
    return items.map((item) => 2 * item);
  }, limits);
  const runAll = (items: readonly number[]) => Promise.all(items.map((item) => batcher.run(item)));
  return { batches, runAll, endBatch: () => ends.shift()?.() };
}

test('items of the same turn form one batch, and each gets its result', async () => {
  const { batches, runAll, endBatch } = openDoubler({ size: 10, atOnce: 1 });
  const doubled = runAll([1, 2, 3]);
  await nextTurn();
  endBatch();
  expect(await doubled).toEqual([2, 4, 6]);
  expect(batches).toEqual([[1, 2, 3]]);
});

test('items that arrive while the most batches run form the next one', async () => {
  const { batches, runAll, endBatch } = openDoubler({ size: 10, atOnce: 2 });
  const doubled = [];
  for (const item of [1, 2, 3, 4]) {
    doubled.push(runAll([item]));
    await nextTurn();
  }
  expect(batches).toEqual([[1], [2]]);
  endBatch();
  expect(await doubled[0]).toEqual([2]);
  await nextTurn();
  expect(batches).toEqual([[1], [2], [3, 4]]);
  endBatch();
  endBatch();
  expect(await Promise.all(doubled)).toEqual([[2], [4], [6], [8]]);
});

test('a batch has at most the given size', async () => {
  const { batches, runAll, endBatch } = openDoubler({ size: 2, atOnce: 1 });
  const doubled = runAll([1, 2, 3, 4, 5]);
  for (let batch = 0; batch < 3; batch += 1) {
    await nextTurn();
    endBatch();
  }
  expect(await doubled).toEqual([2, 4, 6, 8, 10]);
  expect(batches).toEqual([[1, 2], [3, 4], [5]]);
});

test('all batches are used while more items wait than fit into one', async () => {
  const { batches, runAll, endBatch } = openDoubler({ size: 2, atOnce: 2 });
  const doubled = runAll([1, 2, 3, 4, 5]);
  await nextTurn();
  expect(batches).toEqual([
    [1, 2],
    [3, 4],
  ]);
  for (let batch = 0; batch < 3; batch += 1) {
    endBatch();
    await nextTurn();
  }
  expect(await doubled).toEqual([2, 4, 6, 8, 10]);
});

test('an item that waits too long for its batch is refused, and the running one ends', async () => {
  const { runAll, endBatch } = openDoubler({ size: 1, atOnce: 1, waitMs: 20 });
  const running = runAll([1]);
  await nextTurn();
  await expect(runAll([2])).rejects.toThrow('too long');
  await pause(1);
  endBatch();
  expect(await running).toEqual([2]);
});

test('an error is that of each item of its batch, and later items are processed', async () => {
  const batcher = new Batcher<number, number>(
    async (items) => {
      if (items.includes(0)) throw new Error('division by zero');
      return items.map((item) => 1 / item);
    },
    { ...patient, size: 10, atOnce: 1 },
  );
  const failed = await Promise.allSettled([batcher.run(0), batcher.run(2)]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await batcher.run(2)).toBe(0.5);
});

test('a batch without a result for each item is an error', async () => {
  const batcher = new Batcher<number, number>(async () => [1], { ...patient, size: 10, atOnce: 1 });
  const all = await Promise.allSettled([batcher.run(1), batcher.run(2)]);
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
