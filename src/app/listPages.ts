import type { Page } from '../kit/context/PagesContext.ts';
import type { Route } from '../routes/route.ts';

const isSignInOrSignOut = (area: Route['area']) => area === 'signIn' || area === 'signOut';

/**
 * The routes that have a screen, with the requirements of the guard. Sign-in and sign-out pages are left out, as
 * everyone can open them.
 */
export function listPages(routes: readonly Route[]): readonly Page[] {
  return routes.flatMap(({ path, title, redirectTo, needs, code, area }) =>
    title === null || redirectTo !== null || path === '*' || isSignInOrSignOut(area)
      ? []
      : [{ path, title, routeNeeds: { needs, code, area } }],
  );
}
