import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { WholeCampaign } from '../../contract/v2/microsurveyResults.ts';
import { isSupervisor } from '../../domain/access/roles.ts';
import { everyoneAudience } from '../../domain/release/visibleCells.ts';
import { usePerson } from '../kit/context/PersonContext.ts';
import { CampaignView } from './CampaignView.tsx';
import { type Companies, CompaniesChart } from './CompaniesChart.tsx';
import { DimensionChoice } from './DimensionChoice.tsx';
import { type Drivers, DriversChart } from './DriversChart.tsx';
import { FirstSteps, type LeaderPlan } from './FirstSteps.tsx';
import { campaignBefore, type Group, type Topic, type Trend } from './figures.ts';
import { GroupChangeChart } from './GroupChangeChart.tsx';
import { GroupChart } from './GroupChart.tsx';
import { Loaded } from './Loaded.tsx';
import { type Spread, SpreadChart } from './SpreadChart.tsx';
import { TrendChart } from './TrendChart.tsx';
import { trendsLike } from './trendRows.ts';
import { type Dimension, dimensions } from './useResultWords.ts';

interface Asked<T> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<T>;
}

/** How the screen asks, as widgets know no server. */
interface Asks {
  readonly trends: Asked<readonly Trend[]>;
  readonly groups: (campaignId: number, dimension: Dimension) => Asked<readonly Group[]>;
  readonly spread: Asked<readonly Spread[]>;
  readonly companies: Asked<Companies>;
  readonly drivers: Asked<readonly Drivers[]>;
  readonly plans: (campaignId: number) => Asked<readonly LeaderPlan[]>;
}

interface CampaignPanelProps {
  readonly campaign: WholeCampaign;
  /** All closed campaigns, newest first. */
  readonly campaigns: readonly WholeCampaign[];
  readonly asks: Asks;
  /** What the page shows of the campaign besides, before the proof. */
  readonly children?: ReactNode;
}

/** One campaign with its charts; what stands below loads after what stands above. A team lead sees own teams only. */
export function CampaignPanel({ campaign, campaigns, asks, children }: CampaignPanelProps) {
  const translate = useTranslate();
  const { currentAccount } = usePerson();
  const enabled = campaign.overall !== null;
  const trends = useQuery({ ...asks.trends, enabled });
  const spread = useQuery({ ...asks.spread, enabled });
  const drivers = useQuery({ ...asks.drivers, enabled });
  const plans = useQuery({ ...asks.plans(campaign.campaign_id), enabled });
  const newest = campaigns.find(({ overall, asked }) => overall !== null && asked === everyoneAudience);
  const isCompared = campaign === newest;
  const companies = useQuery({ ...asks.companies, enabled: isCompared });
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
          <Loaded query={trends} failed={translate('results.trend.failed')}>
            {(found) => {
              const like = trendsLike(campaign, campaigns, found);
              const chosen = like.trends.find(({ topic_id }) => topic_id === topic.topic_id);
              return chosen && <TrendChart {...like} chosen={chosen} level={levelOf(topic)} />;
            }}
          </Loaded>
          <Loaded query={spread} failed={translate('results.spread.failed')}>
            {(found) => <SpreadChart campaign={campaign} topic={topic} spreads={found} />}
          </Loaded>
        </>
      )}
    >
      <Groups campaign={campaign} before={campaignBefore(campaigns, campaign)} ask={asks.groups} />
      <Loaded query={drivers} failed={translate('results.drivers.failed')}>
        {(found) => <DriversChart campaign={campaign} drivers={found} />}
      </Loaded>
      <Loaded query={plans} failed={translate('results.first.failed')}>
        {(found) => <FirstSteps campaign={campaign} plans={found} />}
      </Loaded>
      {isCompared && (
        <Loaded query={companies} failed={translate('results.companies.failed')}>
          {(found) => <CompaniesChart campaign={campaign} companies={found} />}
        </Loaded>
      )}
      {children}
    </CampaignView>
  );
}

interface GroupsProps {
  readonly campaign: WholeCampaign;
  readonly before: WholeCampaign | null;
  readonly ask: Asks['groups'];
}

function Groups({ campaign, before, ask }: GroupsProps) {
  const { user } = usePerson();
  const offered = isSupervisor(user) ? (['team'] as const) : dimensions;
  const [dimension, setDimension] = useState<Dimension>(isSupervisor(user) ? 'team' : 'department');
  const groups = useQuery(ask(campaign.campaign_id, dimension));
  const groupsBefore = useQuery({ ...ask(before?.campaign_id ?? 0, dimension), enabled: before !== null });
  return (
    <>
      <GroupChart
        campaign={campaign}
        dimension={dimension}
        controls={<DimensionChoice dimensions={offered} chosen={dimension} onChoose={setDimension} />}
        groups={groups.data}
        failed={groups.isError}
        onRetry={() => void groups.refetch()}
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
