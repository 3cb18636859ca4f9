import { startTransition, useEffect, useState } from 'react';

/**
 * Returns `count` copies of a value that follow it one after the other: each is drawn before the next one changes. Parts of a page that are
 * drawn from different copies don't block it all at once. A copy that is added has the newest value.
 */
export function useInSlices<T>(value: T, count: number): readonly T[] {
  const [drawn, setDrawn] = useState<readonly T[]>(() => Array.from({ length: count }, () => value));
  const slices = Array.from({ length: count }, (_, at) => (at < drawn.length ? (drawn[at] as T) : value)); // The index is in the array.
  const next = slices.findIndex((slice, at) => slice !== value || at >= drawn.length);
  useEffect(() => {
    if (next === -1) return;
    startTransition(() => setDrawn((before) => [...before.slice(0, next), value, ...before.slice(next + 1)]));
  }, [next, value]);
  return slices;
}
