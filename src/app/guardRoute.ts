import { personOf, readSession, storeIntendedPath } from '../../dataProviders/session.ts';
import { decideRouteAccess, type ProductApp, type RouteAccess } from '../../domain/access/routeAccess.ts';
import { brandNames } from '../../domain/accounts/brandNames.ts';
import type { Route } from '../routes/route.ts';

const redirectPaths: Readonly<Record<Exclude<RouteAccess['kind'], 'enter'>, string>> = {
  login: '/login',
  dashboard: '/dashboard',
  console: `/${brandNames.consoleSegment}/personas`,
  logout: '/logout?elsewhere', // The account belongs to the other app; the sign-out page explains this.
};

interface GuardedApp {
  readonly app: ProductApp;
  /** The route table of the app. */
  readonly table: readonly Route[];
  readonly now: Date;
}

/** The path to redirect to, or null to enter. Before a redirect to sign-in, the requested path is stored. */
export function guardRoute(route: Route, request: Request, { app, table, now }: GuardedApp): string | null {
  const { pathname, search, searchParams } = new URL(request.url);
  const needs = {
    needs: route.needs,
    code: route.code,
    hasCode: Boolean(searchParams.get('code')),
    area: route.area,
  };
  const access = decideRouteAccess(personOf(readSession()), needs, app, now);
  if (access.kind === 'enter') return null;
  if (access.kind === 'login') storeIntendedPath(`${pathname}${search}`);
  const path = redirectPaths[access.kind];
  // People with the AI console only stay on their home page while this app has no console.
  return access.kind !== 'console' || table.some((page) => page.path === path)
    ? path
    : redirectPaths.dashboard;
}
