import type { Store } from 'react-admin';
import { browserStorage } from '../../dataProviders/browserStorage.ts';

const storage = browserStorage('local');

/**
 * Creates the store of react-admin's settings, such as the columns of a list, for one person. The store of react-admin itself fails to
 * load in browsers that throw on access to `localStorage`.
 */
export function createSettingsStore(userId: number): Store {
  const prefix = `RaStorecairn.${userId}.`;
  const subscribers = new Map<string, Set<(value: unknown) => void>>();

  const publish = (key: string, value: unknown) => {
    for (const notify of [...(subscribers.get(key) ?? [])]) notify(value);
  };

  function removeItem(key: string): void {
    storage.removeItem(prefix + key);
    publish(key, undefined);
  }

  const listNames = (keyPrefix: string) =>
    storage.listKeys(prefix + keyPrefix).map((key) => key.slice(prefix.length));
  const readValue = (key: string) => parse(storage.getItem(prefix + key));

  function handleChangeInOtherTab({ key, newValue }: StorageEvent): void {
    if (key?.startsWith(prefix)) publish(key.slice(prefix.length), parse(newValue));
  }

  return {
    setup: () => window.addEventListener('storage', handleChangeInOtherTab),
    teardown: () => window.removeEventListener('storage', handleChangeInOtherTab),
    getItem: (key, defaultValue) => readValue(key) ?? defaultValue,
    setItem: (key, value) => {
      if (value === undefined) return removeItem(key);
      storage.setItem(prefix + key, JSON.stringify(value));
      publish(key, value);
    },
    removeItem,
    removeItems: (keyPrefix) => listNames(keyPrefix).forEach(removeItem),
    reset: () => listNames('').forEach(removeItem),
    listItems: (keyPrefix = '') =>
      Object.fromEntries(listNames(keyPrefix).map((key) => [key, readValue(key)])),
    subscribe: (key, notify) => {
      const others = subscribers.get(key) ?? new Set();
      subscribers.set(key, others.add(notify));
      return () => void others.delete(notify);
    },
  };
}

/** Returns a stored value; undefined if there is none or it isn't valid. */
function parse(text: string | null) {
  try {
    return text === null ? undefined : (JSON.parse(text) ?? undefined);
  } catch {
    return undefined;
  }
}
