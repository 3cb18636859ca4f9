import { browserStorage } from '../../dataProviders/browserStorage.ts';

/** Returns a list of texts stored in this browser; empty if nothing valid is stored. */
export function readStoredList(key: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(browserStorage('local').getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((value) => typeof value === 'string') : [];
  } catch {
    return [];
  }
}

/** Stores a list of texts in this browser. */
export function storeList(key: string, values: readonly string[]): void {
  browserStorage('local').setItem(key, JSON.stringify(values));
}
