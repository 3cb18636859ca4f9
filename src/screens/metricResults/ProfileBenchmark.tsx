import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { MetricGroup } from '../../../contract/v2/metricResults.ts';
import { type BenchmarkedProfile, benchmarkedProfileQuery } from '../../../dataProviders/metricResults.ts';
import { estimateOfMean } from '../../../domain/scoring/personal/scaledEstimate.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { TranslatedStateCard } from '../../kit/states/StateCard.tsx';
import { ShareResults } from '../../results/ShareResults.tsx';
import { useResultTexts } from '../../results/useResultTexts.ts';
import { ComparisonRefused } from './ComparisonRefused.tsx';
import { ProfileComparison } from './ProfileComparison.tsx';
import { ProfilesPage } from './ProfilesPage.tsx';
import { usePersonIdFromUrl } from './usePersonIdFromUrl.ts';
import { VisiblePersonSelect } from './VisiblePersonSelect.tsx';

/** A profile compared with the company average of the same campaign. */
export default function ProfileBenchmark() {
  const chosen = usePersonIdFromUrl();
  const { currentAccount } = usePerson();
  const query = useQuery(benchmarkedProfileQuery(currentAccount.id, chosen));
  return (
    <ProfilesPage title="titles.resultsBenchmark" purpose="metricResults.benchmark.purpose">
      <VisiblePersonSelect base="/user-results-benchmark" chosen={chosen} />
      <QueryState
        key={chosen}
        query={query}
        failed="results.failed"
        missing="metricResults.compare.missing"
        loading="results.loading"
        shape="page"
      >
        {(results) => <CompanyComparison isOwn={chosen === null} results={results} />}
      </QueryState>
      {chosen === null && !query.isPending && <ShareResults />}
    </ProfilesPage>
  );
}

/** Adds an estimate to a company average, which is null if the mean is capped or has no margin, so that it can't be compared. */
const withEstimate = ({ metric, value, low, high, margin }: MetricGroup['metrics'][number]) => ({
  metric,
  value,
  estimate: low || high || margin === null ? null : estimateOfMean(value, margin),
});

interface CompanyComparisonProps {
  readonly isOwn: boolean;
  readonly results: BenchmarkedProfile;
}

function CompanyComparison({ isOwn, results }: CompanyComparisonProps) {
  const translate = useTranslate();
  const words = useResultTexts();
  const { person, everybody, refused } = results;
  if (refused !== null) return <ComparisonRefused code={refused} />;
  const missing = person.profile ? 'metricResults.benchmark.none' : 'metricResults.person.noProfile';
  if (!person.profile || !everybody) {
    return <TranslatedStateCard texts={missing} />;
  }
  const people = words.people(everybody.n_band);
  return (
    <ProfileComparison
      own={person.profile}
      ownName={isOwn ? translate('metricResults.compare.you') : person.name}
      others={[
        {
          name: translate('metricResults.benchmark.everybody'),
          metrics: everybody.metrics.map(withEstimate),
        },
      ]}
      titles="metricResults.benchmark"
      about={`${person.profile.campaign} · ${translate('metricResults.benchmark.note', { people })}`}
      file="metricResults.benchmark.file"
    />
  );
}
