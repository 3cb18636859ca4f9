import type { TextArea } from '../../locales/languages.ts';
import type { RecordScreenKind } from '../../resources/index.tsx';
import type { ResourceName } from '../../resources/registry.ts';
import { loadRecordScreen } from './loadRecordScreen.tsx';
import { type LoadScreen, type Needs, type Route, route, type TabKey, type TitleKey } from './route.ts';

interface CrudRouteOptions {
  /** Titles that differ from the record's own. */
  readonly list?: TitleKey;
  readonly create?: TitleKey;
  readonly update?: TitleKey;
  /** A stricter tier for creating. */
  readonly createNeeds?: Needs;
  /** A stricter tier for updating. */
  readonly updateNeeds?: Needs;
  /** The position of the list in the menu. */
  readonly menu?: Route['menu'];
  readonly parent?: string;
  readonly tab?: TabKey;
  /** The areas whose texts a screen shows in addition to those of the record. */
  readonly texts?: Partial<Record<RecordScreenKind, readonly TextArea[]>>;
  /** Replaces the screen derived from the declaration. */
  readonly updateScreen?: LoadScreen;
  /** The path of the update screen, where the specification sets another one. */
  readonly updatePath?: string;
}

/** The list, create and update routes of a record; the screens are derived from its declaration. */
export function crudRoutes(resource: ResourceName, options: CrudRouteOptions = {}): readonly Route[] {
  const texts = options.texts ?? {};
  return [
    route(
      '/',
      {
        title: options.list ?? `${resource}_list`,
        resource,
        texts: texts.list,
        menu: options.menu ?? null,
        parent: options.parent ?? null,
        tab: options.tab ?? null,
      },
      loadRecordScreen(resource, 'list'),
    ),
    route(
      '/create',
      {
        title: options.create ?? `${resource}_create`,
        resource,
        texts: [...(texts.create ?? []), 'formLocks'],
        mode: 'create',
        needs: options.createNeeds,
      },
      loadRecordScreen(resource, 'create'),
    ),
    route(
      options.updatePath ?? '/update/:id',
      {
        title: options.update ?? `${resource}_update`,
        resource,
        texts: [...(texts.update ?? []), 'formLocks'],
        mode: 'update',
        needs: options.updateNeeds,
      },
      options.updateScreen ?? loadRecordScreen(resource, 'update'),
    ),
  ];
}
