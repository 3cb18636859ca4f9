import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { SelectedPeople } from '../../../contract/v2/people.ts';

export type Filter = Readonly<Record<string, unknown>>;

export interface PeopleSelection {
  readonly by: 'people' | 'filter';
  readonly ids: readonly number[];
  readonly filter: Filter;
  /** What the server is asked about; null while nobody is chosen. */
  readonly selection: SelectedPeople | null;
  readonly chooseBy: (by: PeopleSelection['by']) => void;
  readonly setIds: (ids: readonly number[]) => void;
  readonly setFilter: (filter: Filter) => void;
  readonly clear: () => void;
}

/** Whom a change is about: begun with what the list of people handed over, by its rows or by its filter. */
export function usePeopleSelection(): PeopleSelection {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const handed = filterIn(params.get('filter'));
  const [by, chooseBy] = useState<PeopleSelection['by']>(handed ? 'filter' : 'people');
  const [ids, setIds] = useState<readonly number[]>(() => idsIn(state));
  const filter = handed ?? {};
  const setFilter = (next: Filter) => setParams({ filter: JSON.stringify(next) }, { replace: true, state });
  const byFilter = { user_ids: null, filter: { ...filter } };
  const byPeople = ids.length > 0 ? { user_ids: [...ids], filter: null } : null;
  return {
    by,
    ids,
    filter,
    selection: by === 'filter' ? byFilter : byPeople,
    chooseBy,
    setIds,
    setFilter,
    clear: () => setIds([]),
  };
}

/** A filter in the address may be anything; what is no object is none. */
function filterIn(text: string | null): Filter | null {
  if (text === null) return null;
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : null;
  } catch {
    return null;
  }
}

function idsIn(state: unknown): readonly number[] {
  const { ids } = (state ?? {}) as { ids?: unknown };
  return Array.isArray(ids) ? ids.filter((id): id is number => Number.isInteger(id)) : [];
}
