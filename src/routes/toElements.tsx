import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, type RouteObject, redirect, redirectDocument } from 'react-router-dom';
import { openPattern, pathTo } from './pathTo.ts';
import type { Route } from './route.ts';

/** What the shell does for each route: decides, fetches the chunk, draws. */
export interface Shell {
  /** Where else the navigation ends, or null to enter. Called before anything of the screen is fetched. */
  readonly decide: (route: Route, request: Request) => Promise<string | null>;
  /** Where a route that only leads on ends. */
  readonly follow: (route: Route) => string;
  readonly fetchScreen: (route: Route) => Promise<unknown>;
  readonly screen: ReactNode;
  readonly broken: ReactNode;
}

/** The route table as React Router wants it. The guard runs in the loader, so a refused screen is never fetched. */
export function toElements(routes: readonly Route[], shell: Shell): RouteObject[] {
  return [...routes.map((route) => toElement(route, shell)), ...recordPaths(routes)];
}

function toElement(route: Route, shell: Shell): RouteObject {
  return {
    path: route.path,
    handle: route,
    element: shell.screen,
    errorElement: shell.broken,
    loader: async ({ request }: LoaderFunctionArgs) => {
      const elsewhere = await shell.decide(route, request);
      if (elsewhere !== null) return redirect(elsewhere);
      if (route.leavesProgram) return redirectDocument(pathOf(request));
      if (route.redirectTo !== null) return redirect(shell.follow(route));
      return shell.fetchScreen(route);
    },
  };
}

const pathOf = (request: Request) => {
  const { pathname, search } = new URL(request.url);
  return `${pathname}${search}`;
};

/**
 * react-admin links to `/<resource>`, `/<resource>/create`, `/<resource>/:id`. Where our paths differ, these
 * lead on to the table's own, with what stands behind the question mark.
 */
function recordPaths(routes: readonly Route[]): RouteObject[] {
  const taken = new Set(routes.map((route) => route.path));
  const resources = [...new Set(routes.flatMap((route) => route.resource ?? []))];
  return resources.flatMap((resource) => {
    const leads: readonly [string, string | null][] = [
      [`/${resource}`, pathTo(routes, resource, 'list')],
      [`/${resource}/create`, pathTo(routes, resource, 'create')],
      [`/${resource}/:id`, openPattern(routes, resource)],
      [`/${resource}/:id/show`, openPattern(routes, resource)],
    ];
    return leads.flatMap(([path, target]) =>
      target === null || taken.has(path)
        ? []
        : [
            {
              path,
              loader: ({ params, request }: LoaderFunctionArgs) =>
                redirect(`${target.replace(':id', params.id ?? '')}${new URL(request.url).search}`),
            },
          ],
    );
  });
}
