import { createContext, use } from 'react';
import type { App, RouteNeeds } from '../../../domain/access/routeAccess.ts';

/** One page of this app: what the guard asks of it, and the key of its title. */
export interface Page {
  readonly path: string;
  readonly title: string;
  readonly wanted: Omit<RouteNeeds, 'hasCode'>;
}

interface Pages {
  readonly app: App;
  readonly pages: readonly Page[];
}

/** Every page of the app that is open, for screens that speak about pages. Provided by the shell. */
export const PagesContext = createContext<Pages | null>(null);

export function usePages(): Pages {
  const known = use(PagesContext);
  if (!known) throw new Error('usePages is for screens inside the shell');
  return known;
}
