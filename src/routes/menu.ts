import type { Person } from '../../domain/access/person.ts';
import { type App, routeAccess } from '../../domain/access/routeAccess.ts';
import { type MenuGroup, type MenuIcon, menuGroups, type Route } from './route.ts';

export interface MenuLine {
  readonly route: Route;
  readonly icon: MenuIcon;
}

export interface MenuSection {
  readonly group: MenuGroup;
  readonly lines: readonly MenuLine[];
}

/** The menu entries a person can open, by group. It asks the guard, so that no entry leads to a refusal. */
export function menu(person: Person, routes: readonly Route[], app: App, now: Date): readonly MenuSection[] {
  const open = routes.filter(
    (route) =>
      route.menu !== null &&
      routeAccess(
        person,
        { needs: route.needs, code: route.code, hasCode: false, area: route.area },
        app,
        now,
      ).kind === 'enter',
  );
  return menuGroups
    .map((group) => ({
      group,
      lines: open.flatMap((route) => (route.menu?.group === group ? [{ route, icon: route.menu.icon }] : [])),
    }))
    .filter((section) => section.lines.length > 0);
}
