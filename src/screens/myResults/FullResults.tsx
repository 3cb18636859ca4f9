import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { personalReport } from '../../../dataProviders/exports.ts';
import { type OwnScores, ownScoresQuery } from '../../../dataProviders/ownScores.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { PdfButton } from '../../kit/page/PdfButton.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { StateCard } from '../../kit/states/StateCard.tsx';
import { stack } from '../../results/stack.ts';
import { AboutResults } from './AboutResults.tsx';
import { EarlierCycles } from './EarlierCycles.tsx';
import { Johari } from './Johari.tsx';
import { DomainChart, MetricChart } from './MetricChart.tsx';
import { NoProfile, ProfileUnavailable } from './NoProfile.tsx';
import { OthersChart } from './OthersChart.tsx';
import { ProfileHeadline, RelativeBanner } from './ProfileHeadline.tsx';
import { profileOf } from './profile.ts';
import { ResultsPage } from './ResultsPage.tsx';
import { SharedProfile } from './SharedProfile.tsx';

/** The person's complete profile: metrics, raters, changes and reliability. */
export default function FullResults() {
  const translate = useTranslate();
  return (
    <ResultsPage title={translate('titles.personalMetrics')} purpose={translate('ownResults.purpose.full')}>
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
  const { user } = usePerson();
  const { self, unprofiled, steps, others } = profileOf(scores);
  if (!self) {
    return (
      <Box sx={stack}>
        {unprofiled && <ProfileUnavailable score={unprofiled} />}
        <NoProfile />
      </Box>
    );
  }
  return (
    <Box sx={stack}>
      <ProfileHeadline score={self} />
      <Box>
        <PdfButton
          ask={() => personalReport(self.id)}
          fileName={`${user.first_name} ${user.last_name}`}
          about={translate('titles.personalMetrics')}
        />
      </Box>
      {unprofiled && <ProfileUnavailable score={unprofiled} />}
      <RelativeBanner score={self} />
      <MetricChart score={self} />
      <DomainChart score={self} />
      {others ? (
        <>
          <OthersChart others={others} self={others.self ?? self} />
          {others.compared.length > 0 && <Johari others={others} />}
        </>
      ) : (
        <StateCard
          title={translate('ownResults.others.none.title')}
          text={translate('ownResults.others.none.text')}
        />
      )}
      <EarlierCycles steps={steps} />
      <SharedProfile />
      <AboutResults score={self} groups={others?.groups ?? []} />
    </Box>
  );
}
