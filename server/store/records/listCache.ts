/** The cached facts about one version of a filtered list. */
export interface KnownList {
  readonly version: string;
  readonly total: number;
  /** The ids of all its rows, by sort order. */
  readonly ids: ReadonlyMap<string, Int32Array>;
}

/** A bounded cache of lists; the least recently used are dropped first. */
export interface ListCache {
  find(key: string): KnownList | null;
  store(key: string, list: KnownList): void;
}

/** Maximum length of a list whose ids are cached, which take up to 20 kB; longer lists are read by index. */
export const maxIds = 5_000;
const maxKeyLength = 1_000;
/** Maximum number of cached sort orders of a short list, or pages of a long one. */
const maxOrders = 200;

/** Adds the ids of a sort order or page to a cached list; the oldest entry is dropped if there are too many. */
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
