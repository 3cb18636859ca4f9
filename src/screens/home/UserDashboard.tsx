import { Alert, Box } from '@mui/material';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { firstStepsQuery } from '../../../dataProviders/firstSteps.ts';
import { homeQuery } from '../../../dataProviders/home.ts';
import { reachesTier } from '../../../domain/access/tiers.ts';
import { hasModuleAccess } from '../../../domain/accounts/modules.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { useRecommendations } from '../../kit/context/RecommendationsContext.ts';
import { useCanOpenPath } from '../../kit/context/useCanOpenPath.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { LoadingState } from '../../kit/states/LoadingState.tsx';
import { ActiveSurveys } from './ActiveSurveys.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { HomeChanges } from './HomeChanges.tsx';
import { HomeTasks } from './HomeTasks.tsx';
import { LatestResults } from './LatestResults.tsx';
import { LowTopics } from './LowTopics.tsx';
import { OwnResultsCard } from './OwnResultsCard.tsx';

/** The home page: what waits for the person, what changed, and for leaders the latest results and active surveys. */
export default function UserDashboard() {
  const translate = useTranslate();
  const person = usePerson();
  const canOpen = useCanOpenPath();
  const { availability } = useRecommendations();
  const { user, ownAccount, currentAccount } = person;
  const isEmulating = ownAccount.id !== currentAccount.id;
  // The heights of the tasks, changes and first steps are unknown until they have loaded, so that nothing is shown below them before.
  const overview = useQuery({ ...homeQuery(ownAccount.id), enabled: !isEmulating });
  const hasFirstSteps = !isEmulating && user.permissions.includes('local_admin');
  const firstSteps = useQuery({ ...firstStepsQuery(currentAccount.id), enabled: hasFirstSteps });
  const isLoading = !isEmulating && [overview, ...(hasFirstSteps ? [firstSteps] : [])].some(isFirstLoading);
  const hasBenchmark = hasModuleAccess(person, 'microSurvey');
  const isLeader =
    hasBenchmark && canOpen('/dashboard/benchmark') && reachesTier(person, 'supervisor', new Date());
  const hasOwnResults = hasBenchmark && canOpen('/my-results/icb') && !isEmulating;
  const company = currentAccount.company_name || currentAccount.name;
  return (
    <>
      <PageHeader
        title={
          user.first_name ? translate('home.hello', { name: user.first_name }) : translate('home.helloNobody')
        }
        purpose={translate('home.purpose', { company })}
      />
      {isLoading ? (
        <LoadingState height={480} />
      ) : (
        <Box sx={gridStyle}>
          <Box sx={{ ...columnStyle, gridArea: 'tasks' }}>
            {hasFirstSteps && <FirstSteps />}
            {isEmulating ? (
              <Alert severity="info" variant="outlined">
                {translate('home.emulating', { account: currentAccount.name })}
              </Alert>
            ) : (
              <HomeTasks query={overview} />
            )}
          </Box>
          <Box sx={{ ...columnStyle, gridArea: 'changes' }}>
            {!isEmulating && <HomeChanges query={overview} />}
            {hasOwnResults && <OwnResultsCard />}
          </Box>
          <Box sx={{ ...columnStyle, gridArea: 'more' }}>
            {isLeader && <LatestResults />}
            {isLeader && <ActiveSurveys />}
            {/* Last, because it appears only after it is known that there are some. */}
            {hasOwnResults && availability === true && <LowTopics />}
          </Box>
        </Box>
      )}
    </>
  );
}

const isFirstLoading = ({ isPending, isFetched }: UseQueryResult) => isPending && !isFetched;

const gap = { xs: 2, md: 3 };
const columnStyle = { display: 'grid', gap, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' };

/** One column, in the order of importance; on wide screens what changed is beside it. */
const gridStyle = {
  display: 'grid',
  gap,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
  gridTemplateRows: { lg: 'auto 1fr' },
  gridTemplateAreas: { xs: '"tasks" "changes" "more"', lg: '"tasks changes" "more changes"' },
};
