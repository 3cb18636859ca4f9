type Filter = Readonly<Record<string, unknown>>;

/** The settings of a list: filters, sort order and columns. */
export interface ListSettings {
  readonly filter: Filter;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly hidden: readonly string[];
  /** The order of the columns; null for the declared order. */
  readonly ranks: readonly number[] | null;
}

/** List settings saved under a name. */
export interface SavedView {
  readonly name: string;
  readonly look: ListSettings;
}

const inOrder = (filter: Filter) => Object.entries(filter).sort(([a], [b]) => a.localeCompare(b));
const serializeSettings = ({ filter, sort, hidden, ranks }: ListSettings) =>
  JSON.stringify([inOrder(filter), sort.field, sort.order, [...hidden].sort(), ranks]);

/** Whether two settings are equal. */
export const isSameSettings = (a: ListSettings, b: ListSettings): boolean =>
  serializeSettings(a) === serializeSettings(b);

const normalizeName = (name: string) => name.trim().toLowerCase();

/** The view with this name, ignoring case. */
export const findView = (views: readonly SavedView[], name: string): SavedView | undefined =>
  views.find((view) => normalizeName(view.name) === normalizeName(name));

export const removeView = (views: readonly SavedView[], name: string): SavedView[] =>
  views.filter((view) => normalizeName(view.name) !== normalizeName(name));

/** The views with this one added, sorted by name; it replaces a view with the same name. */
export function addView(views: readonly SavedView[], view: SavedView): SavedView[] {
  const named = { ...view, name: view.name.trim() };
  return [...removeView(views, view.name), named].sort((a, b) => a.name.localeCompare(b.name));
}
