import { matchRoutes } from 'react-router-dom';
import type { Route } from '../../src/routes/route.ts';

export interface Match {
  readonly route: Route;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** The route of the table that answers a path, ranked as the router ranks them; the last one answers all. */
export function matchRoute(routes: readonly Route[], pathname: string): Match | null {
  const matches = matchRoutes(
    routes.map((route) => ({ path: route.path, handle: route })),
    pathname,
  )?.[0];
  return matches ? { route: matches.route.handle, params: matches.params } : null;
}
