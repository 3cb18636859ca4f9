import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, type RouteObject, redirect, redirectDocument } from 'react-router-dom';
import { openPattern, pathTo } from './pathTo.ts';
import type { Route } from './route.ts';

/** What the shell does for each route: guard it, load its chunk, render it. */
export interface Shell {
  /** Returns the path to redirect to, or null to enter. Runs before the screen is loaded. */
  readonly decide: (route: Route, request: Request) => Promise<string | null>;
  /** Returns the target of a redirect route. */
  readonly follow: (route: Route) => string;
  readonly fetchScreen: (route: Route) => Promise<unknown>;
  readonly screen: ReactNode;
  readonly broken: ReactNode;
}

/** Converts the route table for React Router. The guard runs in the loader, so a refused screen is never loaded. */
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
 * react-admin links to `/<resource>`, `/<resource>/create`, `/<resource>/:id`. Where the table's paths differ, these
 * redirect to them and keep the query string.
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
