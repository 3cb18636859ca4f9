import type { Deps } from '../../deps.ts';
import { type KeyStore, type StoredKeyName, textOfKeyName } from '../../vault/keyStore/keyStore.ts';
import { callKeyStore, KeyNotRead } from './callKeyStore.ts';

/** Keys by the text of their names; null for a key that doesn't exist. */
type ReadKeys = Map<string, Buffer | null>;

/** Calls to the key store, by the text of the key's name. */
type NeededCalls = Map<string, () => Promise<void>>;

/**
 * Calls to the key store at the same time. A release needs the keys of all audiences of its account within 400 days, and the key service
 * also seals the forms of open campaigns.
 */
const callsAtOnce = 16;

/** Runs the calls, and none further after one has failed: each could take as long as the failed one. */
async function runCalls(calls: readonly (() => Promise<void>)[]): Promise<void> {
  const waiting = [...calls];
  async function runNext(): Promise<void> {
    for (let call = waiting.shift(); call; call = waiting.shift()) {
      try {
        await call();
      } catch (error) {
        waiting.length = 0;
        throw error;
      }
    }
  }
  await Promise.all(Array.from({ length: callsAtOnce }, runNext));
}

/**
 * Runs `work` without calling the key store while one of its transactions is open: a call may take seconds,
 * during which rows would stay locked. If `work` needs a key that hasn't been read yet, its transaction is
 * rolled back, all keys that it requested are read, and `work` runs again. It therefore repeats all its
 * checks, and must have no effect outside the transaction. Throws `unavailable` if the key store fails.
 */
export async function withKeysRead<T>(deps: Deps, work: (deps: Deps) => Promise<T>): Promise<T> {
  const read: ReadKeys = new Map();
  for (;;) {
    const needed: NeededCalls = new Map();
    try {
      return await work({ ...deps, keys: keysReadBefore(deps, read, needed) });
    } catch (error) {
      if (!(error instanceof KeyNotRead)) throw error;
    }
    await runCalls([...needed.values()]);
  }
}

/** Returns keys that were read, and adds the calls for others to `needed`. */
function keysReadBefore(deps: Deps, read: ReadKeys, needed: NeededCalls): KeyStore {
  const interrupt = (name: StoredKeyName, call: () => Promise<Buffer | null>): never => {
    const text = textOfKeyName(name);
    needed.set(text, async () => void read.set(text, await callKeyStore(deps, name, call)));
    throw new KeyNotRead();
  };
  return {
    ...deps.keys,
    async read(name) {
      const key = read.get(textOfKeyName(name));
      return key === undefined ? interrupt(name, () => deps.keys.read(name)) : key;
    },
    async obtain(name) {
      return read.get(textOfKeyName(name)) ?? interrupt(name, () => deps.keys.obtain(name));
    },
  };
}
