import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { type DelegationView, delegationViews } from '../../../contract/v2/administration.ts';
import { readDelegations } from '../../../dataProviders/administration.ts';
import { administrationKey } from './useChange.ts';

export interface DelegationQuery {
  readonly by: DelegationView;
  readonly q: string;
  readonly page: number;
}

/** What the list shows stands in the address. */
export function useDelegationFilters(): readonly [
  DelegationQuery,
  (change: Partial<DelegationQuery>) => void,
] {
  const [search, setSearch] = useSearchParams();
  const query: DelegationQuery = {
    by: delegationViews.find((one) => one === search.get('by')) ?? 'person',
    q: search.get('q') ?? '',
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
  };
  function change(changed: Partial<DelegationQuery>) {
    const { by, q, page } = { ...query, page: 1, ...changed };
    const shown = {
      ...(by === 'person' ? {} : { by }),
      ...(q === '' ? {} : { q }),
      ...(page === 1 ? {} : { page: String(page) }),
    };
    setSearch(shown, { replace: true, preventScrollReset: true, state: { _scrollToTop: false } });
  }
  return [query, change];
}

/** The former page stays in sight until the next has come, but never as rows of the other side. */
const seenFrom = (key: readonly unknown[] | undefined) => (key?.[2] as DelegationQuery | undefined)?.by; // as written below

export function useDelegations(wanted: DelegationQuery) {
  return useQuery({
    queryKey: [administrationKey, 'delegations', wanted],
    queryFn: ({ signal }) => readDelegations({ ...wanted, q: wanted.q || null }, signal),
    placeholderData: (former, query) => (seenFrom(query?.queryKey) === wanted.by ? former : undefined),
  });
}
