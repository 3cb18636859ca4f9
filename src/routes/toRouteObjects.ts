import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, type RouteObject, redirect, redirectDocument } from 'react-router-dom';
import { hasPossibleIds } from '../../domain/access/recordIds.ts';
import { pathTo, recordPathPattern } from './pathTo.ts';
import type { Route } from './route.ts';
import { notFoundRoute } from './sharedRoutes.ts';

/** The parts of the shell that routes use: the guard, redirects, and the elements around a screen. */
export interface RouteShell {
  /** Returns the path to redirect to, or null to enter. Runs before the screen is loaded. */
  readonly guard: (route: Route, request: Request) => Promise<string | null>;
  /** Returns the target of a redirect route. */
  readonly redirectTargetOf: (route: Route) => string;
  readonly fetchScreen: (route: Route) => Promise<unknown>;
  readonly screen: ReactNode;
  /** Shown in place of the first screen while it loads. */
  readonly loadingScreen: ReactNode;
  readonly errorScreen: ReactNode;
}

/** Converts the route table for React Router. The guard runs in the loader, so a refused screen is never loaded. */
export function toRouteObjects(routes: readonly Route[], shell: RouteShell): RouteObject[] {
  return [...routes.map((route) => toRouteObject(route, shell)), ...recordRedirects(routes)];
}

function toRouteObject(route: Route, shell: RouteShell): RouteObject {
  return {
    path: route.path,
    handle: route,
    element: shell.screen,
    hydrateFallbackElement: shell.loadingScreen,
    errorElement: shell.errorScreen,
    loader: async ({ params, request }: LoaderFunctionArgs) => {
      const redirectPath = await shell.guard(route, request);
      if (redirectPath !== null) return redirect(redirectPath);
      if (route.leavesProgram) return redirectDocument(pathOf(request));
      if (route.redirectTo !== null) return redirect(shell.redirectTargetOf(route));
      return shell.fetchScreen(hasPossibleIds(params) ? route : notFoundRoute);
    },
  };
}

const pathOf = (request: Request) => {
  const { pathname, search } = new URL(request.url);
  return `${pathname}${search}`;
};

/**
 * react-admin links to `/<resource>`, `/<resource>/create`, `/<resource>/:id`. Where the table's paths differ, these
 * redirect to them and keep the query string.
 */
function recordRedirects(routes: readonly Route[]): RouteObject[] {
  const taken = new Set(routes.map((route) => route.path));
  const resources = [...new Set(routes.flatMap((route) => route.resource ?? []))];
  return resources.flatMap((resource) => {
    const redirects: readonly [string, string | null][] = [
      [`/${resource}`, pathTo(routes, resource, 'list')],
      [`/${resource}/create`, pathTo(routes, resource, 'create')],
      [`/${resource}/:id`, recordPathPattern(routes, resource)],
      [`/${resource}/:id/show`, recordPathPattern(routes, resource)],
    ];
    return redirects.flatMap(([path, target]) =>
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
