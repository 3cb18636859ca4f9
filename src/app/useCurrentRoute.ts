import { useMatches } from 'react-router-dom';
import type { Route } from '../routes/route.ts';

/** The current route of the table; null while none has matched. */
export function useCurrentRoute(): Route | null {
  const matches = useMatches();
  return (matches.at(-1)?.handle as Route | undefined) ?? null; // The handle of a route object is its route of the table.
}
