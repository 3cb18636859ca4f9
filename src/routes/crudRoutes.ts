import type { ResourceName } from '../../resources/registry.ts';
import { type LoadScreen, type Needs, type Route, route, type TitleKey } from './route.ts';

interface CrudRouteOptions {
  /** Titles that differ from the record's own. */
  readonly list?: TitleKey;
  readonly create?: TitleKey;
  readonly update?: TitleKey;
  /** A stricter tier for creating. */
  readonly createNeeds?: Needs;
  /** A stricter tier for updating. */
  readonly updateNeeds?: Needs;
  readonly menu?: Route['menu'];
  /** Replaces the screen derived from the declaration. */
  readonly updateScreen?: LoadScreen;
  /** The path of the update screen, where the specification sets another one. */
  readonly updatePath?: string;
}

/** The list, create and update routes of a record; the screens are derived from its declaration. */
export function crudRoutes(resource: ResourceName, options: CrudRouteOptions = {}): readonly Route[] {
  return [
    route(
      '/',
      { title: options.list ?? `${resource}_list`, resource, menu: options.menu ?? null },
      loadRecordScreen(resource, 'list'),
    ),
    route(
      '/create',
      { title: options.create ?? `${resource}_create`, resource, mode: 'create', needs: options.createNeeds },
      loadRecordScreen(resource, 'create'),
    ),
    route(
      options.updatePath ?? '/update/:id',
      { title: options.update ?? `${resource}_update`, resource, mode: 'update', needs: options.updateNeeds },
      options.updateScreen ?? loadRecordScreen(resource, 'update'),
    ),
  ];
}

/** Loads a record's screen in a separate chunk, so that the shell does not include all lists and forms. */
export function loadRecordScreen(resource: string, kind: 'list' | 'create' | 'update'): LoadScreen {
  return async () => {
    const { recordScreen } = await import('./recordScreen.tsx');
    return { default: recordScreen(resource, kind) };
  };
}
