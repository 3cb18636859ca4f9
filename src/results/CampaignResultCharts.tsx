import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { CampaignScores } from '../../contract/v2/benchmarkResults.ts';
import { externalBenchmarkQuery, topicDriversQuery } from '../../dataProviders/benchmarkResultDetails.ts';
import { leaderPlansQuery } from '../../dataProviders/recommendations.ts';
import { groupResultsQuery, scoreDistributionQuery, topicTrendsQuery } from '../../dataProviders/results.ts';
import { isSupervisor } from '../../domain/access/roles.ts';
import { isPulse } from '../../domain/campaigns/surveyLength.ts';
import { everyoneAudience } from '../../domain/release/visibleCells.ts';
import { usePerson } from '../kit/context/PersonContext.ts';
import { QueryState } from '../kit/states/QueryState.tsx';
import { CampaignResultLayout } from './CampaignResultLayout.tsx';
import { DimensionChoice } from './DimensionChoice.tsx';
import { DistributionChart } from './DistributionChart.tsx';
import { DriversChart } from './DriversChart.tsx';
import { ExternalBenchmarkChart } from './ExternalBenchmarkChart.tsx';
import { GroupChangeChart } from './GroupChangeChart.tsx';
import { GroupChart } from './GroupChart.tsx';
import { LeaderRecommendations } from './LeaderRecommendations.tsx';
import { previousCampaign, type Topic } from './scoreChanges.ts';
import { TrendChart } from './TrendChart.tsx';
import { trendsOfSameAudience } from './trendRows.ts';
import { type Dimension, dimensions } from './useResultTexts.ts';

interface CampaignResultChartsProps {
  readonly campaign: CampaignScores;
  /** All closed campaigns, newest first. */
  readonly campaigns: readonly CampaignScores[];
  /** Additional sections, above the certificate. */
  readonly children?: ReactNode;
}

/** The results of one campaign with all of its charts. Team leads see only their own teams. */
export function CampaignResultCharts({ campaign, campaigns, children }: CampaignResultChartsProps) {
  const translate = useTranslate();
  const { currentAccount } = usePerson();
  const accountId = currentAccount.id;
  const enabled = campaign.overall !== null;
  const trends = useQuery({ ...topicTrendsQuery(accountId), enabled });
  const distributions = useQuery({ ...scoreDistributionQuery(accountId), enabled });
  const drivers = useQuery({ ...topicDriversQuery(accountId), enabled });
  const plans = useQuery({ ...leaderPlansQuery(accountId, campaign.campaign_id), enabled });
  const newest = campaigns.find(
    ({ overall, audience, length }) => overall !== null && audience === everyoneAudience && !isPulse(length),
  );
  const isCompared = campaign === newest;
  const companies = useQuery({ ...externalBenchmarkQuery(accountId), enabled: isCompared });
  const referenceOf = ({ topic_id }: Topic) => {
    const norm = isCompared && companies.data?.topics.find((one) => one.topic_id === topic_id);
    return norm ? { value: norm.p50, name: translate('results.trend.companies') } : undefined;
  };
  return (
    <CampaignResultLayout
      key={campaign.campaign_id}
      company={currentAccount.company_name || currentAccount.name}
      campaign={campaign}
      campaigns={campaigns}
      renderTopicCharts={(topic) => (
        <>
          <QueryState query={trends} failed="results.trend.failed">
            {(all) => {
              const comparable = trendsOfSameAudience(campaign, campaigns, all);
              const chosen = comparable.trends.find(({ topic_id }) => topic_id === topic.topic_id);
              return chosen && <TrendChart {...comparable} chosen={chosen} reference={referenceOf(topic)} />;
            }}
          </QueryState>
          <QueryState query={distributions} failed="results.distribution.failed">
            {(shares) => <DistributionChart campaign={campaign} topic={topic} distributions={shares} />}
          </QueryState>
        </>
      )}
    >
      <Groups campaign={campaign} before={previousCampaign(campaigns, campaign)} />
      <QueryState query={drivers} failed="results.drivers.failed">
        {(all) => <DriversChart campaign={campaign} drivers={all} />}
      </QueryState>
      <QueryState query={plans} failed="results.first.failed">
        {(all) => <LeaderRecommendations campaign={campaign} plans={all} />}
      </QueryState>
      {isCompared && (
        <QueryState query={companies} failed="results.companies.failed">
          {(data) => <ExternalBenchmarkChart campaign={campaign} companies={data} />}
        </QueryState>
      )}
      {children}
    </CampaignResultLayout>
  );
}

interface GroupsProps {
  readonly campaign: CampaignScores;
  readonly before: CampaignScores | null;
}

function Groups({ campaign, before }: GroupsProps) {
  const { user, currentAccount } = usePerson();
  const offered = isSupervisor(user) ? (['team'] as const) : dimensions;
  const [dimension, setDimension] = useState<Dimension>(isSupervisor(user) ? 'team' : 'department');
  const groups = useQuery(groupResultsQuery(currentAccount.id, campaign.campaign_id, dimension));
  const groupsBefore = useQuery({
    ...groupResultsQuery(currentAccount.id, before?.campaign_id ?? 0, dimension),
    enabled: before !== null,
  });
  return (
    <>
      <GroupChart
        campaign={campaign}
        dimension={dimension}
        controls={<DimensionChoice dimensions={offered} chosen={dimension} onChoose={setDimension} />}
        query={groups}
      />
      {before && groups.data && groupsBefore.data && groups.data.length > 0 && (
        <GroupChangeChart
          campaign={campaign}
          before={before}
          dimension={dimension}
          groups={groups.data}
          groupsBefore={groupsBefore.data}
        />
      )}
    </>
  );
}
