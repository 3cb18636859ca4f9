import { Box, Card } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { type LessonReport, lessonReportQuery } from '../../../../dataProviders/learningReports.ts';
import { biggestDropOff } from '../../../../domain/learning/learningReports.ts';
import { ChartCard } from '../../../kit/charts/ChartCard.tsx';
import { DistanceBars } from '../../../kit/charts/DistanceBars.tsx';
import { useAccountId } from '../../../kit/context/useAccountId.ts';
import { type Column, DataTable } from '../../../kit/lists/DataTable.tsx';
import { SecondaryText } from '../../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../../kit/states/QueryState.tsx';
import { TranslatedStateCard } from '../../../kit/states/StateCard.tsx';
import { useFormat } from '../../../kit/useFormat.ts';
import { FigureLink } from './FigureLink.tsx';
import { type ReportFilters, recordsPath, toInput } from './reportFilters.ts';

interface Props {
  readonly filters: ReportFilters;
}

/** Where learners stop in a course, once it is chosen. */
export function LessonReportView({ filters }: Props) {
  const { course } = filters;
  return course === null ? (
    <TranslatedStateCard texts="learningReports.lessons.choose" />
  ) : (
    <CourseLessons filters={{ ...filters, course }} />
  );
}

interface CourseProps {
  readonly filters: ReportFilters & { readonly course: number };
}

function CourseLessons({ filters }: CourseProps) {
  const translate = useTranslate();
  const query = useQuery(
    lessonReportQuery(useAccountId(), { ...toInput(filters), course_id: filters.course }),
  );
  return (
    <QueryState
      query={query}
      failed="learningReports.failed"
      missing="learningReports.empty.lessons"
      height={560}
      empty={{ when: ({ learners }) => learners === 0, text: 'learningReports.empty.lessons' }}
    >
      {(report) => (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <LessonChart report={report} />
          <LessonTable report={report} filters={filters} />
          <SecondaryText>{translate('learningReports.lessons.note')}</SecondaryText>
        </Box>
      )}
    </QueryState>
  );
}

const percentOf = (count: number, learners: number) => Math.round((100 * count) / learners);

function LessonChart({ report }: { readonly report: LessonReport }) {
  const translate = useTranslate();
  const format = useFormat();
  const { title, version, learners, completed, lessons } = report;
  const stop = biggestDropOff(lessons);
  const counts = { learners: format.number(learners), completed: format.number(completed) };
  return (
    <ChartCard
      title={
        stop
          ? translate('learningReports.lessons.most', {
              ...counts,
              name: stop.title,
              stopped: format.number(stop.stopped),
            })
          : translate('learningReports.lessons.none', counts)
      }
      caption={translate('learningReports.lessons.caption', { title, version, ...counts })}
      fileName={translate('learningReports.file')}
      table={{
        header: (['lesson', 'reached', 'completed', 'stopped'] as const).map((name) =>
          translate(`learningReports.lessons.columns.${name}`),
        ),
        rows: lessons.map((lesson) => [lesson.title, lesson.reached, lesson.completed, lesson.stopped]),
      }}
    >
      <DistanceBars
        label={translate('learningReports.lessons.chart')}
        minScale={100}
        bars={lessons.map(({ id, title: name, reached }) => ({
          id: String(id),
          name,
          value: percentOf(reached, learners),
          reference: null,
          text: format.percent(reached / learners),
        }))}
      />
    </ChartCard>
  );
}

function LessonTable({ report, filters }: { readonly report: LessonReport } & Props) {
  const translate = useTranslate();
  const format = useFormat();
  const { page: _page, ...shared } = filters;
  const countOf = (name: 'reached' | 'completed' | 'stopped'): Column<LessonReport['lessons'][number]> => ({
    name,
    align: 'right',
    cell: (lesson) => (
      <FigureLink
        value={lesson[name]}
        to={recordsPath({ ...shared, lesson: lesson.id + 1, at: name })}
        name={lesson.title}
        column={translate(`learningReports.lessons.columns.${name}`)}
      />
    ),
  });
  return (
    <Card variant="outlined">
      <DataTable
        caption={translate('learningReports.figures')}
        columnTexts="learningReports.lessons.columns"
        rows={report.lessons}
        rowKey={({ id }) => id}
        columns={[
          { name: 'lesson', cell: ({ title }) => title },
          countOf('reached'),
          countOf('completed'),
          countOf('stopped'),
          {
            name: 'time',
            align: 'right',
            isWide: true,
            cell: ({ median_seconds }) => (median_seconds === null ? null : format.duration(median_seconds)),
          },
        ]}
      />
    </Card>
  );
}
