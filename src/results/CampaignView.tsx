import { Box } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { WholeCampaign } from '../../contract/v2/microsurveyResults.ts';
import { StateCard } from '../kit/states/StateCard.tsx';
import { Certificate } from './Certificate.tsx';
import { ElementChart } from './ElementChart.tsx';
import { byScore, campaignBefore, type Topic } from './figures.ts';
import { Headline } from './Headline.tsx';
import { stack } from './stack.ts';
import { TopicChart } from './TopicChart.tsx';

interface CampaignViewProps {
  readonly company: string;
  readonly campaign: WholeCampaign;
  /** All closed campaigns, newest first. */
  readonly campaigns: readonly WholeCampaign[];
  /** Additional charts of the selected topic. */
  readonly aboutTopic: (topic: Topic) => ReactNode;
  /** Additional charts of the campaign. */
  readonly children: ReactNode;
}

/** The results of one campaign: the headline, the charts and the certificate. */
export function CampaignView({ company, campaign, campaigns, aboutTopic, children }: CampaignViewProps) {
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
  return (
    <Box sx={stack}>
      <Box>
        <Headline company={company} campaign={campaign} before={campaignBefore(campaigns, campaign)} />
      </Box>
      <TopicChart campaign={campaign} chosen={topic.topic_id} onChoose={setChosen} />
      <ElementChart campaign={campaign} topic={topic} />
      {aboutTopic(topic)}
      {children}
      <Certificate campaign={campaign} />
    </Box>
  );
}
