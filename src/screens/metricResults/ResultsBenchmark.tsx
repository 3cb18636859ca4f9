import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import {
  type BenchmarkedProfile,
  benchmarkedProfile,
  ownSharing,
  shareResults,
} from '../../../dataProviders/metricResults.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { StateCard } from '../../kit/states/StateCard.tsx';
import { ShareResults } from '../../results/ShareResults.tsx';
import { useResultWords } from '../../results/useResultWords.ts';
import { rangeOf } from './figures.ts';
import { PersonalPage } from './PersonalPage.tsx';
import { PersonChoice } from './PersonChoice.tsx';
import { ProfileComparison } from './ProfileComparison.tsx';
import { ResultState } from './ResultState.tsx';
import { ResultsNotAllowed } from './ResultsNotAllowed.tsx';
import { usePersonOfAddress } from './usePersonOfAddress.ts';

/** A profile beside the published mean of everybody in the same campaign. */
export default function ResultsBenchmark() {
  const translate = useTranslate();
  const chosen = usePersonOfAddress();
  const { currentAccount } = usePerson();
  const query = useQuery(benchmarkedProfile(currentAccount.id, chosen));
  return (
    <PersonalPage
      title={translate('titles.resultsBenchmark')}
      purpose={translate('metricResults.benchmark.purpose')}
    >
      <PersonChoice base="/user-results-benchmark" chosen={chosen} />
      <ResultState key={chosen} query={query} missing="metricResults.compare.missing">
        {(found) => <BesideEverybody isOwn={chosen === null} found={found} />}
      </ResultState>
      {chosen === null && <ShareResults ask={ownSharing(currentAccount.id)} save={shareResults} />}
    </PersonalPage>
  );
}

interface BesideEverybodyProps {
  readonly isOwn: boolean;
  readonly found: BenchmarkedProfile;
}

function BesideEverybody({ isOwn, found }: BesideEverybodyProps) {
  const translate = useTranslate();
  const words = useResultWords();
  const { person, everybody, refused } = found;
  if (refused !== null) return <ResultsNotAllowed code={refused} />;
  const missing = person.profile ? 'metricResults.benchmark.none' : 'metricResults.person.noProfile';
  if (!person.profile || !everybody) {
    return <StateCard title={translate(`${missing}.title`)} text={translate(`${missing}.text`)} />;
  }
  const people = words.people(everybody.n_band);
  return (
    <ProfileComparison
      own={person.profile}
      ownName={isOwn ? translate('metricResults.compare.you') : person.name}
      beside={[
        {
          name: translate('metricResults.benchmark.everybody'),
          metrics: everybody.metrics.map((one) => ({ metric: one.metric, ...rangeOf(one) })),
        },
      ]}
      titles="metricResults.benchmark"
      about={`${person.profile.campaign} · ${translate('metricResults.benchmark.note', { people })}`}
      file="metricResults.benchmark.file"
    />
  );
}
