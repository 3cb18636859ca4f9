import type { FileStore } from '../../server/integrations/files/fileStore.ts';

export interface MemoryFileStore extends FileStore {
  readonly stored: ReadonlyMap<string, Buffer>;
  /** While set, every request fails like a service that can't be reached. */
  isUnreachable: boolean;
}

export function createMemoryFileStore(initial: ReadonlyMap<string, Buffer> = new Map()): MemoryFileStore {
  const stored = new Map(initial);
  const store: MemoryFileStore = {
    stored,
    isUnreachable: false,
    async put(name, { bytes }) {
      requireReachable();
      stored.set(name, bytes);
    },
    async read(name) {
      requireReachable();
      return stored.get(name) ?? null;
    },
    async remove(name) {
      requireReachable();
      stored.delete(name);
    },
  };
  function requireReachable(): void {
    if (store.isUnreachable) throw new Error('unreachable');
  }
  return store;
}
