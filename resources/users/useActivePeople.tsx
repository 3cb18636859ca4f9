import { useGetList } from 'react-admin';
import { useDebounced } from '../../src/kit/useDebounced.ts';
import { type UserRecord, users } from './users.ts';

const maxOptions = 20;

/** The first active people who match the typed text; the previous ones stay while others load. */
export function useActivePeople(typed: string, { enabled = true }: { readonly enabled?: boolean } = {}) {
  const q = useDebounced(typed.trim());
  return useGetList<UserRecord>(
    users.name,
    {
      filter: { status: 'active', ...(q ? { q } : {}) },
      pagination: { page: 1, perPage: maxOptions },
      sort: { ...users.sort },
    },
    { enabled, placeholderData: (previous) => previous },
  );
}
