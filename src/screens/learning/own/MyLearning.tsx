import { Box, Button, Tab, Tabs } from '@mui/material';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { type OwnLearningOverview, ownLearningQuery } from '../../../../dataProviders/ownLearning.ts';
import { useAccountId } from '../../../kit/context/useAccountId.ts';
import { PageHeader } from '../../../kit/page/PageHeader.tsx';
import { QueryState } from '../../../kit/states/QueryState.tsx';
import { TranslatedStateCard } from '../../../kit/states/StateCard.tsx';
import { urlField, useUrlFilters } from '../../../kit/useUrlFilters.ts';
import { AssignmentCard } from './AssignmentCard.tsx';
import { CourseCatalog } from './CourseCatalog.tsx';
import { catalogPath } from './learnerPaths.ts';
import { OwnCourseList } from './OwnCourseList.tsx';
import { noteKinds, OwnNotes } from './OwnNotes.tsx';
import { RecommendedCourses } from './RecommendedCourses.tsx';
import { TeamLearning } from './TeamLearning.tsx';

const tabs = ['assigned', 'started', 'completed', 'catalog', 'notes', 'team'] as const;
type LearningTab = (typeof tabs)[number];
const fields = {
  tab: urlField.choice(tabs, 'assigned'),
  q: urlField.text(),
  show: urlField.choice(noteKinds, 'all'),
  page: urlField.page(),
};

/** What a person learns: assigned, in progress and completed courses, and the catalog. */
export default function MyLearning() {
  const translate = useTranslate();
  const id = useId();
  const [{ tab, q, show, page }, setFilters] = useUrlFilters(fields);
  const query = useQuery(ownLearningQuery(useAccountId()));
  // A link to the tab shows it before it is known whether the person leads someone.
  const shown = tabs.filter((one) => one !== 'team' || tab === 'team' || query.data?.is_lead);
  return (
    <>
      <PageHeader
        title={translate('titles.myLearning')}
        purpose={translate('ownLearning.purpose')}
        action={
          <Button component={Link} to="/my-learning/certificates">
            {translate('titles.ownCertificates')}
          </Button>
        }
      />
      <Tabs
        value={tab}
        onChange={(_event, next: LearningTab) => setFilters({ tab: next }, { history: 'push' })}
        aria-label={translate('ownLearning.tabsLabel')}
        variant="scrollable"
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {shown.map((one) => (
          <Tab
            key={one}
            value={one}
            id={`${id}-${one}`}
            aria-controls={one === tab ? `${id}-panel` : undefined}
            label={translate(`ownLearning.tabs.${one}`)}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} key={tab}>
        {tab === 'catalog' && <CourseCatalog search={q} page={page} onChange={setFilters} />}
        {tab === 'notes' && <OwnNotes filters={{ q, show, page }} onChange={setFilters} />}
        {tab === 'team' && <TeamLearning page={page} onPage={(next) => setFilters({ page: next })} />}
        {tab !== 'catalog' && tab !== 'notes' && tab !== 'team' && <OwnLearning tab={tab} query={query} />}
      </Box>
    </>
  );
}

interface OwnLearningProps {
  readonly tab: Exclude<LearningTab, 'catalog' | 'notes' | 'team'>;
  readonly query: UseQueryResult<OwnLearningOverview>;
}

function OwnLearning({ tab, query }: OwnLearningProps) {
  const translate = useTranslate();
  const withRecommended = (content: ReactNode) => (
    <>
      {content}
      {tab === 'assigned' && <RecommendedCourses />}
    </>
  );
  return (
    <QueryState query={query} failed="ownLearning.failed" height={480}>
      {({ today, assignments, courses }) => {
        const cards = assignments.filter(
          ({ state }) => tab !== 'started' && (state === 'finished') === (tab === 'completed'),
        );
        const lines = courses.filter(
          ({ completed_at }) => tab !== 'assigned' && (completed_at !== null) === (tab === 'completed'),
        );
        if (cards.length + lines.length === 0) {
          return withRecommended(
            <TranslatedStateCard
              texts={`ownLearning.empty.${tab}`}
              action={
                <Button variant="outlined" component={Link} to={catalogPath}>
                  {translate('ownLearning.openCatalog')}
                </Button>
              }
            />,
          );
        }
        return withRecommended(
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            {cards.length > 0 && (
              <Box component="ul" aria-label={translate('ownLearning.lists.assignments')} sx={cardsStyle}>
                {cards.map((one) => (
                  <AssignmentCard key={one.id} assignment={one} today={today} />
                ))}
              </Box>
            )}
            {lines.length > 0 && <OwnCourseList courses={lines} />}
          </Box>,
        );
      }}
    </QueryState>
  );
}

const cardsStyle = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;
