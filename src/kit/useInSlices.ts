import { startTransition, useEffect, useState } from 'react';

/**
 * Returns `count` copies of a value that follow it one after the other: each is drawn before the next one changes. Parts of a page that are
 * drawn from different copies don't block it all at once.
 */
export function useInSlices<T>(value: T, count: number): readonly T[] {
  const [slices, setSlices] = useState<readonly T[]>(() => Array.from({ length: count }, () => value));
  useEffect(() => {
    const next = slices.findIndex((slice) => slice !== value);
    if (next === -1) return;
    startTransition(() => setSlices((before) => before.with(next, value)));
  }, [slices, value]);
  return slices;
}
