/** A short-lived cache for the totals of large lists, as counting is their most expensive part. */
export interface Totals {
  /** The cached total of `key`, or the result of `count`. */
  of(key: string, now: Date, count: () => Promise<number>): Promise<number>;
  /** Removes all totals whose key starts with `start`, after a change. */
  forget(start: string): void;
}

const cacheMs = 5_000;
const worthCaching = 1_000;
const maxEntries = 2_000;

export function totalsCache(): Totals {
  const stored = new Map<string, { readonly total: number; readonly until: number }>();
  return {
    async of(key, now, count) {
      const known = stored.get(key);
      if (known && known.until > now.getTime()) return known.total;
      const total = await count();
      if (stored.size >= maxEntries) stored.clear();
      if (total >= worthCaching) stored.set(key, { total, until: now.getTime() + cacheMs });
      return total;
    },
    forget(start) {
      for (const key of stored.keys()) if (key.startsWith(start)) stored.delete(key);
    },
  };
}
