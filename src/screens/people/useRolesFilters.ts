import { useSearchParams } from 'react-router-dom';
import { personStatuses } from '../../../contract/v2/people.ts';
import type { RolesQuery } from '../../../dataProviders/people.ts';
import { rights } from '../../../domain/access/rights.ts';
import { mainRoles } from '../../../domain/access/roles.ts';

export type RolesTab = 'matrix' | 'explain';

/** What is looked at stands in the address, so that a link shows the same. */
export function useRolesFilters() {
  const [params, setParams] = useSearchParams();
  const among = <T extends string>(name: string, known: readonly T[]) =>
    known.find((one) => one === params.get(name)) ?? null;
  const page = Number(params.get('page') ?? 1);
  const input: RolesQuery = {
    q: params.get('q') ?? '',
    status: among('status', personStatuses),
    role: among('role', mainRoles),
    // Who may do no more than everybody else is only looked at when asked for.
    right: params.get('right') === 'all' ? null : (among('right', rights) ?? 'any'),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };

  function change(values: Readonly<Record<string, string | number | null>>) {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values)) {
          if (value === null || value === '') next.delete(name);
          else next.set(name, String(value));
        }
        return next;
      },
      { replace: true },
    );
  }

  const person = Number(params.get('person'));
  return {
    wish: input,
    tab: (params.get('tab') === 'explain' ? 'explain' : 'matrix') as RolesTab,
    personId: Number.isInteger(person) && person > 0 ? person : null,
    path: params.get('path'),
    change,
    /** Another filter starts on its first page. */
    narrow: (values: Readonly<Record<string, string | null>>) => change({ ...values, page: null }),
  };
}
export type RolesAddress = ReturnType<typeof useRolesFilters>;
