import { useCallback } from 'react';
import { matchRoutes } from 'react-router-dom';
import { decideRouteAccess } from '../../../domain/access/routeAccess.ts';
import { usePages } from './PagesContext.ts';
import { usePerson } from './PersonContext.ts';

/** Returns whether this app has a page at a path that the signed-in person can open. Pages of surveys are in every app. */
export function useCanOpenPath(): (path: string) => boolean {
  const { app, pages } = usePages();
  const person = usePerson();
  return useCallback(
    (address) => {
      const { pathname, searchParams } = new URL(address, 'http://host');
      if (pathname.startsWith('/metrics/')) return true;
      const match = matchRoutes(
        pages.map(({ path }) => ({ path })),
        pathname,
      )?.at(-1);
      const needs = pages.find((page) => page.path === match?.route.path)?.routeNeeds;
      if (!needs) return false;
      const hasCode = searchParams.has('code');
      return decideRouteAccess(person, { ...needs, hasCode }, app, new Date()).kind === 'enter';
    },
    [app, pages, person],
  );
}
