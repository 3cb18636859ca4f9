import { randomBytes } from 'node:crypto';
import {
  type KeyStore,
  keyLength,
  parseKeyName,
  type StoredKeyName,
  textOfKeyName,
} from '../../server/vault/keyStore/keyStore.ts';

/** A key store for tests that don't restart the server. It remembers destroyed keys, for tests that read raw answers. */
export interface MemoryKeyStore extends KeyStore {
  readonly created: ReadonlyMap<string, Buffer>;
  /** Makes the next call of this method fail. */
  failNext(method: 'create' | 'obtain' | 'read' | 'has' | 'destroy'): void;
  /** Puts a key back, like from a backup. */
  restore(name: StoredKeyName, key: Buffer | null): void;
}

/** Starts with the keys `initial`, of which those that `destroyed` names exist only among the created ones. */
export function createMemoryKeyStore(
  initial: ReadonlyMap<string, Buffer> = new Map(),
  destroyed: ReadonlySet<string> = new Set(),
): MemoryKeyStore {
  const keys = new Map([...initial].filter(([name]) => !destroyed.has(name)));
  const created = new Map(initial);
  let failing: 'create' | 'obtain' | 'read' | 'has' | 'destroy' | null = null;
  const failIf = (method: typeof failing) => {
    if (failing !== method) return;
    failing = null;
    throw new Error('The key store is away.');
  };
  const addKey = (name: StoredKeyName) => {
    const key = randomBytes(keyLength);
    keys.set(textOfKeyName(name), key);
    created.set(textOfKeyName(name), key);
    return key;
  };
  return {
    created,
    failNext(method) {
      failing = method;
    },
    restore: (name, key) => void keys.set(textOfKeyName(name), key ?? Buffer.alloc(0)),
    async create(name) {
      failIf('create');
      return addKey(name);
    },
    async obtain(name) {
      failIf('obtain');
      return keys.get(textOfKeyName(name)) ?? addKey(name);
    },
    async read(name) {
      failIf('read');
      return keys.get(textOfKeyName(name)) ?? null;
    },
    async has(name) {
      failIf('has');
      return keys.has(textOfKeyName(name));
    },
    async destroy(name) {
      failIf('destroy');
      keys.delete(textOfKeyName(name));
    },
    list: async () => [...keys.keys()].map(parseKeyName).filter((name) => name !== null),
    close: async () => {},
  };
}
