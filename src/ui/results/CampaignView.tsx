import { Box } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { WholeCampaign } from '../../../contract/v2/microsurveyResults.ts';
import { LoadFailed } from '../LoadFailed.tsx';
import { StateCard } from '../StateCard.tsx';
import { Certificate } from './Certificate.tsx';
import { ElementChart } from './ElementChart.tsx';
import { byScore, campaignBefore, type Trend } from './figures.ts';
import { Headline } from './Headline.tsx';
import { stack } from './stack.ts';
import { TopicChart } from './TopicChart.tsx';
import { TrendChart } from './TrendChart.tsx';

interface CampaignViewProps {
  readonly company: string;
  readonly campaign: WholeCampaign;
  /** All closed campaigns, newest first. */
  readonly campaigns: readonly WholeCampaign[];
  /** Undefined while they are loaded. */
  readonly trends: readonly Trend[] | undefined;
  readonly trendsFailed: boolean;
  readonly onRetryTrends: () => void;
  /** The comparison of groups, which loads by itself. */
  readonly groups: React.ReactNode;
}

/** What one campaign found: the answer first, then the charts that show it, the groups, and the proof. */
export function CampaignView(props: CampaignViewProps) {
  const { company, campaign, campaigns, trends, trendsFailed, onRetryTrends, groups } = props;
  const translate = useTranslate();
  const [chosen, setChosen] = useState<number | null>(null);
  const topic =
    campaign.topics.find(({ topic_id }) => topic_id === chosen) ?? byScore(campaign.topics).at(-1);
  if (!campaign.overall || !topic) {
    return (
      <Box sx={stack}>
        <StateCard
          title={translate('results.tooFew.title')}
          text={translate('results.tooFew.text', { k: campaign.k })}
        />
        <Certificate campaign={campaign} />
      </Box>
    );
  }
  const trend = trends?.find(({ topic_id }) => topic_id === topic.topic_id);
  return (
    <Box sx={stack}>
      <Box>
        <Headline company={company} campaign={campaign} before={campaignBefore(campaigns, campaign)} />
      </Box>
      <TopicChart campaign={campaign} chosen={topic.topic_id} onChoose={setChosen} />
      <ElementChart campaign={campaign} topic={topic} />
      {trendsFailed && <LoadFailed text={translate('results.trend.failed')} onRetry={onRetryTrends} />}
      {!trendsFailed && trends && trend && (
        <TrendChart campaigns={campaigns} trends={trends} chosen={trend} />
      )}
      {groups}
      <Certificate campaign={campaign} />
    </Box>
  );
}
