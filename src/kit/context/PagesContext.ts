import { createContext, use } from 'react';
import type { ProductApp, RouteRequirements } from '../../../domain/access/routeAccess.ts';

/** One page of this app: the requirements of its guard and the key of its title. */
export interface Page {
  readonly path: string;
  readonly title: string;
  /** The resource whose records the page opens by their id. */
  readonly record: string | null;
  readonly routeNeeds: Omit<RouteRequirements, 'hasCode'>;
}

interface Pages {
  readonly app: ProductApp;
  readonly pages: readonly Page[];
}

/** Every page of the current app, for screens that list pages. Provided by the shell. */
export const PagesContext = createContext<Pages | null>(null);

export function usePages(): Pages {
  const pages = use(PagesContext);
  if (!pages) throw new Error('usePages is for screens inside the shell');
  return pages;
}
