import type { Route } from '../routes/route.ts';
import type { Page } from '../ui/pages.ts';

/** The routes that draw something, as far as the guard cares. */
export function pagesOf(routes: readonly Route[]): readonly Page[] {
  return routes.flatMap(({ path, title, redirectTo, needs, code, area }) =>
    title === null || redirectTo !== null || path === '*'
      ? []
      : [{ path, title, wanted: { needs, code, area } }],
  );
}
