import { Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { UserImport } from '../../../contract/v2/imports.ts';
import { importsPageSize, importsQuery } from '../../../dataProviders/imports.ts';
import type { ImportSubject } from '../../../domain/imports/importFields.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { RelativeTime } from '../../kit/dates/RelativeTime.tsx';
import { type Column, DataTable } from '../../kit/lists/DataTable.tsx';
import { Pagination } from '../../kit/lists/Pagination.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { StatusChip } from '../../kit/page/StatusChip.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { useFormat } from '../../kit/useFormat.ts';
import { importPaths } from './importPaths.ts';

/** Whether the file has been read, so that its number of rows is known. */
const isRead = (state: UserImport['state']) => state !== 'reading' && state !== 'failed';

/** All imports of one subject, finished and unfinished. */
export function PastImports({ subject }: { readonly subject: ImportSubject }) {
  const translate = useTranslate();
  const [page, setPage] = useState(1);
  const query = useQuery(importsQuery(useAccountId(), subject, page));
  return (
    <Panel title={translate('imports.past.title')}>
      <QueryState
        query={query}
        failed="imports.failed"
        shape="rows"
        rows={3}
        empty={{ when: ({ total }) => total === 0, text: 'imports.past.empty' }}
      >
        {({ imports, total }) => (
          <>
            <ImportTable imports={imports} />
            <Pagination total={total} page={page} pageSize={importsPageSize} onPage={setPage} />
          </>
        )}
      </QueryState>
    </Panel>
  );
}

function ImportTable({ imports }: { readonly imports: readonly UserImport[] }) {
  const translate = useTranslate();
  const format = useFormat();
  const columns: readonly Column<UserImport>[] = [
    {
      name: 'file',
      sx: { overflowWrap: 'anywhere' },
      cell: ({ id, subject, file_name, created_at }) => (
        <>
          <Link component={RouterLink} to={importPaths.one(subject, id)}>
            {file_name}
          </Link>
          <Hint sx={{ display: { md: 'none' } }}>
            <RelativeTime at={created_at} />
          </Hint>
        </>
      ),
    },
    {
      name: 'state',
      cell: ({ state, queue_position }) => (
        <StatusChip
          status={state}
          label={translate(`imports.importStates.${(queue_position ?? 0) > 0 ? 'waiting' : state}`)}
        />
      ),
    },
    {
      name: 'rows',
      isWide: true,
      align: 'right',
      cell: ({ state, row_count }) => isRead(state) && format.number(row_count),
    },
    { name: 'by', isWide: true, cell: ({ author }) => author },
    {
      name: 'when',
      isWide: true,
      sx: { whiteSpace: 'nowrap' },
      cell: ({ created_at }) => <RelativeTime at={created_at} />,
    },
  ];
  return (
    <DataTable
      columnTexts="imports.past"
      caption={translate('imports.past.table')}
      columns={columns}
      rows={imports}
      rowKey={({ id }) => id}
    />
  );
}
