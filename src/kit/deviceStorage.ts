/** Returns a list of texts stored in this browser; empty if nothing valid is stored or the browser blocks storage. */
export function readStoredList(key: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((value) => typeof value === 'string') : [];
  } catch {
    return [];
  }
}

/** Stores a list of texts in this browser. If storage is blocked, nothing is stored. */
export function storeList(key: string, values: readonly string[]): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(values));
  } catch {
    // The caller keeps the list in memory.
  }
}
