import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CycleReports } from '../../../contract/v2/reports.ts';
import { type Column, DataTable } from '../../kit/lists/DataTable.tsx';
import { Pagination } from '../../kit/lists/Pagination.tsx';

interface ReportPeopleProps {
  readonly reports: CycleReports;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** The page size of the server. */
const pageSize = 25;

/** The state of each person's report, failed ones first. */
export function ReportStatusTable({ reports: { run, people }, page, onPage }: ReportPeopleProps) {
  const translate = useTranslate();
  if (!run || people.length === 0) return null;
  const total = Object.values(run.counts).reduce((sum, count) => sum + count, 0);
  const wordOf = (state: keyof typeof run.counts) =>
    translate(
      state === 'made' && run.kind === 'mail' ? 'exports.cycle.toldState' : `exports.cycle.states.${state}`,
    );
  const columns: readonly Column<(typeof people)[number]>[] = [
    { name: 'person', cell: ({ name }) => name, sx: { overflowWrap: 'anywhere' } },
    {
      name: 'state',
      cell: ({ state, reason }) => (
        <>
          <Chip
            size="small"
            variant="outlined"
            color={state === 'failed' ? 'error' : 'default'}
            label={wordOf(state)}
          />{' '}
          {reason !== null && translate('exports.cycle.reason')}
        </>
      ),
    },
  ];
  return (
    <>
      <DataTable
        columnTexts="exports.cycle.columns"
        caption={translate('exports.cycle.people')}
        columns={columns}
        rows={people}
        rowKey={({ id }) => id}
      />
      <Pagination total={total} page={page} pageSize={pageSize} onPage={onPage} />
    </>
  );
}
