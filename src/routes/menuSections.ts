import { decideRouteAccess, type ProductApp } from '../../domain/access/routeAccess.ts';
import type { SignedInPerson } from '../../domain/access/signedInPerson.ts';
import { type MenuGroup, type MenuIcon, menuGroups, type Route } from './route.ts';

export interface MenuEntry {
  readonly route: Route;
  readonly icon: MenuIcon;
}

export interface MenuSection {
  readonly group: MenuGroup;
  readonly lines: readonly MenuEntry[];
}

/** The menu entries that a person can open, by group. The route guards decide, so that no entry leads to a refusal. */
export function menuSections(
  person: SignedInPerson,
  routes: readonly Route[],
  app: ProductApp,
  now: Date,
): readonly MenuSection[] {
  const openRoutes = routes.filter(
    (route) =>
      route.menu !== null &&
      decideRouteAccess(
        person,
        { needs: route.needs, code: route.code, hasCode: false, area: route.area },
        app,
        now,
      ).kind === 'enter',
  );
  return menuGroups
    .map((group) => ({
      group,
      lines: openRoutes.flatMap((route) =>
        route.menu?.group === group ? [{ route, icon: route.menu.icon }] : [],
      ),
    }))
    .filter((section) => section.lines.length > 0);
}
