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
const written = ({ filter, sort, hidden, ranks }: ListSettings) =>
  JSON.stringify([inOrder(filter), sort.field, sort.order, [...hidden].sort(), ranks]);

/** Whether two settings are equal. */
export const isSameSettings = (a: ListSettings, b: ListSettings): boolean => written(a) === written(b);

const spelled = (name: string) => name.trim().toLowerCase();

/** The view with this name, ignoring case. */
export const viewNamed = (views: readonly SavedView[], name: string): SavedView | undefined =>
  views.find((view) => spelled(view.name) === spelled(name));

export const withoutView = (views: readonly SavedView[], name: string): SavedView[] =>
  views.filter((view) => spelled(view.name) !== spelled(name));

/** The views with this one added, sorted by name; it replaces a view with the same name. */
export function withView(views: readonly SavedView[], view: SavedView): SavedView[] {
  const named = { ...view, name: view.name.trim() };
  return [...withoutView(views, view.name), named].sort((a, b) => a.name.localeCompare(b.name));
}
