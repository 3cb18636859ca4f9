import { expect, test } from 'vitest';
import { ConcurrencyLimiter, KeyedConcurrencyLimiter } from '../../../server/process/concurrencyLimiter.ts';

/** Work that ends on demand. */
function createControlledWork() {
  const ends: (() => void)[] = [];
  let most = 0;
  const work = () =>
    new Promise<void>((resolve) => {
      ends.push(resolve);
      most = Math.max(most, ends.length);
    });
  const endOne = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { work, endOne, running: () => ends.length, most: () => most };
}

test('limits concurrent work, queues more in order, and refuses the rest', async () => {
  const gate = new ConcurrencyLimiter({ atOnce: 2, waiting: 3 });
  const controlled = createControlledWork();
  const order: number[] = [];
  const all = Array.from({ length: 5 }, (_, at) => gate.run(controlled.work).then(() => order.push(at)));
  await expect(gate.run(controlled.work)).rejects.toMatchObject({ code: 'busy' });
  expect(controlled.running()).toBe(2);
  for (let ended = 0; ended < 5; ended += 1) await controlled.endOne();
  await Promise.all(all);
  expect([order, controlled.most(), gate.isIdle]).toEqual([[0, 1, 2, 3, 4], 2, true]);
});

test('frees a slot when work fails', async () => {
  const gate = new ConcurrencyLimiter({ atOnce: 1, waiting: 1 });
  const failing = gate.run(() => Promise.reject(new Error('no')));
  const next = gate.run(async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});

test('has separate slots for each key', async () => {
  const gates = new KeyedConcurrencyLimiter({ atOnce: 1, waiting: 0 });
  const controlled = createControlledWork();
  const one = gates.run('a', controlled.work);
  await expect(gates.run('a', controlled.work)).rejects.toMatchObject({ code: 'busy' });
  const other = gates.run('b', controlled.work);
  await Promise.resolve();
  expect(controlled.running()).toBe(2);
  await controlled.endOne();
  await controlled.endOne();
  await Promise.all([one, other]);
});
