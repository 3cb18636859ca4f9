import { Box, Card, Chip } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import {
  exportLearningReport,
  type LearningRecord,
  learningRecordsQuery,
  learningReportPageSize,
} from '../../../../dataProviders/learningReports.ts';
import { recordFilters } from '../../../../domain/learning/learningReports.ts';
import { useAccountId } from '../../../kit/context/useAccountId.ts';
import { FilterSelect } from '../../../kit/forms/FilterSelect.tsx';
import { DataTable } from '../../../kit/lists/DataTable.tsx';
import { ExportMenu } from '../../../kit/lists/ExportMenu.tsx';
import { Pagination } from '../../../kit/lists/Pagination.tsx';
import { BackLink } from '../../../kit/page/BackLink.tsx';
import { PageHeader } from '../../../kit/page/PageHeader.tsx';
import { PdfButton } from '../../../kit/page/PdfButton.tsx';
import { StatusChip } from '../../../kit/page/StatusChip.tsx';
import { QueryState } from '../../../kit/states/QueryState.tsx';
import { useFormat } from '../../../kit/useFormat.ts';
import { useUrlFilters } from '../../../kit/useUrlFilters.ts';
import { ReportFilterRow } from './ReportFilterRow.tsx';
import { recordFields, reportPath, toRecordsInput } from './reportFilters.ts';

/** The people behind a figure of a report, for administrators and their leads. */
export default function LearningRecords() {
  const translate = useTranslate();
  const [filters, setFilters] = useUrlFilters(recordFields);
  const input = toRecordsInput(filters);
  const query = useQuery(learningRecordsQuery(useAccountId(), input));
  const { page: _page, ...exported } = input;
  const title = translate('titles.learningRecords');
  return (
    <>
      <BackLink to={reportPath(filters)} label="learningReports.people.back" />
      <PageHeader
        title={title}
        chip={
          filters.at !== null && (
            <Chip size="small" label={translate(`learningReports.people.lessonStates.${filters.at}`)} />
          )
        }
        purpose={translate('learningReports.people.purpose')}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <PdfButton
              subject={title}
              fileName={translate('learningReports.file')}
              requestFile={() => exportLearningReport('pdf', 'people', exported)}
            />
            <ExportMenu
              fileName={translate('learningReports.file')}
              variant="outlined"
              exportFile={(format) => exportLearningReport(format, 'people', exported)}
            />
          </Box>
        }
      />
      <ReportFilterRow filters={filters} onChange={setFilters} />
      <Box sx={{ mb: 2 }}>
        <FilterSelect
          name="state"
          label={translate('learningReports.filters.state')}
          value={filters.state}
          choices={recordFilters.map((value) => ({
            value,
            text: translate(`learningReports.people.states.${value}`),
          }))}
          onChange={(state) => setFilters({ state })}
        />
      </Box>
      <QueryState
        query={query}
        failed="learningReports.people.failed"
        missing="learningReports.people.empty"
        height={480}
        empty={{ when: ({ total }) => total === 0, text: 'learningReports.people.empty' }}
      >
        {({ total, records }) => (
          <Card variant="outlined">
            <RecordTable records={records} />
            <Pagination
              total={total}
              page={filters.page}
              pageSize={learningReportPageSize}
              onPage={(page) => setFilters({ page })}
            />
          </Card>
        )}
      </QueryState>
    </>
  );
}

function RecordTable({ records }: { readonly records: readonly LearningRecord[] }) {
  const translate = useTranslate();
  const format = useFormat();
  const dayOf = (day: string | null) => (day === null ? null : format.day(day));
  return (
    <DataTable
      caption={translate('learningReports.people.caption')}
      columnTexts="learningReports.people.columns"
      rows={records}
      rowKey={({ user_id, title }) => `${user_id} ${title}`}
      columns={[
        { name: 'name', cell: ({ name }) => name },
        { name: 'title', cell: ({ title }) => title },
        {
          name: 'state',
          cell: ({ state, is_overdue }) => (
            <StatusChip
              status={is_overdue ? 'failed' : state === 'completed' ? 'done' : undefined}
              label={translate(`learningReports.people.states.${is_overdue ? 'overdue' : state}`)}
            />
          ),
        },
        { name: 'due_on', cell: ({ due_on }) => dayOf(due_on), isWide: true },
        { name: 'completed_on', cell: ({ completed_on }) => dayOf(completed_on), isWide: true },
        {
          name: 'score',
          align: 'right',
          isWide: true,
          cell: ({ score }) => (score === null ? null : format.percent(score / 100)),
        },
        {
          name: 'time',
          align: 'right',
          isWide: true,
          cell: ({ seconds }) => (seconds === null ? null : format.duration(seconds)),
        },
      ]}
    />
  );
}
