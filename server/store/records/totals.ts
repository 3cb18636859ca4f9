/** Counting is most of what a list costs, so totals of large lists are kept for a few seconds. */
export interface Totals {
  /** The kept total of `key`, or what `count` finds. */
  of(key: string, now: Date, count: () => Promise<number>): Promise<number>;
  /** Forgets all totals whose key starts so: after a change. */
  forget(start: string): void;
}

const keptMs = 5_000;
const worthKeeping = 1_000;
const mostKept = 2_000;

export function totalsCache(): Totals {
  const stored = new Map<string, { readonly total: number; readonly until: number }>();
  return {
    async of(key, now, count) {
      const known = stored.get(key);
      if (known && known.until > now.getTime()) return known.total;
      const total = await count();
      if (stored.size >= mostKept) stored.clear();
      if (total >= worthKeeping) stored.set(key, { total, until: now.getTime() + keptMs });
      return total;
    },
    forget(start) {
      for (const key of stored.keys()) if (key.startsWith(start)) stored.delete(key);
    },
  };
}
