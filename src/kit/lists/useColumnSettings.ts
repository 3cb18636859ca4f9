import { useStore } from 'react-admin';

type Ranks = readonly number[] | undefined;

/** The key of react-admin's store for the columns of a list. */
export const columnsKeyOf = (resource: string | undefined): string => `${resource}.datatable`;

/** The hidden columns of a list and the order of its columns, stored on this device under react-admin's own keys. */
export function useColumnSettings(resource: string | undefined) {
  const key = columnsKeyOf(resource);
  const [hidden, setHidden] = useStore<readonly string[]>(key, []);
  const [ranks, setRanks] = useStore<Ranks>(`${key}_columnRanks`);
  return { hidden, setHidden, ranks, setRanks };
}

/** The visible columns in their order. */
export function useColumns(resource: string, names: readonly string[]): readonly string[] {
  const { hidden, ranks } = useColumnSettings(resource);
  return orderColumns(names, ranks).filter((name) => !hidden.includes(name));
}

/** Orders columns by react-admin's ranks, which may be shorter than the columns. */
export const orderColumns = (names: readonly string[], ranks: Ranks = []): readonly string[] =>
  names.map((name, at) => names[ranks[at] ?? at] ?? name);
