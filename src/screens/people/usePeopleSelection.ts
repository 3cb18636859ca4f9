import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { PeopleSelectionInput } from '../../../contract/v2/people.ts';

export type PeopleListFilter = Readonly<Record<string, unknown>>;

export interface PeopleSelection {
  readonly by: 'people' | 'filter';
  readonly ids: readonly number[];
  readonly filter: PeopleListFilter;
  /** The selection as sent to the server; null while no one is selected. */
  readonly selection: PeopleSelectionInput | null;
  readonly setBy: (by: PeopleSelection['by']) => void;
  readonly setIds: (ids: readonly number[]) => void;
  readonly setFilter: (filter: PeopleListFilter) => void;
  readonly clear: () => void;
}

/**
 * The people a change applies to, by ids or by filter. Starts with the rows or the filter passed on by the list
 * of people.
 */
export function usePeopleSelection(): PeopleSelection {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const filterInUrl = parseFilter(params.get('filter'));
  const [by, setBy] = useState<PeopleSelection['by']>(filterInUrl ? 'filter' : 'people');
  const [ids, setIds] = useState<readonly number[]>(() => parseIds(state));
  const filter = filterInUrl ?? {};
  const setFilter = (next: PeopleListFilter) =>
    setParams({ filter: JSON.stringify(next) }, { replace: true, state });
  const byFilter = { user_ids: null, filter: { ...filter } };
  const byPeople = ids.length > 0 ? { user_ids: [...ids], filter: null } : null;
  return {
    by,
    ids,
    filter,
    selection: by === 'filter' ? byFilter : byPeople,
    setBy,
    setIds,
    setFilter,
    clear: () => setIds([]),
  };
}

/** The address can contain any text; only a JSON object is a valid filter. */
function parseFilter(text: string | null): PeopleListFilter | null {
  if (text === null) return null;
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : null;
  } catch {
    return null;
  }
}

function parseIds(state: unknown): readonly number[] {
  const { ids } = (state ?? {}) as { ids?: unknown };
  return Array.isArray(ids) ? ids.filter((id): id is number => Number.isInteger(id)) : [];
}
