import { setTimeout as wait } from 'node:timers/promises';

/** Runs `work` and returns its outcome, an error included, after at least `ms`, so that the time of shorter work reveals nothing about it. */
export async function takeAtLeast<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const leastTime = wait(ms);
  const [outcome] = await Promise.allSettled([work()]);
  await leastTime;
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
