import { useMatches } from 'react-router-dom';
import type { Route } from '../routes/route.ts';

/** The route that is drawn, of the table; null on the way to one. */
export function useCurrentRoute(): Route | null {
  const matches = useMatches();
  return (matches.at(-1)?.handle as Route | undefined) ?? null; // the router is built from the table, whose routes are the handles
}
