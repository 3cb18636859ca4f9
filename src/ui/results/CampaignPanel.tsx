import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { WholeCampaign } from '../../../contract/v2/microsurveyResults.ts';
import { isSupervisor } from '../../../domain/access/roles.ts';
import { usePerson } from '../person.ts';
import { CampaignView } from './CampaignView.tsx';
import { DimensionChoice } from './DimensionChoice.tsx';
import { campaignBefore, type Group, type Trend } from './figures.ts';
import { GroupChangeChart } from './GroupChangeChart.tsx';
import { GroupChart } from './GroupChart.tsx';
import { type Dimension, dimensions } from './useResultWords.ts';

interface Asked<T> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<T>;
}

interface CampaignPanelProps {
  readonly campaign: WholeCampaign;
  /** All closed campaigns, newest first. */
  readonly campaigns: readonly WholeCampaign[];
  /** How the screen asks, as widgets know no server. */
  readonly askTrends: Asked<readonly Trend[]>;
  readonly askGroups: (campaignId: number, dimension: Dimension) => Asked<readonly Group[]>;
  /** What the page shows of the campaign besides, before the proof. */
  readonly children?: ReactNode;
}

/** One campaign with its charts; trends and groups load after what stands above them. A team lead sees own teams only. */
export function CampaignPanel(props: CampaignPanelProps) {
  const { campaign, campaigns, askTrends, askGroups, children } = props;
  const { user, currentAccount } = usePerson();
  const offered = isSupervisor(user) ? (['team'] as const) : dimensions;
  const [dimension, setDimension] = useState<Dimension>(isSupervisor(user) ? 'team' : 'department');
  const isPublished = campaign.overall !== null;
  const trends = useQuery({ ...askTrends, enabled: isPublished });
  const groups = useQuery({ ...askGroups(campaign.campaign_id, dimension), enabled: isPublished });
  const before = campaignBefore(campaigns, campaign);
  const groupsBefore = useQuery({
    ...askGroups(before?.campaign_id ?? 0, dimension),
    enabled: isPublished && before !== null,
  });
  return (
    <CampaignView
      key={campaign.campaign_id}
      company={currentAccount.company_name || currentAccount.name}
      campaign={campaign}
      campaigns={campaigns}
      trends={trends.data}
      trendsFailed={trends.isError}
      onRetryTrends={() => void trends.refetch()}
      groups={
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
          {children}
        </>
      }
    />
  );
}
