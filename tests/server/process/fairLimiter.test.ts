import { expect, test } from 'vitest';
import { FairLimiter } from '../../../server/process/fairLimiter.ts';

/** Starts tasks named after their owner and a number, which end on demand. */
function startTasks(limiter: FairLimiter, names: readonly string[]) {
  const begun: string[] = [];
  const refused: string[] = [];
  const ends = new Map<string, () => void>();
  for (const name of names) {
    const work = () =>
      new Promise<void>((resolve) => {
        begun.push(name);
        ends.set(name, resolve);
      });
    limiter.run(name.charAt(0), work).catch(({ code }) => refused.push(`${name} ${code}`));
  }
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (name: string) => {
    ends.get(name)?.();
    await settle();
  };
  return { begun, refused, settle, end };
}

test('one owner uses all slots while nobody else waits, and one slot as soon as others do', async () => {
  const limiter = new FairLimiter({ atOnce: 2, waiting: 10, waitingPerOwner: 5 });
  const { begun, end, settle } = startTasks(limiter, ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']);
  await settle();
  expect(begun).toEqual(['a1', 'a2']);
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) await end(name);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

test('an owner continues alone when the others are done', async () => {
  const limiter = new FairLimiter({ atOnce: 2, waiting: 10, waitingPerOwner: 5 });
  const { begun, end, settle } = startTasks(limiter, ['a1', 'b1', 'a2', 'a3']);
  await settle();
  await end('b1');
  expect(begun).toEqual(['a1', 'b1', 'a2']);
  await end('a1');
  expect(begun).toEqual(['a1', 'b1', 'a2', 'a3']);
});

test('refuses what is above the limit of one owner or of all', async () => {
  const limiter = new FairLimiter({ atOnce: 1, waiting: 3, waitingPerOwner: 2 });
  const { refused, settle } = startTasks(limiter, ['a1', 'a2', 'a3', 'a4', 'b1', 'b2']);
  await settle();
  expect(refused).toEqual(['a4 busy', 'b2 busy']);
});
