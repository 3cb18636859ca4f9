import { useGetList } from 'react-admin';
import { type UserRecord, users } from '../../../resources/users/users.ts';
import { useDebounced } from '../../kit/useDebounced.ts';

const maxMatches = 20;

/** The first people by name who match the typed text, while the picker is open. */
export function usePeopleSearch(typed: string, isOpen: boolean) {
  const q = useDebounced(typed.trim());
  return useGetList<UserRecord>(
    users.name,
    {
      pagination: { page: 1, perPage: maxMatches },
      sort: { ...users.sort },
      filter: q === '' ? {} : { q },
    },
    { enabled: isOpen },
  );
}
