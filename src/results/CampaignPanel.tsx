import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { WholeCampaign } from '../../contract/v2/microsurveyResults.ts';
import { externalBenchmarkQuery, topicDriversQuery } from '../../dataProviders/additionalResults.ts';
import { leaderPlansQuery } from '../../dataProviders/recommendations.ts';
import { groupResultsQuery, scoreSpreadQuery, topicTrendsQuery } from '../../dataProviders/results.ts';
import { isSupervisor } from '../../domain/access/roles.ts';
import { everyoneAudience } from '../../domain/release/visibleCells.ts';
import { usePerson } from '../kit/context/PersonContext.ts';
import { QueryState } from '../kit/states/QueryState.tsx';
import { CampaignView } from './CampaignView.tsx';
import { CompaniesChart } from './CompaniesChart.tsx';
import { DimensionChoice } from './DimensionChoice.tsx';
import { DriversChart } from './DriversChart.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { campaignBefore, type Topic } from './figures.ts';
import { GroupChangeChart } from './GroupChangeChart.tsx';
import { GroupChart } from './GroupChart.tsx';
import { SpreadChart } from './SpreadChart.tsx';
import { TrendChart } from './TrendChart.tsx';
import { trendsLike } from './trendRows.ts';
import { type Dimension, dimensions } from './useResultWords.ts';

interface CampaignPanelProps {
  readonly campaign: WholeCampaign;
  /** All closed campaigns, newest first. */
  readonly campaigns: readonly WholeCampaign[];
  /** Additional sections, above the certificate. */
  readonly children?: ReactNode;
}

/** The results of one campaign with all of its charts. Team leads see only their own teams. */
export function CampaignPanel({ campaign, campaigns, children }: CampaignPanelProps) {
  const translate = useTranslate();
  const { currentAccount } = usePerson();
  const accountId = currentAccount.id;
  const enabled = campaign.overall !== null;
  const trends = useQuery({ ...topicTrendsQuery(accountId), enabled });
  const spread = useQuery({ ...scoreSpreadQuery(accountId), enabled });
  const drivers = useQuery({ ...topicDriversQuery(accountId), enabled });
  const plans = useQuery({ ...leaderPlansQuery(accountId, campaign.campaign_id), enabled });
  const newest = campaigns.find(({ overall, asked }) => overall !== null && asked === everyoneAudience);
  const isCompared = campaign === newest;
  const companies = useQuery({ ...externalBenchmarkQuery(accountId), enabled: isCompared });
  const levelOf = ({ topic_id }: Topic) => {
    const norm = isCompared && companies.data?.topics.find((one) => one.topic_id === topic_id);
    return norm ? { value: norm.p50, name: translate('results.trend.companies') } : undefined;
  };
  return (
    <CampaignView
      key={campaign.campaign_id}
      company={currentAccount.company_name || currentAccount.name}
      campaign={campaign}
      campaigns={campaigns}
      aboutTopic={(topic) => (
        <>
          <QueryState query={trends} failed="results.trend.failed">
            {(all) => {
              const like = trendsLike(campaign, campaigns, all);
              const chosen = like.trends.find(({ topic_id }) => topic_id === topic.topic_id);
              return chosen && <TrendChart {...like} chosen={chosen} level={levelOf(topic)} />;
            }}
          </QueryState>
          <QueryState query={spread} failed="results.spread.failed">
            {(spreads) => <SpreadChart campaign={campaign} topic={topic} spreads={spreads} />}
          </QueryState>
        </>
      )}
    >
      <Groups campaign={campaign} before={campaignBefore(campaigns, campaign)} />
      <QueryState query={drivers} failed="results.drivers.failed">
        {(all) => <DriversChart campaign={campaign} drivers={all} />}
      </QueryState>
      <QueryState query={plans} failed="results.first.failed">
        {(all) => <FirstSteps campaign={campaign} plans={all} />}
      </QueryState>
      {isCompared && (
        <QueryState query={companies} failed="results.companies.failed">
          {(data) => <CompaniesChart campaign={campaign} companies={data} />}
        </QueryState>
      )}
      {children}
    </CampaignView>
  );
}

interface GroupsProps {
  readonly campaign: WholeCampaign;
  readonly before: WholeCampaign | null;
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
