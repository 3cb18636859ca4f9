import type { Page } from '../kit/context/PagesContext.ts';
import { recordPathPattern } from '../routes/pathTo.ts';
import type { Route } from '../routes/route.ts';

const isSignInOrSignOut = (area: Route['area']) => area === 'signIn' || area === 'signOut';

const recordOf = (routes: readonly Route[], resource: string | null, path: string) =>
  resource !== null && recordPathPattern(routes, resource) === path ? resource : null;

/**
 * The routes that have a screen, with the requirements of the guard. Sign-in and sign-out pages are left out, as
 * everyone can open them.
 */
export function listPages(routes: readonly Route[]): readonly Page[] {
  return routes.flatMap(({ path, title, redirectTo, needs, code, area, resource }) =>
    title === null || redirectTo !== null || path === '*' || isSignInOrSignOut(area)
      ? []
      : [{ path, title, record: recordOf(routes, resource, path), routeNeeds: { needs, code, area } }],
  );
}
