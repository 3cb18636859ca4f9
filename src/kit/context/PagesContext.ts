import { createContext, use } from 'react';
import type { App, RouteNeeds } from '../../../domain/access/routeAccess.ts';

/** One page of this app: the requirements of its guard and the key of its title. */
export interface Page {
  readonly path: string;
  readonly title: string;
  readonly wanted: Omit<RouteNeeds, 'hasCode'>;
}

interface Pages {
  readonly app: App;
  readonly pages: readonly Page[];
}

/** Every page of the current app, for screens that list pages. Provided by the shell. */
export const PagesContext = createContext<Pages | null>(null);

export function usePages(): Pages {
  const known = use(PagesContext);
  if (!known) throw new Error('usePages is for screens inside the shell');
  return known;
}
