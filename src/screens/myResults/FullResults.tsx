import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { OwnScores } from '../../../dataProviders/ownScores.ts';
import { downloadPersonalReport } from '../../../dataProviders/reports.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { PdfButton } from '../../kit/page/PdfButton.tsx';
import { TranslatedStateCard } from '../../kit/states/StateCard.tsx';
import { sectionStack } from '../../results/stackStyles.ts';
import { JohariWindow } from './JohariWindow.tsx';
import { DomainChart, MetricsChart } from './MetricsChart.tsx';
import { NoProfile, ProfileUnavailable } from './NoProfile.tsx';
import { OwnResultsPage } from './OwnResultsPage.tsx';
import { OwnScoresContent } from './OwnScoresContent.tsx';
import { toOwnProfile } from './ownProfile.ts';
import { ProfileChanges } from './ProfileChanges.tsx';
import { ProfileHeadline, RelativeBanner, UndecidedBanner } from './ProfileHeadline.tsx';
import { ProfileSharing } from './ProfileSharing.tsx';
import { RaterComparisonChart } from './RaterComparisonChart.tsx';
import { ResultsReliability } from './ResultsReliability.tsx';

/** The person's complete profile: metrics, raters, changes and reliability. */
export default function FullResults() {
  return (
    <OwnResultsPage title="titles.personalMetrics" purpose="ownResults.purpose.full">
      <OwnScoresContent>{(scores) => <Profile scores={scores} />}</OwnScoresContent>
    </OwnResultsPage>
  );
}

function Profile({ scores }: { readonly scores: OwnScores }) {
  const translate = useTranslate();
  const { user } = usePerson();
  const { self, unprofiled, steps, others } = toOwnProfile(scores);
  if (!self) {
    return (
      <Box sx={sectionStack}>
        {unprofiled && <ProfileUnavailable score={unprofiled} />}
        <NoProfile />
      </Box>
    );
  }
  return (
    <Box sx={sectionStack}>
      <ProfileHeadline score={self} />
      <Box>
        <PdfButton
          requestFile={() => downloadPersonalReport(self.id)}
          fileName={`${user.first_name} ${user.last_name}`}
          subject={translate('titles.personalMetrics')}
        />
      </Box>
      {unprofiled && <ProfileUnavailable score={unprofiled} />}
      <UndecidedBanner score={self} />
      <RelativeBanner score={self} />
      <MetricsChart score={self} />
      <DomainChart score={self} />
      {others ? (
        <>
          <RaterComparisonChart others={others} self={others.self ?? self} />
          {others.compared.length > 0 && <JohariWindow others={others} />}
        </>
      ) : (
        <TranslatedStateCard texts="ownResults.others.none" />
      )}
      <ProfileChanges steps={steps} />
      <ProfileSharing />
      <ResultsReliability score={self} groups={others?.groups ?? []} />
    </Box>
  );
}
