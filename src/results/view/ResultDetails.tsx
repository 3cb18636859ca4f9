import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { CampaignScores } from '../../../contract/v2/benchmarkResults.ts';
import { topicDriversQuery } from '../../../dataProviders/benchmarkResultDetails.ts';
import { scoreDistributionQuery } from '../../../dataProviders/results.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { SelectField } from '../../kit/forms/SelectField.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { CompanyBenchmarkChart } from '../CompanyBenchmarkChart.tsx';
import { DistributionChart } from '../DistributionChart.tsx';
import { DriversChart } from '../DriversChart.tsx';
import { ElementChart } from '../ElementChart.tsx';
import { ExternalScores } from '../ExternalScores.tsx';
import { ReleaseCertificate } from '../ReleaseCertificate.tsx';
import { previousCampaign, sortTopicsByScore } from '../scoreChanges.ts';
import { CampaignGroups } from './CampaignGroups.tsx';
import { GroupComparison } from './GroupComparison.tsx';
import { TopicTrend } from './TopicTrend.tsx';
import { useBenchmark } from './useBenchmark.ts';
import { useResultView } from './useResultView.ts';

interface ResultDetailsProps {
  readonly campaign: CampaignScores;
  /** All closed campaigns, newest first. */
  readonly campaigns: readonly CampaignScores[];
  /** Additional sections, above the certificate. */
  readonly children: ReactNode;
}

/** The second tab: everything that is published about the campaign. */
export default function ResultDetails({ campaign, campaigns, children }: ResultDetailsProps) {
  const translate = useTranslate();
  const accountId = useAccountId();
  const { view, setView } = useResultView();
  const distributions = useQuery(scoreDistributionQuery(accountId));
  const drivers = useQuery(topicDriversQuery(accountId));
  const companies = useBenchmark(campaign, campaigns);
  const topics = sortTopicsByScore(campaign.topics);
  const topic = topics.find(({ topic_id }) => topic_id === view.topic) ?? topics.at(-1);
  return (
    <>
      {topic && (
        <>
          <SelectField
            label={translate('results.view.details.topic')}
            value={topic.topic_id}
            onChange={(topic_id) => setView({ topic: topic_id })}
            options={topics.map((one) => ({ value: one.topic_id, text: one.topic }))}
            sx={{ width: 360, maxWidth: '100%' }}
            data-paper="left-out"
          />
          <ElementChart campaign={campaign} topic={topic} />
          <TopicTrend campaign={campaign} campaigns={campaigns} topic={topic} />
          <QueryState query={distributions} failed="results.distribution.failed" height={320}>
            {(shares) => <DistributionChart campaign={campaign} topic={topic} distributions={shares} />}
          </QueryState>
        </>
      )}
      <CampaignGroups campaign={campaign} before={previousCampaign(campaigns, campaign)} />
      <GroupComparison campaign={campaign} />
      <QueryState query={drivers} failed="results.drivers.failed" height={320}>
        {(all) => <DriversChart campaign={campaign} drivers={all} />}
      </QueryState>
      {companies.isCompared && (
        <QueryState query={companies.query} failed="results.companies.failed" height={320}>
          {(data) => (
            <>
              <CompanyBenchmarkChart campaign={campaign} companies={data} />
              <ExternalScores campaign={campaign} />
            </>
          )}
        </QueryState>
      )}
      {children}
      <ReleaseCertificate campaign={campaign} />
    </>
  );
}
