import { setImmediate } from 'node:timers/promises';

const itemsInTurn = 20;

/** Maps a long list and yields to the event loop after every few items. */
export async function mapWithPauses<T, R>(items: readonly T[], map: (item: T) => R): Promise<R[]> {
  const mapped: R[] = [];
  for (const item of items) {
    if (mapped.length > 0 && mapped.length % itemsInTurn === 0) await setImmediate();
    mapped.push(map(item));
  }
  return mapped;
}
