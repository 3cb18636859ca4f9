import { Refusal } from '../../../../../domain/refusal.ts';

/** Number of files one server reads at a time. */
export const maxParallelReads = 2;
/** Maximum length of the queue; further callers are refused and retry later. */
const maxWaiting = 20;

let usedSlots = 0;
const queue: (() => void)[] = [];

export const hasFreeSlot = (): boolean => usedSlots < maxParallelReads;

/** Runs `work` when a slot of this server is free, first come, first served. Throws `unavailable`. */
export async function runInSlot<T>(work: () => Promise<T>): Promise<T> {
  if (usedSlots >= maxParallelReads) {
    if (queue.length >= maxWaiting) throw new Refusal('unavailable');
    await new Promise<void>((resolve) => queue.push(resolve));
  } else usedSlots += 1;
  try {
    return await work();
  } finally {
    const next = queue.shift();
    if (next) next();
    else usedSlots -= 1;
  }
}
