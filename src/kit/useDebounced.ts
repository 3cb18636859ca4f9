import { useEffect, useState } from 'react';

const delayMs = 250;

/** Returns the typed text once typing pauses. */
export function useDebounced(typed: string): string {
  const [debounced, setDebounced] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(typed), delayMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return debounced;
}
