import { Card } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CompletionRow } from '../../../../dataProviders/learningReports.ts';
import { type CompletionReport, completionShare } from '../../../../domain/learning/learningReports.ts';
import { type Column, DataTable } from '../../../kit/lists/DataTable.tsx';
import { useFormat } from '../../../kit/useFormat.ts';
import { FigureLink } from './FigureLink.tsx';
import { type ReportFilters, recordsPath } from './reportFilters.ts';

interface Props {
  readonly report: CompletionReport;
  readonly rows: readonly CompletionRow[];
  readonly filters: ReportFilters;
}

const filterOf = { courses: 'course', paths: 'path', teams: 'team' } as const;
const stateOf = {
  people: null,
  completed: 'completed',
  started: 'started',
  assigned: 'assigned',
  overdue: 'overdue',
} as const;

/** The figures of a report; each count opens its people. */
export function CompletionTable({ report, rows, filters }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const { page: _page, ...shared } = filters;
  const countOf = (name: keyof typeof stateOf): Column<CompletionRow> => ({
    name,
    align: 'right',
    isWide: name === 'started' || name === 'assigned',
    cell: (row) => (
      <FigureLink
        value={row[name]}
        to={recordsPath({ ...shared, [filterOf[report]]: row.id, state: stateOf[name] })}
        name={row.name}
        column={translate(`learningReports.columns.${name}`)}
      />
    ),
  });
  return (
    <Card variant="outlined">
      <DataTable
        caption={translate('learningReports.figures')}
        columnTexts="learningReports.columns"
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { name: 'name', label: translate(`learningReports.rowsOf.${report}`), cell: ({ name }) => name },
          countOf('people'),
          countOf('completed'),
          { name: 'share', align: 'right', cell: (row) => format.percent(completionShare(row)) },
          countOf('started'),
          countOf('assigned'),
          countOf('overdue'),
          {
            name: 'days',
            align: 'right',
            isWide: true,
            cell: ({ days }) => (days === null ? null : format.number(days)),
          },
          {
            name: 'score',
            align: 'right',
            isWide: true,
            cell: ({ score }) => (score === null ? null : format.percent(score / 100)),
          },
          {
            name: 'median_time',
            align: 'right',
            isWide: true,
            cell: ({ median_seconds }) => (median_seconds === null ? null : format.duration(median_seconds)),
          },
          {
            name: 'total_time',
            align: 'right',
            isWide: true,
            cell: ({ total_seconds }) => (total_seconds === 0 ? null : format.duration(total_seconds)),
          },
        ]}
      />
    </Card>
  );
}
