import { Box, Chip, Skeleton, TablePagination, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ImportWithColumns } from '../../../contract/v2/imports.ts';
import { importRowsOnAPage } from '../../../dataProviders/imports.ts';
import { type RowKind, type RowState, rowKinds } from '../../../domain/imports/importStates.ts';
import { LoadFailed } from '../../kit/states/LoadFailed.tsx';
import { RowTable } from './RowTable.tsx';
import { useImportRows } from './useImport.ts';

interface Filter {
  readonly key: string;
  readonly kind: RowKind | null;
  readonly state: RowState | null;
  readonly count: number;
}

const all = { key: 'imports.all', kind: null, state: null };

/** The rows of a file by what happens to them, a page at a time. */
export function ImportRows({ found }: { readonly found: ImportWithColumns }) {
  const translate = useTranslate();
  const [wanted, want] = useState({ ...all, page: 1 } as Omit<Filter, 'count'> & { page: number });
  const { kind, state, page } = wanted;
  const query = useImportRows({ import_id: found.id, kind, state, page });
  const { rows = [], total = 0 } = query.data ?? {};
  return (
    <>
      <Box
        role="group"
        aria-label={translate('imports.table.filter')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, px: 2, pb: 2 }}
      >
        {filtersOf(found).map(({ count, ...filter }) => (
          <Chip
            key={filter.key}
            component="button"
            clickable
            aria-pressed={filter.key === wanted.key}
            color={filter.key === wanted.key ? 'primary' : 'default'}
            variant={filter.key === wanted.key ? 'filled' : 'outlined'}
            label={`${translate(filter.key)} ${count.toLocaleString()}`}
            onClick={() => want({ ...filter, page: 1 })}
          />
        ))}
      </Box>
      {query.isPending && (
        <Box role="status" aria-label={translate('imports.loading')} sx={{ px: 2, pb: 2 }}>
          {['first', 'second', 'third', 'fourth'].map((row) => (
            <Skeleton key={row} height={36} />
          ))}
        </Box>
      )}
      {query.isError && (
        <Box sx={{ px: 2, pb: 2 }}>
          <LoadFailed text={translate('imports.failed')} onRetry={() => void query.refetch()} />
        </Box>
      )}
      {query.isSuccess && total === 0 && (
        <Typography color="text.secondary" sx={{ px: 2, pb: 3 }}>
          {translate(wanted.key === all.key ? 'imports.table.gone' : 'imports.table.empty')}
        </Typography>
      )}
      {rows.length > 0 && <RowTable rows={rows} />}
      {total > importRowsOnAPage && (
        <TablePagination
          component="div"
          count={total}
          page={page - 1}
          rowsPerPage={importRowsOnAPage}
          rowsPerPageOptions={[]}
          labelDisplayedRows={({ from, to, count }) =>
            translate('imports.table.range', { from, to, total: count })
          }
          getItemAriaLabel={(type) =>
            translate(type === 'next' ? 'imports.table.next' : 'imports.table.previous')
          }
          onPageChange={(_, next) => want({ ...wanted, page: next + 1 })}
        />
      )}
    </>
  );
}

/** All, each kind there is, and what was left out or left as it is. */
function filtersOf({ counts, row_count }: ImportWithColumns): Filter[] {
  const kinds = rowKinds.map((kind) => ({
    key: `imports.kinds.${kind}`,
    kind,
    state: null,
    count: counts[kind],
  }));
  const states = (['skipped', 'kept'] as const).map((state) => ({
    key: `imports.states.${state}`,
    kind: null,
    state,
    count: counts[state],
  }));
  return [{ ...all, count: row_count }, ...[...kinds, ...states].filter(({ count }) => count > 0)];
}
