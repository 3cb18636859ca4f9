/** What is known about a filtered list in one of its versions. */
export interface KnownList {
  readonly version: string;
  readonly total: number;
  /** The ids of all its rows, by their order. */
  readonly ids: ReadonlyMap<string, Int32Array>;
}

/** A bounded cache of lists; the least recently used are dropped first. */
export interface ListCache {
  find(key: string): KnownList | null;
  store(key: string, list: KnownList): void;
}

/** Longer lists are read by their index; the ids of one that is not longer take at most 20 kB. */
export const maxIds = 5_000;
const maxKeyLength = 1_000;
/** The orders of a short list, or the pages of a long one, that are kept. */
const maxOrders = 200;

/** A list with the ids of one more order or page, in place of the oldest if there are too many. */
export function addIds(list: KnownList, order: string, ids: Int32Array): KnownList {
  const others = [...list.ids].filter(([known]) => known !== order).slice(1 - maxOrders);
  return { ...list, ids: new Map([...others, [order, ids]]) };
}

export function createListCache({ lists = 2_000, ids = 1_000_000 } = {}): ListCache {
  const stored = new Map<string, KnownList>();
  let storedIds = 0;

  function drop(key: string): void {
    storedIds -= countIds(stored.get(key));
    stored.delete(key);
  }

  return {
    find(key) {
      const list = stored.get(key);
      if (!list) return null;
      stored.delete(key);
      stored.set(key, list);
      return list;
    },
    store(key, list) {
      drop(key);
      if (key.length > maxKeyLength) return;
      stored.set(key, list);
      storedIds += countIds(list);
      for (const oldest of stored.keys()) {
        if (stored.size <= lists && storedIds <= ids) return;
        drop(oldest);
      }
    },
  };
}

const countIds = (list: KnownList | undefined): number =>
  list ? [...list.ids.values()].reduce((sum, { length }) => sum + length, 0) : 0;
