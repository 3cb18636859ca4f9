import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { personalReport } from '../../../dataProviders/exports.ts';
import { ownScores } from '../../../dataProviders/ownScores.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { PdfButton } from '../../kit/page/PdfButton.tsx';
import { StateCard } from '../../kit/states/StateCard.tsx';
import { ResultsFailed, ResultsLoading } from '../../results/ResultStates.tsx';
import { AboutResults } from './AboutResults.tsx';
import { EarlierCycles } from './EarlierCycles.tsx';
import { Johari } from './Johari.tsx';
import { DomainChart, MetricChart } from './MetricChart.tsx';
import { NoProfile, ProfileUnavailable } from './NoProfile.tsx';
import { OthersChart } from './OthersChart.tsx';
import { ProfileHeadline, RelativeBanner } from './ProfileHeadline.tsx';
import { profileOf } from './profile.ts';
import { ResultsPage, stacked } from './ResultsPage.tsx';
import { SharedProfile } from './SharedProfile.tsx';

/** The whole own profile: every metric, others beside it, what changed, and how far to trust it. */
export default function FullResults() {
  const translate = useTranslate();
  return (
    <ResultsPage title={translate('titles.personalMetrics')} purpose={translate('ownResults.purpose.full')}>
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
  const { self, unprofiled, steps, others } = profileOf(own.data);
  if (!self) {
    return (
      <Box sx={stacked}>
        {unprofiled && <ProfileUnavailable score={unprofiled} />}
        <NoProfile />
      </Box>
    );
  }
  return (
    <Box sx={stacked}>
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
