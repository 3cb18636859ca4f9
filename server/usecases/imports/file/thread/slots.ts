import { Refusal } from '../../../../../domain/refusal.ts';

/** Number of files one server reads at a time. */
export const slots = 2;
/** Maximum length of the queue; further callers are refused and retry later. */
const maxWaiting = 20;

let taken = 0;
const waiting: (() => void)[] = [];

export const hasFreeSlot = (): boolean => taken < slots;

/** Runs `work` when a slot of this server is free, first come, first served. Throws `unavailable`. */
export async function inSlot<T>(work: () => Promise<T>): Promise<T> {
  if (taken >= slots) {
    if (waiting.length >= maxWaiting) throw new Refusal('unavailable');
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else taken += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  }
}
