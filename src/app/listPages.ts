import type { Page } from '../kit/context/PagesContext.ts';
import type { Route } from '../routes/route.ts';

const isOutside = (area: Route['area']) => area === 'signIn' || area === 'signOut';

/** The routes that draw something, as far as the guard cares; signing in and out is open to all. */
export function listPages(routes: readonly Route[]): readonly Page[] {
  return routes.flatMap(({ path, title, redirectTo, needs, code, area }) =>
    title === null || redirectTo !== null || path === '*' || isOutside(area)
      ? []
      : [{ path, title, wanted: { needs, code, area } }],
  );
}
