import { foldSearchText } from '../../../domain/search/foldSearchText.ts';
import { bestMatches, isMatch } from '../../../domain/search/matchRank.ts';
import { type MenuSection, menuEntryOf } from '../../routes/menuSections.ts';
import type { MenuIcon, Route } from '../../routes/route.ts';

/** A page without parameters that a person can open, or the form of a new record. */
export interface PageItem {
  readonly path: string;
  readonly isAction: boolean;
  readonly title: string;
  /** The menu entry that it belongs to; null if it isn't in the menu. */
  readonly icon: MenuIcon | null;
  readonly entry: string | null;
}

/** The pages that a search can open, in the order of the route table. */
export function pageItems(
  routes: readonly Route[],
  isOfferedRoute: (route: Route) => boolean,
  sections: readonly MenuSection[],
  translate: (key: string) => string,
): readonly PageItem[] {
  const lines = sections.flatMap((section) => section.lines);
  return routes
    .filter((route) => isListed(route) && isOfferedRoute(route))
    .map((route) => {
      const entry = menuEntryOf(routes, route);
      const icon = lines.find((line) => line.entry === entry)?.icon ?? null;
      const title = translate(`titles.${route.title}`);
      const label = icon && translate(`app.nav.entries.${icon}`);
      return {
        path: route.path,
        isAction: route.mode === 'create',
        title,
        icon,
        entry: label && foldSearchText(label) === foldSearchText(title) ? null : label,
      };
    });
}

const isListed = ({ path, load, showHeader, showNav, area }: Route) =>
  load !== null && showHeader && showNav && area === 'other' && path !== '*' && !path.includes(':');

/** The pages that match a search by title or menu entry, the best first. */
export function matchPages(
  items: readonly PageItem[],
  words: readonly string[],
  most: number,
): readonly PageItem[] {
  const matching = items.filter(({ title, entry }) => isMatch(`${title} ${entry ?? ''}`, words));
  return bestMatches(matching, ({ title }) => title, words, most);
}
