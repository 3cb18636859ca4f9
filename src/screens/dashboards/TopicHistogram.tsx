import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { CampaignScores } from '../../../contract/v2/benchmarkResults.ts';
import { scoreDistributionQuery } from '../../../dataProviders/results.ts';
import { companyNameOf } from '../../../domain/accounts/accountDisplayName.ts';
import { displayedScoreText } from '../../kit/charts/displayedScore.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { SelectField } from '../../kit/forms/SelectField.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { TranslatedStateCard } from '../../kit/states/StateCard.tsx';
import { DistributionChart } from '../../results/DistributionChart.tsx';
import { emptyResultTexts } from '../../results/emptyResultTexts.ts';
import { ResultsPage } from '../../results/ResultsPage.tsx';
import { sortTopicsByScore, toDisplayedScore } from '../../results/scoreChanges.ts';
import { useResultTexts } from '../../results/useResultTexts.ts';
import { CampaignSelect } from './CampaignSelect.tsx';
import { SelectedCampaignContent } from './SelectedCampaignContent.tsx';
import { useCampaignSelection } from './useCampaignSelection.ts';

/** The published distribution of scores in one topic of one campaign. */
export default function TopicHistogram() {
  const translate = useTranslate();
  const { currentAccount } = usePerson();
  const selection = useCampaignSelection();
  const company = companyNameOf(currentAccount);
  return (
    <ResultsPage
      title={translate('titles.histogram')}
      purpose={translate('results.histogram.purpose', { company })}
    >
      <SelectedCampaignContent selection={selection}>
        {(campaign) => (
          <TopicSpread
            campaign={campaign}
            company={company}
            choice={<CampaignSelect selection={selection} />}
          />
        )}
      </SelectedCampaignContent>
    </ResultsPage>
  );
}

interface TopicSpreadProps {
  readonly campaign: CampaignScores;
  readonly company: string;
  /** Shown next to the choice of a topic. */
  readonly choice: ReactNode;
}

function TopicSpread({ campaign, company, choice }: TopicSpreadProps) {
  const translate = useTranslate();
  const words = useResultTexts();
  const { currentAccount } = usePerson();
  const distributions = useQuery(scoreDistributionQuery(currentAccount.id));
  const [topicId, setTopicId] = useState<number | null>(null);
  const topics = sortTopicsByScore(campaign.topics);
  const topic = topics.find(({ topic_id }) => topic_id === topicId) ?? topics.at(-1);
  if (!topic) {
    return (
      <>
        {choice}
        <TranslatedStateCard texts={emptyResultTexts(campaign)} values={{ k: campaign.k }} />
      </>
    );
  }
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {choice}
        <SelectField
          label={translate('results.histogram.topic')}
          value={topic.topic_id}
          onChange={setTopicId}
          options={topics.map((one) => ({ value: one.topic_id, text: one.topic }))}
          sx={{ width: 360, maxWidth: '100%' }}
        />
      </Box>
      <Typography className="tabular" sx={{ fontSize: { xs: '1.25rem', md: '1.5rem' }, lineHeight: 1.35 }}>
        {translate('results.histogram.mean', {
          company,
          topic: topic.topic,
          score: displayedScoreText(toDisplayedScore(topic), words),
        })}
      </Typography>
      <QueryState query={distributions} failed="results.distribution.failed">
        {(shares) => <DistributionChart campaign={campaign} topic={topic} distributions={shares} />}
      </QueryState>
    </>
  );
}
