import { Card } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DelegationRow } from '../../../contract/v2/administration.ts';
import { administrationPageSize, delegationsQuery } from '../../../dataProviders/administration.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { Pagination } from '../../kit/lists/Pagination.tsx';
import { NoMatches } from '../../kit/states/NoMatches.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import type { DelegatePreset } from './DelegateDialog.tsx';
import { DelegationFilters } from './DelegationFilters.tsx';
import { DelegationSelectionBar } from './DelegationSelectionBar.tsx';
import { DelegationTable } from './DelegationTable.tsx';
import { toDelegatePreset, toDelegationPairs } from './delegationPairs.ts';
import { useDelegationFilters } from './useDelegationFilters.ts';

/** The delegations, a page at a time; selected rows can be changed together. */
export function DelegationList({ onDelegate }: { readonly onDelegate: (preset: DelegatePreset) => void }) {
  const [filters, setFilters] = useDelegationFilters();
  const { by, q, page } = filters;
  const query = useQuery(delegationsQuery(useAccountId(), filters));
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<number>>(new Set());

  const handleChange: typeof setFilters = (change) => {
    setSelectedIds(new Set());
    setFilters(change);
  };
  function handleSelect(rows: readonly DelegationRow[], isSelected: boolean) {
    const next = new Set(selectedIds);
    for (const { id } of rows) isSelected ? next.add(id) : next.delete(id);
    setSelectedIds(next);
  }

  return (
    <>
      {!query.isError && (
        <DelegationFilters key={by} filters={filters} total={query.data?.total} onChange={handleChange} />
      )}
      <QueryState
        query={query}
        failed="administration.delegation.failed"
        loading="administration.loading"
        shape="rows"
        empty={{ when: ({ total }) => total === 0 && q === '', text: 'administration.delegation.empty' }}
      >
        {({ rows, total }) => {
          const selected = rows.filter(({ id }) => selectedIds.has(id));
          return (
            <Card>
              {total === 0 ? (
                <NoMatches
                  text="administration.delegation.nothingFound"
                  clear="administration.delegation.clearSearch"
                  onClear={() => handleChange({ q: '' })}
                />
              ) : (
                <DelegationTable
                  by={by}
                  rows={rows}
                  selectedIds={selectedIds}
                  onSelect={handleSelect}
                  onAdd={(row) => onDelegate(toDelegatePreset(by, [row]))}
                />
              )}
              <Pagination
                total={total}
                page={page}
                pageSize={administrationPageSize}
                onPage={(next) => handleChange({ page: next })}
              />
              {selected.length > 0 && (
                <DelegationSelectionBar
                  count={selected.length}
                  pairs={toDelegationPairs(by, selected)}
                  onDelegate={() => onDelegate(toDelegatePreset(by, selected))}
                  onClear={() => setSelectedIds(new Set())}
                />
              )}
            </Card>
          );
        }}
      </QueryState>
    </>
  );
}
