type Filter = Readonly<Record<string, unknown>>;

/** How a list looks at its records: what is filtered, in which order, in which columns. */
export interface Look {
  readonly filter: Filter;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly hidden: readonly string[];
  /** The columns by their places; null while they stand as declared. */
  readonly ranks: readonly number[] | null;
}

/** A look that a person named, to come back to it. */
export interface View {
  readonly name: string;
  readonly look: Look;
}

const inOrder = (filter: Filter) => Object.entries(filter).sort(([a], [b]) => a.localeCompare(b));
const written = ({ filter, sort, hidden, ranks }: Look) =>
  JSON.stringify([inOrder(filter), sort.field, sort.order, [...hidden].sort(), ranks]);

/** Whether two looks show the same. */
export const isSameLook = (a: Look, b: Look): boolean => written(a) === written(b);

const spelled = (name: string) => name.trim().toLowerCase();

/** The view of this name, in whatever case it is written. */
export const viewNamed = (views: readonly View[], name: string): View | undefined =>
  views.find((view) => spelled(view.name) === spelled(name));

export const withoutView = (views: readonly View[], name: string): View[] =>
  views.filter((view) => spelled(view.name) !== spelled(name));

/** The views with this one among them, by name; one of the same name gives way. */
export function withView(views: readonly View[], view: View): View[] {
  const named = { ...view, name: view.name.trim() };
  return [...withoutView(views, view.name), named].sort((a, b) => a.name.localeCompare(b.name));
}
