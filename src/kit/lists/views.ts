type Filter = Readonly<Record<string, unknown>>;

/** How a list looks at its records: what is filtered, in which order, in which columns. */
export interface ListSettings {
  readonly filter: Filter;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly hidden: readonly string[];
  /** The columns by their places; null while they stand as declared. */
  readonly ranks: readonly number[] | null;
}

/** A look that a person named, to come back to it. */
export interface SavedView {
  readonly name: string;
  readonly look: ListSettings;
}

const inOrder = (filter: Filter) => Object.entries(filter).sort(([a], [b]) => a.localeCompare(b));
const written = ({ filter, sort, hidden, ranks }: ListSettings) =>
  JSON.stringify([inOrder(filter), sort.field, sort.order, [...hidden].sort(), ranks]);

/** Whether two looks show the same. */
export const isSameSettings = (a: ListSettings, b: ListSettings): boolean => written(a) === written(b);

const spelled = (name: string) => name.trim().toLowerCase();

/** The view of this name, in whatever case it is written. */
export const viewNamed = (views: readonly SavedView[], name: string): SavedView | undefined =>
  views.find((view) => spelled(view.name) === spelled(name));

export const withoutView = (views: readonly SavedView[], name: string): SavedView[] =>
  views.filter((view) => spelled(view.name) !== spelled(name));

/** The views with this one among them, by name; one of the same name gives way. */
export function withView(views: readonly SavedView[], view: SavedView): SavedView[] {
  const named = { ...view, name: view.name.trim() };
  return [...withoutView(views, view.name), named].sort((a, b) => a.name.localeCompare(b.name));
}
