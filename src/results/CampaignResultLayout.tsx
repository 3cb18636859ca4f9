import { Alert, Box } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { CampaignScores } from '../../contract/v2/benchmarkResults.ts';
import { hasTwoForms } from '../../domain/campaigns/surveyLength.ts';
import { SecondaryText } from '../kit/page/SecondaryText.tsx';
import { TranslatedStateCard } from '../kit/states/StateCard.tsx';
import { ElementChart } from './ElementChart.tsx';
import { emptyResultTexts } from './emptyResultTexts.ts';
import { ReleaseCertificate } from './ReleaseCertificate.tsx';
import { ResultHeadline } from './ResultHeadline.tsx';
import { previousCampaign, sortTopicsByScore, type Topic } from './scoreChanges.ts';
import { sectionStack } from './stackStyles.ts';
import { TopicChart } from './TopicChart.tsx';

interface CampaignResultLayoutProps {
  readonly company: string;
  readonly campaign: CampaignScores;
  /** All closed campaigns, newest first. */
  readonly campaigns: readonly CampaignScores[];
  /** Renders additional charts for the selected topic. */
  readonly renderTopicCharts: (topic: Topic) => ReactNode;
  /** Additional charts of the campaign. */
  readonly children: ReactNode;
}

/** The results of one campaign: the headline, the charts and the certificate. */
export function CampaignResultLayout({
  company,
  campaign,
  campaigns,
  renderTopicCharts,
  children,
}: CampaignResultLayoutProps) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<number | null>(null);
  const topic =
    campaign.topics.find(({ topic_id }) => topic_id === chosen) ?? sortTopicsByScore(campaign.topics).at(-1);
  if (!campaign.overall || !topic) {
    return (
      <Box sx={sectionStack}>
        <TranslatedStateCard texts={emptyResultTexts(campaign)} values={{ k: campaign.k }} />
        {!campaign.hides_overall && <ReleaseCertificate campaign={campaign} />}
      </Box>
    );
  }
  return (
    <Box sx={sectionStack}>
      <Box>
        <ResultHeadline
          company={company}
          campaign={campaign}
          before={previousCampaign(campaigns, campaign)}
        />
        {hasTwoForms(campaign.length) && (
          <SecondaryText sx={{ mt: 0.5 }}>{translate('results.twoForms')}</SecondaryText>
        )}
        {(campaign.limited_by_audience || campaign.shares_limited) && (
          <Alert severity="info" sx={{ mt: 2 }}>
            {translate(`results.limited.${limitOf(campaign.limited_by_audience, campaign.overall)}`)}
          </Alert>
        )}
      </Box>
      <TopicChart campaign={campaign} chosen={topic.topic_id} onChoose={setChosen} />
      <ElementChart campaign={campaign} topic={topic} />
      {renderTopicCharts(topic)}
      {children}
      <ReleaseCertificate campaign={campaign} />
    </Box>
  );
}

const limitOf = (isLimited: boolean, { banded }: { readonly banded?: boolean | undefined }) => {
  if (!isLimited) return 'shares';
  return banded ? 'banded' : 'points';
};
