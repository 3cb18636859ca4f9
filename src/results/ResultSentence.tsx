import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CampaignScores } from '../../contract/v2/benchmarkResults.ts';
import { isPulse } from '../../domain/campaigns/surveyLength.ts';
import { everyoneAudience } from '../../domain/release/visibleCells.ts';
import { displayedScoreText } from '../kit/charts/displayedScore.ts';
import { hasOtherTopics, overallChange, sortTopicsByScore, toDisplayedScore } from './scoreChanges.ts';
import { useResultTexts } from './useResultTexts.ts';

export interface ResultSentenceProps {
  readonly company: string;
  readonly campaign: CampaignScores;
  readonly before: CampaignScores | null;
}

/** The score in a sentence with its margin and its change. Renders nothing without published results. */
export function ResultSentence({ company, campaign, before }: ResultSentenceProps) {
  const translate = useTranslate();
  const words = useResultTexts();
  const change = useChangeSentence(campaign, before);
  const { overall } = campaign;
  if (!overall) return null;
  const isChosen = campaign.audience !== everyoneAudience;
  const score = displayedScoreText(toDisplayedScore(overall), words);
  const margin = overall.low || overall.high ? null : overall.margin;
  const about = isPulse(campaign.length) ? 'pulse' : isChosen ? 'chosen' : 'score';
  const topics = words.list(sortTopicsByScore(campaign.topics).map(({ topic }) => topic));
  const headline =
    margin === null
      ? translate(`results.headline.${about}`, { company, score, topics })
      : translate(`results.headline.${about}Within`, {
          company,
          score,
          topics,
          smart_count: Math.max(1, Math.ceil(margin)),
        });
  return (
    <Typography className="tabular" sx={{ fontSize: { xs: '1.25rem', md: '1.5rem' }, lineHeight: 1.35 }}>
      <strong>{headline}</strong> {change}
    </Typography>
  );
}

function useChangeSentence(campaign: CampaignScores, before: CampaignScores | null): string {
  const translate = useTranslate();
  const words = useResultTexts();
  if (!before?.overall) {
    return translate(`results.headline.${campaign.audience === everyoneAudience ? 'first' : 'chosenFirst'}`);
  }
  const change = overallChange(campaign, before) ?? 'unclear';
  if (hasOtherTopics(campaign, before)) {
    return translate(`results.headline.sameTopics.${change}`, {
      quarter: words.earlierCampaign(before, campaign.quarter),
    });
  }
  const isSame =
    change === 'noClearChange' && before.overall.answer_percent === campaign.overall?.answer_percent;
  return translate(`results.headline.${isSame ? 'same' : change}`, {
    quarter: words.earlierCampaign(before, campaign.quarter),
    score: displayedScoreText(toDisplayedScore(before.overall), words),
  });
}
