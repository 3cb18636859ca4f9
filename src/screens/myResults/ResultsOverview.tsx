import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { type OwnScores, ownScoresQuery } from '../../../dataProviders/ownScores.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { sectionStack } from '../../results/stackStyles.ts';
import { DevelopmentPlan } from './DevelopmentPlan.tsx';
import { NoProfile, ProfileUnavailable } from './NoProfile.tsx';
import { OwnResultsPage } from './OwnResultsPage.tsx';
import { toOwnProfile } from './ownProfile.ts';
import { ProfileHeadline, RelativeBanner, UndecidedBanner } from './ProfileHeadline.tsx';

/** The person's strengths, recommendations and action plans. */
export default function ResultsOverview() {
  return (
    <OwnResultsPage title="titles.resultsOverview" purpose="ownResults.purpose.overview">
      <LoadedProfile />
    </OwnResultsPage>
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
  const { self, unprofiled } = toOwnProfile(scores);
  return (
    <Box sx={sectionStack}>
      {unprofiled && <ProfileUnavailable score={unprofiled} />}
      {self ? (
        <>
          <ProfileHeadline score={self} />
          <UndecidedBanner score={self} />
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
