import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import {
  type Completion,
  completionQuery,
  learningReportPageSize,
} from '../../../../dataProviders/learningReports.ts';
import { type CompletionReport, completionShare } from '../../../../domain/learning/learningReports.ts';
import { ChartCard } from '../../../kit/charts/ChartCard.tsx';
import { DistanceBars } from '../../../kit/charts/DistanceBars.tsx';
import { useAccountId } from '../../../kit/context/useAccountId.ts';
import { Pagination } from '../../../kit/lists/Pagination.tsx';
import { SecondaryText } from '../../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../../kit/states/QueryState.tsx';
import { useFormat } from '../../../kit/useFormat.ts';
import { CompletionTable } from './CompletionTable.tsx';
import { CompletionTotals } from './CompletionTotals.tsx';
import { type ReportFilters, toInput } from './reportFilters.ts';

interface Props {
  readonly report: CompletionReport;
  readonly filters: ReportFilters;
  readonly onPage: (page: number) => void;
}

/** A report on completion: its totals, a chart of the shares that were completed, and the figures with the people behind them. */
export function CompletionReportView({ report, filters, onPage }: Props) {
  const translate = useTranslate();
  const { page } = filters;
  const query = useQuery(completionQuery(useAccountId(), { report, ...toInput(filters), page }));
  return (
    <QueryState
      query={query}
      failed="learningReports.failed"
      height={640}
      empty={{ when: ({ total }) => total === 0, text: `learningReports.empty.${report}` }}
    >
      {(completion) => (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <CompletionTotals all={completion.all} filters={filters} hasLink={report === 'courses'} />
          <CompletionChart report={report} completion={completion} />
          <CompletionTable report={report} rows={completion.rows} filters={filters} />
          <Pagination
            total={completion.total}
            page={page}
            pageSize={learningReportPageSize}
            onPage={onPage}
          />
          <SecondaryText>{translate('learningReports.note')}</SecondaryText>
        </Box>
      )}
    </QueryState>
  );
}

interface ChartProps {
  readonly report: CompletionReport;
  readonly completion: Completion;
}

function CompletionChart({ report, completion: { all, rows, today } }: ChartProps) {
  const translate = useTranslate();
  const format = useFormat();
  const columns = (['people', 'completed', 'share'] as const).map((name) =>
    translate(`learningReports.columns.${name}`),
  );
  const percentOf = (counts: Completion['all']) => Math.round(100 * completionShare(counts));
  const [lowest] = rows;
  const share = format.percent(completionShare(all));
  const title =
    lowest && rows.length > 1
      ? translate(`learningReports.findings.${report}`, {
          share,
          name: lowest.name,
          lowest: format.percent(completionShare(lowest)),
        })
      : translate('learningReports.findings.one', { share });
  return (
    <ChartCard
      title={title}
      caption={translate(`learningReports.caption.${report}`, {
        count: format.number(all.people),
        day: format.day(today),
      })}
      fileName={translate('learningReports.file')}
      table={{
        header: [translate(`learningReports.rowsOf.${report}`), ...columns],
        rows: rows.map((row) => [row.name, row.people, row.completed, percentOf(row)]),
      }}
    >
      <DistanceBars
        label={translate('learningReports.chart')}
        minScale={100}
        bars={rows.map((row) => ({
          id: String(row.id),
          name: row.name,
          value: percentOf(row),
          reference: percentOf(all),
          text: format.percent(completionShare(row)),
        }))}
      />
    </ChartCard>
  );
}
