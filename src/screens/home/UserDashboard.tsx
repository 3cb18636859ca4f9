import { Alert, Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { reachesTier } from '../../../domain/access/tiers.ts';
import { hasModuleAccess } from '../../../domain/accounts/modules.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { useRecommendations } from '../../kit/context/RecommendationsContext.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { ActiveSurveys } from './ActiveSurveys.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { LatestResults } from './LatestResults.tsx';
import { LowTopics } from './LowTopics.tsx';
import { OpenAssessments } from './OpenAssessments.tsx';
import { OpenBenchmark } from './OpenBenchmark.tsx';
import { OwnResultsCard } from './OwnResultsCard.tsx';

/** The home page: open tasks, and for leaders active surveys and the latest results. */
export default function UserDashboard() {
  const translate = useTranslate();
  const person = usePerson();
  const { availability } = useRecommendations();
  const { user, ownAccount, currentAccount } = person;
  const isEmulating = ownAccount.id !== currentAccount.id;
  const hasBenchmark = hasModuleAccess(person, 'microSurvey');
  const isLeader = hasBenchmark && reachesTier(person, 'supervisor', new Date());
  const company = currentAccount.company_name || currentAccount.name;
  return (
    <>
      <PageHeader
        title={
          user.first_name ? translate('home.hello', { name: user.first_name }) : translate('home.helloNobody')
        }
        purpose={translate('home.purpose', { company })}
      />
      <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {!isEmulating && user.permissions.includes('local_admin') && <FirstSteps />}
        {isEmulating ? (
          <Alert severity="info" variant="outlined">
            {translate('home.emulating', { account: currentAccount.name })}
          </Alert>
        ) : (
          <OpenBenchmark />
        )}
        {!isEmulating && hasModuleAccess(person, '360') && <OpenAssessments />}
        {!isEmulating && availability === true && <LowTopics />}
        {isLeader && <LatestResults />}
        {isLeader && <ActiveSurveys />}
        {hasBenchmark && !isEmulating && <OwnResultsCard />}
      </Box>
    </>
  );
}
