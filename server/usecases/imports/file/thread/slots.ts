import { Refusal } from '../../../../../domain/refusal.ts';

/** How many files one server reads at a time. */
export const slots = 2;
/** More than these wait for no slot: whoever asks comes again, or is a job that does. */
const mostWaiting = 20;

let taken = 0;
const waiting: (() => void)[] = [];

export const hasFreeSlot = (): boolean => taken < slots;

/** Runs `work` once one of the slots of this server is free, in the order of asking. Throws `unavailable`. */
export async function inSlot<T>(work: () => Promise<T>): Promise<T> {
  if (taken >= slots) {
    if (waiting.length >= mostWaiting) throw new Refusal('unavailable');
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
