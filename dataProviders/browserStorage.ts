/** Where a text is stored: `local` lasts and is shared by all tabs, `session` belongs to one tab and survives its reload. */
export type StorageArea = 'local' | 'session';

/** The part of `Storage` that the application uses. It never throws. */
export interface BrowserStorage {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, text: string) => void;
  readonly removeItem: (key: string) => void;
  /** Returns the keys of stored texts that begin with `prefix`. */
  readonly listKeys: (prefix: string) => readonly string[];
}

/**
 * Wraps a storage of the browser. What the browser doesn't store, because storage is blocked, missing or full, is kept in memory until
 * the page is left. `storageOf` may throw, as some browsers do on access to `localStorage`.
 */
export function createBrowserStorage(storageOf: () => Storage | null): BrowserStorage {
  /** Texts that the browser didn't store; null for a text that it didn't remove. */
  const memory = new Map<string, string | null>();

  function attempt<T>(work: (storage: Storage) => T): T | null {
    try {
      const storage = storageOf();
      return storage === null ? null : work(storage);
    } catch {
      return null;
    }
  }

  function getItem(key: string): string | null {
    const kept = memory.get(key);
    return kept === undefined ? attempt((storage) => storage.getItem(key)) : kept;
  }

  function change(key: string, text: string | null, write: (storage: Storage) => void): void {
    const isStored = attempt((storage) => {
      write(storage);
      return true;
    });
    if (isStored) memory.delete(key);
    else memory.set(key, text);
  }

  return {
    getItem,
    setItem: (key, text) => change(key, text, (storage) => storage.setItem(key, text)),
    removeItem: (key) => change(key, null, (storage) => storage.removeItem(key)),
    listKeys: (prefix) => {
      const stored = attempt((storage) => Object.keys(storage)) ?? [];
      const keys = new Set([...stored, ...memory.keys()]);
      return [...keys].filter((key) => key.startsWith(prefix) && getItem(key) !== null);
    },
  };
}

/** Creates a storage that keeps texts in memory only. */
export const createMemoryStorage = (): BrowserStorage => createBrowserStorage(() => null);

const storages: Readonly<Record<StorageArea, BrowserStorage>> = {
  local: createBrowserStorage(() => window.localStorage),
  session: createBrowserStorage(() => window.sessionStorage),
};

/** Returns a storage of this browser. It is the only home of reads and writes: the browser may block storage. */
export const browserStorage = (area: StorageArea): BrowserStorage => storages[area];
