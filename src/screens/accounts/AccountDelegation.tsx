import { Box, Button, Card, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { LoadFailed } from '../../kit/states/LoadFailed.tsx';
import { StateCard } from '../../kit/states/StateCard.tsx';
import { DelegateDialog, type Preset } from './DelegateDialog.tsx';
import { DelegationFilters } from './DelegationFilters.tsx';
import { DelegationTable } from './DelegationTable.tsx';
import { LoadingRows } from './LoadingRows.tsx';
import { Pagination } from './Pagination.tsx';
import { pairsOf, presetOf } from './pairs.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { useDelegationFilters, useDelegations } from './useDelegations.ts';

const nothingYet: Preset = { people: [], accounts: [] };

/** Who administers accounts besides the own one, by person or by account. */
export default function AccountDelegation() {
  const translate = useTranslate();
  const [preset, open] = useState<Preset | null>(null);
  const words = (key: string) => translate(`administration.delegation.${key}`);
  return (
    <Box sx={{ maxWidth: 1200 }}>
      <PageHeading
        title={words('title')}
        purpose={words('purpose')}
        action={
          <Button variant="contained" onClick={() => open(nothingYet)}>
            {words('delegate')}
          </Button>
        }
      />
      <List onDelegate={open} />
      {preset && <DelegateDialog preset={preset} onClose={() => open(null)} />}
    </Box>
  );
}

function List({ onDelegate }: { readonly onDelegate: (preset: Preset) => void }) {
  const translate = useTranslate();
  const [filters, change] = useDelegationFilters();
  const { by, q, page } = filters;
  const query = useDelegations(filters);
  const [selected, select] = useState<ReadonlySet<number>>(new Set());
  const words = (key: string) => translate(`administration.delegation.${key}`);
  const { rows = [], total } = query.data ?? {};
  const chosen = rows.filter(({ id }) => selected.has(id));

  function handleChange(changed: Parameters<typeof change>[0]) {
    select(new Set());
    change(changed);
  }
  function handleSelect(ids: readonly number[], isSelected: boolean) {
    const next = new Set(selected);
    for (const id of ids) isSelected ? next.add(id) : next.delete(id);
    select(next);
  }

  if (query.isError) return <LoadFailed text={words('failed')} onRetry={() => void query.refetch()} />;
  return (
    <>
      <DelegationFilters key={by} wanted={filters} total={total} onChange={handleChange} />
      {total === 0 && q === '' && <StateCard title={words('empty.title')} text={words('empty.text')} />}
      {(total !== 0 || q !== '') && (
        <Card>
          {query.isPending && <LoadingRows />}
          {total === 0 && (
            <Box sx={{ py: 4, textAlign: 'center' }}>
              <Typography color="text.secondary">{words('nothingFound')}</Typography>
              <Button onClick={() => handleChange({ q: '' })}>{words('clearSearch')}</Button>
            </Box>
          )}
          {rows.length > 0 && (
            <DelegationTable
              by={by}
              rows={rows}
              selected={selected}
              onSelect={handleSelect}
              onAdd={(row) => onDelegate(presetOf(by, [row]))}
            />
          )}
          <Pagination total={total ?? 0} page={page} onPage={(next) => handleChange({ page: next })} />
          {chosen.length > 0 && (
            <SelectionBar
              count={chosen.length}
              pairs={pairsOf(by, chosen)}
              onDelegate={() => onDelegate(presetOf(by, chosen))}
              onClear={() => select(new Set())}
            />
          )}
        </Card>
      )}
    </>
  );
}
