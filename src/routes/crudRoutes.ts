import type { ResourceName } from '../../resources/registry.ts';
import { type LoadScreen, type Needs, type Route, route, type TitleKey } from './route.ts';

interface CrudWords {
  /** Titles other than the record's own words. */
  readonly list?: TitleKey;
  readonly create?: TitleKey;
  readonly update?: TitleKey;
  /** A stricter tier for creating. */
  readonly createNeeds?: Needs;
  /** A stricter tier for changing. */
  readonly updateNeeds?: Needs;
  readonly menu?: Route['menu'];
  /** Instead of the screen its declaration gives. */
  readonly updateScreen?: LoadScreen;
  /** Where the specification gives the update screen another path. */
  readonly updatePath?: string;
}

/** List, create and update of a record at the place they stand in; the screens come from its declaration. */
export function crudRoutes(resource: ResourceName, words: CrudWords = {}): readonly Route[] {
  return [
    route(
      '/',
      { title: words.list ?? `${resource}_list`, resource, menu: words.menu ?? null },
      screenOf(resource, 'list'),
    ),
    route(
      '/create',
      { title: words.create ?? `${resource}_create`, resource, mode: 'create', needs: words.createNeeds },
      screenOf(resource, 'create'),
    ),
    route(
      words.updatePath ?? '/update/:id',
      { title: words.update ?? `${resource}_update`, resource, mode: 'update', needs: words.updateNeeds },
      words.updateScreen ?? screenOf(resource, 'update'),
    ),
  ];
}

/** Fetched apart from the table, so that the shell does not carry the lists and forms of all records. */
export function screenOf(resource: string, kind: 'list' | 'create' | 'update'): LoadScreen {
  return async () => {
    const { recordScreen } = await import('./recordScreen.tsx');
    return { default: recordScreen(resource, kind) };
  };
}
