import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { OwnScores } from '../../../dataProviders/ownScores.ts';
import { sectionStack } from '../../results/stackStyles.ts';
import { DevelopmentPlan } from './DevelopmentPlan.tsx';
import { NoProfile, ProfileUnavailable } from './NoProfile.tsx';
import { OwnResultsPage } from './OwnResultsPage.tsx';
import { OwnScoresContent } from './OwnScoresContent.tsx';
import { toOwnProfile } from './ownProfile.ts';
import { ProfileHeadline, RelativeBanner, UndecidedBanner } from './ProfileHeadline.tsx';

/** The person's strengths, recommendations and action plans. */
export default function ResultsOverview() {
  return (
    <OwnResultsPage title="titles.resultsOverview" purpose="ownResults.purpose.overview">
      <OwnScoresContent>{(scores) => <Profile scores={scores} />}</OwnScoresContent>
    </OwnResultsPage>
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
