import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { ImportDetails } from '../../../contract/v2/imports.ts';
import { importRowsPageSize, importRowsQuery } from '../../../dataProviders/imports.ts';
import { rowKinds } from '../../../domain/imports/importStates.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { ChoiceChips } from '../../kit/forms/ChoiceChips.tsx';
import { Pagination } from '../../kit/lists/Pagination.tsx';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { useFormat } from '../../kit/useFormat.ts';
import { urlField, useUrlFilters } from '../../kit/useUrlFilters.ts';
import { ImportRowTable } from './ImportRowTable.tsx';

const filters = [...rowKinds, 'skipped', 'kept'] as const;
const fields = { rows: urlField.choice(filters), page: urlField.page() };

/** The rows of a file by their outcome, a page at a time. */
export function ImportRows({ userImport }: { readonly userImport: ImportDetails }) {
  const translate = useTranslate();
  const format = useFormat();
  const [{ rows: filter, page }, setFilters] = useUrlFilters(fields);
  const { id, subject, counts, row_count } = userImport;
  const isState = filter === 'skipped' || filter === 'kept';
  const query = useQuery(
    importRowsQuery(useAccountId(), {
      import_id: id,
      kind: isState ? null : filter,
      state: isState ? filter : null,
      page,
    }),
  );
  const labelOf = (one: (typeof filters)[number] | null) => {
    if (one === null) return `${translate('imports.all')} ${format.number(row_count)}`;
    const group = one === 'skipped' || one === 'kept' ? 'states' : 'kinds';
    return `${translate(`imports.${group}.${one}`)} ${format.number(counts[one])}`;
  };
  return (
    <>
      <ChoiceChips
        label={translate('imports.table.filter')}
        choices={[null, ...filters.filter((one) => counts[one] > 0)]}
        value={filter}
        labelOf={labelOf}
        onChange={(next) => setFilters({ rows: next })}
      />
      <QueryState query={query} failed="imports.failed" shape="rows" rows={4}>
        {({ rows, total }) => (
          <Box>
            {total === 0 ? (
              <SecondaryText>
                {translate(filter === null ? 'imports.table.gone' : 'imports.table.empty')}
              </SecondaryText>
            ) : (
              <ImportRowTable rows={rows} subject={subject} />
            )}
            <Pagination
              total={total}
              page={page}
              pageSize={importRowsPageSize}
              onPage={(next) => setFilters({ page: next })}
            />
          </Box>
        )}
      </QueryState>
    </>
  );
}
