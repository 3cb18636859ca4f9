import { decideRouteAccess, type ProductApp } from '../../domain/access/routeAccess.ts';
import type { SignedInPerson } from '../../domain/access/signedInPerson.ts';
import { hasModuleAccess } from '../../domain/accounts/modules.ts';
import { type MenuGroup, type MenuIcon, menuGroups, type Route } from './route.ts';

/** An entry of the menu with the pages of its tabs that a person can open; at least one. */
export interface MenuLine {
  /** The path of the entry in the route table. */
  readonly entry: string;
  /** The icon, which is also the key of the name. */
  readonly icon: MenuIcon;
  /** The letter that opens it after `g`. */
  readonly letter: string;
  /** The page that the entry opens: the first that the person can open. */
  readonly path: string;
  readonly pages: readonly Route[];
}

export interface MenuSection {
  readonly group: MenuGroup;
  readonly lines: readonly MenuLine[];
}

/** Whether a person can open a route without an invitation code; the route guards decide. */
export function canOpen(person: SignedInPerson, route: Route, app: ProductApp, now: Date): boolean {
  const { needs, code, area } = route;
  return decideRouteAccess(person, { needs, code, hasCode: false, area }, app, now).kind === 'enter';
}

/** Whether menu and search offer a page: the person can open it, and their account has its module. */
export const isOffered = (person: SignedInPerson, route: Route, app: ProductApp, now: Date): boolean =>
  canOpen(person, route, app, now) && (route.module === null || hasModuleAccess(person, route.module));

/** The menu entries with a page that a person can open, by group. */
export function menuSections(
  person: SignedInPerson,
  routes: readonly Route[],
  app: ProductApp,
  now: Date,
): readonly MenuSection[] {
  const openRoutes = routes.filter((route) => isOffered(person, route, app, now));
  return menuGroups
    .map((group) => ({
      group,
      lines: routes.flatMap(({ path: entry, menu }): MenuLine[] => {
        if (menu?.group !== group) return [];
        const pages = pagesOf(openRoutes, entry);
        const [first, ...others] = pages;
        if (!first) return [];
        const icon = (others.length === 0 && first.iconWhenAlone) || menu.icon;
        return [{ entry, icon, letter: menu.letter, path: first.path, pages }];
      }),
    }))
    .filter((section) => section.lines.length > 0);
}

/** The tabs of an entry in the order of the table; without tabs its own page. */
function pagesOf(routes: readonly Route[], entry: string): readonly Route[] {
  const tabs = routes.filter(({ tab, parent, path }) => tab !== null && (parent ?? path) === entry);
  return tabs.length > 0
    ? tabs
    : routes.filter(({ path, redirectTo }) => path === entry && redirectTo === null);
}

/** The path of the menu entry that a route belongs to: its parent, otherwise that of the closest page above it. */
export function menuEntryOf(routes: readonly Route[], route: Route): string | null {
  if (route.parent !== null) return route.parent;
  const above = routes.filter(
    ({ path, menu, tab }) => (menu !== null || tab !== null) && `${route.path}/`.startsWith(`${path}/`),
  );
  const [closest] = above.sort((one, other) => other.path.length - one.path.length);
  return closest ? (closest.parent ?? closest.path) : null;
}
