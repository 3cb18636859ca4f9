import { Box, Tab, Tabs } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { exportLearningReport } from '../../../../dataProviders/learningReports.ts';
import { useHasTier } from '../../../kit/context/useHasTier.ts';
import { ExportMenu } from '../../../kit/lists/ExportMenu.tsx';
import { PageHeader } from '../../../kit/page/PageHeader.tsx';
import { PdfButton } from '../../../kit/page/PdfButton.tsx';
import { useUrlFilters } from '../../../kit/useUrlFilters.ts';
import { CompletionReportView } from './CompletionReportView.tsx';
import { ContentChangesView } from './ContentChangesView.tsx';
import { LessonReportView } from './LessonReportView.tsx';
import { ReportFilterRow } from './ReportFilterRow.tsx';
import { type ReportFilters, reportFields, reportTabs, toInput } from './reportFilters.ts';

/** Reports on learning: completion by course, path and team, and where learners stop in a course. */
export default function LearningReports() {
  const translate = useTranslate();
  const id = useId();
  const [filters, setFilters] = useUrlFilters(reportFields);
  const isAdmin = useHasTier('local_admin');
  const tab = isAdmin || filters.tab !== 'changes' ? filters.tab : 'courses';
  return (
    <>
      <PageHeader
        title={translate('titles.learningReports')}
        purpose={translate(`learningReports.${isAdmin ? 'purpose' : 'purposeOfLead'}`)}
        action={<ReportExports tab={tab} filters={filters} />}
      />
      <Tabs
        value={tab}
        onChange={(_event, next: typeof tab) => setFilters({ tab: next }, { history: 'push' })}
        aria-label={translate('learningReports.tabsLabel')}
        variant="scrollable"
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {reportTabs
          .filter((one) => isAdmin || one !== 'changes')
          .map((one) => (
            <Tab
              key={one}
              value={one}
              id={`${id}-${one}`}
              aria-controls={one === tab ? `${id}-panel` : undefined}
              label={translate(`learningReports.tabs.${one}`)}
            />
          ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {tab === 'changes' ? (
          <ContentChangesView round={filters.round} onRound={(round) => setFilters({ round })} />
        ) : (
          <>
            <ReportFilterRow filters={filters} onChange={setFilters} />
            {tab === 'lessons' ? (
              <LessonReportView filters={filters} />
            ) : (
              <CompletionReportView
                key={tab}
                report={tab}
                filters={filters}
                onPage={(page) => setFilters({ page })}
              />
            )}
          </>
        )}
      </Box>
    </>
  );
}

interface ExportsProps {
  readonly tab: ReportFilters['tab'];
  readonly filters: ReportFilters;
}

/** The files of the report, if there is one. */
function ReportExports({ tab, filters }: ExportsProps) {
  const translate = useTranslate();
  if (tab === 'changes' || (tab === 'lessons' && filters.course === null)) return null;
  const name = translate('learningReports.file');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <PdfButton
        subject={translate(`learningReports.tabs.${tab}`)}
        fileName={name}
        requestFile={() => exportLearningReport('pdf', tab, toInput(filters))}
      />
      <ExportMenu
        fileName={name}
        variant="outlined"
        exportFile={(format) => exportLearningReport(format, tab, toInput(filters))}
      />
    </Box>
  );
}
