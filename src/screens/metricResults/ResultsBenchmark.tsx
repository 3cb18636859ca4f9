import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { benchmarkedProfile, ownSharing, shareResults } from '../../../dataProviders/metricResults.ts';
import { usePerson } from '../../ui/person.ts';
import { ResultsLoading } from '../../ui/results/ResultStates.tsx';
import { ShareResults } from '../../ui/results/ShareResults.tsx';
import { useResultWords } from '../../ui/results/useResultWords.ts';
import { StateCard } from '../../ui/StateCard.tsx';
import { Failure } from './Failure.tsx';
import { rangeOf } from './figures.ts';
import { PersonalPage } from './PersonalPage.tsx';
import { PersonChoice } from './PersonChoice.tsx';
import { ProfileBeside } from './ProfileBeside.tsx';
import { Refused } from './Refused.tsx';
import { usePersonOfAddress } from './usePersonOfAddress.ts';

/** A profile beside the published mean of everybody in the same campaign. */
export default function ResultsBenchmark() {
  const translate = useTranslate();
  const chosen = usePersonOfAddress();
  const { currentAccount } = usePerson();
  return (
    <PersonalPage
      title={translate('titles.resultsBenchmark')}
      purpose={translate('metricResults.benchmark.purpose')}
    >
      <PersonChoice base="/user-results-benchmark" chosen={chosen} />
      <Benchmark key={chosen} id={chosen} />
      {chosen === null && <ShareResults ask={ownSharing(currentAccount.id)} save={shareResults} />}
    </PersonalPage>
  );
}

function Benchmark({ id }: { readonly id: number | null }) {
  const translate = useTranslate();
  const words = useResultWords();
  const { currentAccount } = usePerson();
  const found = useQuery(benchmarkedProfile(currentAccount.id, id));
  if (found.isPending) return <ResultsLoading />;
  if (found.isError) {
    return (
      <Failure
        error={found.error}
        missing="metricResults.compare.missing"
        onRetry={() => void found.refetch()}
      />
    );
  }
  const { person, everybody, refused } = found.data;
  if (refused !== null) return <Refused code={refused} />;
  const missing = person.profile ? 'metricResults.benchmark.none' : 'metricResults.person.noProfile';
  if (!person.profile || !everybody) {
    return <StateCard title={translate(`${missing}.title`)} text={translate(`${missing}.text`)} />;
  }
  const people = words.people(everybody.n_band);
  return (
    <ProfileBeside
      own={person.profile}
      ownName={id === null ? translate('metricResults.compare.you') : person.name}
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
