import { personOf, readSession, storeIntendedPath } from '../../dataProviders/session.ts';
import { type App, type RouteAccess, routeAccess } from '../../domain/access/routeAccess.ts';
import { brandNames } from '../../domain/accounts/brandNames.ts';
import type { Route } from '../routes/route.ts';

const places: Readonly<Record<Exclude<RouteAccess['kind'], 'enter'>, string>> = {
  login: '/login',
  dashboard: '/dashboard',
  console: `/${brandNames.consoleSegment}/personas`,
  logout: '/logout?elsewhere', // the account belongs to the other app, which is said after signing out
};

/** Where a navigation ends instead, or null to enter. Whoever must sign in first finds the way back afterwards. */
export function guardRoute(route: Route, request: Request, app: App, now: Date): string | null {
  const { pathname, search, searchParams } = new URL(request.url);
  const wanted = {
    needs: route.needs,
    code: route.code,
    hasCode: Boolean(searchParams.get('code')),
    area: route.area,
  };
  const verdict = routeAccess(personOf(readSession()), wanted, app, now);
  if (verdict.kind === 'enter') return null;
  if (verdict.kind === 'login') storeIntendedPath(`${pathname}${search}`);
  return places[verdict.kind];
}
