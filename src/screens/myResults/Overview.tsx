import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ownScores } from '../../../dataProviders/ownScores.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { ResultsFailed, ResultsLoading } from '../../results/ResultStates.tsx';
import { DevelopmentPlan } from './DevelopmentPlan.tsx';
import { NoProfile, ProfileUnavailable } from './NoProfile.tsx';
import { ProfileHeadline, RelativeBanner } from './ProfileHeadline.tsx';
import { profileOf } from './profile.ts';
import { ResultsPage, stacked } from './ResultsPage.tsx';

/** What is strong, what to work on, and what to do about it. */
export default function Overview() {
  const translate = useTranslate();
  return (
    <ResultsPage
      title={translate('titles.resultsOverview')}
      purpose={translate('ownResults.purpose.overview')}
    >
      <Profile />
    </ResultsPage>
  );
}

function Profile() {
  const translate = useTranslate();
  const { user } = usePerson();
  const own = useQuery(ownScores(user.id));
  if (own.isPending) return <ResultsLoading />;
  if (own.isError) {
    return <ResultsFailed title={translate('ownResults.failed')} onRetry={() => void own.refetch()} />;
  }
  const { self, unprofiled } = profileOf(own.data);
  return (
    <Box sx={stacked}>
      {unprofiled && <ProfileUnavailable score={unprofiled} />}
      {self ? (
        <>
          <ProfileHeadline score={self} />
          <RelativeBanner score={self} />
          <div>
            <Button component={Link} to="/my-results/full" sx={{ ml: -1 }}>
              {translate('ownResults.toFull')}
            </Button>
          </div>
        </>
      ) : (
        <NoProfile />
      )}
      <DevelopmentPlan />
    </Box>
  );
}
