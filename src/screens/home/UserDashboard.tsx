import { useQuery } from '@tanstack/react-query';
import { firstStepsQuery } from '../../../dataProviders/firstSteps.ts';
import { reachesTier } from '../../../domain/access/tiers.ts';
import { hasModuleAccess } from '../../../domain/accounts/modules.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { useRecommendations } from '../../kit/context/RecommendationsContext.ts';
import { useCanOpenPath } from '../../kit/context/useCanOpenPath.ts';
import { ActiveSurveys } from './ActiveSurveys.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { HomeChanges } from './HomeChanges.tsx';
import { EmulatingAlert, HomeColumn, HomeFrame } from './HomeFrame.tsx';
import { HomeTasks } from './HomeTasks.tsx';
import { LatestResults } from './LatestResults.tsx';
import { LowTopics } from './LowTopics.tsx';
import { OwnResultsCard } from './OwnResultsCard.tsx';
import { isFirstLoading, useHomeOverview } from './useHomeOverview.ts';

/** The home page: what waits for the person, what changed, and for leaders the latest results and active surveys. */
export default function UserDashboard() {
  const person = usePerson();
  const canOpen = useCanOpenPath();
  const { availability } = useRecommendations();
  const { user, currentAccount } = person;
  // The heights of the tasks, changes and first steps are unknown until they have loaded, so that nothing is shown below them before.
  const { isEmulating, overview, isLoading } = useHomeOverview();
  const hasFirstSteps = !isEmulating && user.permissions.includes('local_admin');
  const firstSteps = useQuery({ ...firstStepsQuery(currentAccount.id), enabled: hasFirstSteps });
  const hasBenchmark = hasModuleAccess(person, 'microSurvey');
  const isLeader =
    hasBenchmark && canOpen('/dashboard/benchmark') && reachesTier(person, 'supervisor', new Date());
  const hasOwnResults = hasBenchmark && canOpen('/my-results/icb') && !isEmulating;
  return (
    <HomeFrame
      purpose="home.purpose"
      isLoading={isLoading || (hasFirstSteps && isFirstLoading(firstSteps))}
      areas={areas}
    >
      <HomeColumn area="tasks">
        {hasFirstSteps && <FirstSteps />}
        {isEmulating ? <EmulatingAlert /> : <HomeTasks query={overview} />}
      </HomeColumn>
      <HomeColumn area="changes">
        {!isEmulating && <HomeChanges query={overview} />}
        {hasOwnResults && <OwnResultsCard />}
      </HomeColumn>
      <HomeColumn area="more">
        {isLeader && <LatestResults />}
        {isLeader && <ActiveSurveys />}
        {/* Last, because it appears only after it is known that there are some. */}
        {hasOwnResults && availability === true && <LowTopics />}
      </HomeColumn>
    </HomeFrame>
  );
}

/** One column, in the order of importance; on wide screens what changed is beside it. */
const areas = {
  gridTemplateRows: { lg: 'auto 1fr' },
  gridTemplateAreas: { xs: '"tasks" "changes" "more"', lg: '"tasks changes" "more changes"' },
};
