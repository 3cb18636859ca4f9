import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { type OwnScores, ownScoresQuery } from '../../../dataProviders/ownScores.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { stack } from '../../results/stack.ts';
import { DevelopmentPlan } from './DevelopmentPlan.tsx';
import { NoProfile, ProfileUnavailable } from './NoProfile.tsx';
import { ProfileHeadline, RelativeBanner } from './ProfileHeadline.tsx';
import { profileOf } from './profile.ts';
import { ResultsPage } from './ResultsPage.tsx';

/** The person's strengths, recommendations and action plans. */
export default function Overview() {
  const translate = useTranslate();
  return (
    <ResultsPage
      title={translate('titles.resultsOverview')}
      purpose={translate('ownResults.purpose.overview')}
    >
      <LoadedProfile />
    </ResultsPage>
  );
}

function LoadedProfile() {
  const query = useQuery(ownScoresQuery(useAccountId()));
  return (
    <QueryState query={query} failed="ownResults.failed" loading="results.loading" shape="page">
      {(scores) => <Profile scores={scores} />}
    </QueryState>
  );
}

function Profile({ scores }: { readonly scores: OwnScores }) {
  const translate = useTranslate();
  const { self, unprofiled } = profileOf(scores);
  return (
    <Box sx={stack}>
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
