import { useSearchParams } from 'react-router-dom';
import { type Showing, showings } from '../../../contract/v2/hiring.ts';

export const pageSizes = [25, 50, 100] as const;

export interface ApplicantQuery {
  readonly page: number;
  readonly per_page: number;
  readonly q: string;
  readonly stage: string | null;
  readonly show: Showing;
}

/** What the list shows stands in the address, so that the way back leads to the same page of it. */
export function useApplicantFilters(): readonly [ApplicantQuery, (change: Partial<ApplicantQuery>) => void] {
  const [search, setSearch] = useSearchParams();
  const number = (name: string, least: number) =>
    Math.max(least, Math.trunc(Number(search.get(name))) || least);
  const size = pageSizes.find((one) => one === number('per_page', pageSizes[0])) ?? pageSizes[0];
  const query: ApplicantQuery = {
    page: number('page', 1),
    per_page: size,
    q: search.get('q') ?? '',
    stage: search.get('stage'),
    show: showings.find((one) => one === search.get('show')) ?? 'all',
  };
  function change(part: Partial<ApplicantQuery>) {
    const next = { ...query, page: 1, ...part };
    const reported = Object.entries(next).filter(([, value]) => value !== null && value !== '');
    setSearch(Object.fromEntries(reported.map(([name, value]) => [name, String(value)])), { replace: true });
  }
  return [query, change];
}
