import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CampaignScores } from '../../contract/v2/benchmarkResults.ts';
import { isPulse } from '../../domain/campaigns/surveyLength.ts';
import { everyoneAudience } from '../../domain/release/visibleCells.ts';
import { highestAndLowest } from '../../domain/scoring/highestAndLowest.ts';
import { displayedScoreText } from '../kit/charts/displayedScore.ts';
import { SecondaryText } from '../kit/page/SecondaryText.tsx';
import {
  hasOtherTopics,
  overallChange,
  sortTopicsByScore,
  toDisplayedScore,
  topicChanges,
} from './scoreChanges.ts';
import { useResultTexts } from './useResultTexts.ts';

interface ResultHeadlineProps {
  readonly company: string;
  readonly campaign: CampaignScores;
  readonly before: CampaignScores | null;
}

/** The score in a sentence with its margin and its change. Renders nothing without published results. */
export function ResultHeadline({ company, campaign, before }: ResultHeadlineProps) {
  const translate = useTranslate();
  const words = useResultTexts();
  const change = useChangeSentence(campaign, before);
  const topicChange = useTopicSentence(campaign, before);
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
  const ends = highestAndLowest(sortTopicsByScore(campaign.topics));
  return (
    <>
      <Typography className="tabular" sx={{ fontSize: { xs: '1.25rem', md: '1.5rem' }, lineHeight: 1.35 }}>
        <strong>{headline}</strong> {change}
      </Typography>
      {ends && (
        <SecondaryText className="tabular" sx={{ mt: 0.5 }}>
          {translate(ends.high.length > 1 ? 'results.headline.rangeMany' : 'results.headline.range', {
            high: words.shortList(ends.high.map(({ topic }) => topic)),
            highScore: displayedScoreText(toDisplayedScore(ends.high[0]), words),
            low: words.shortList(ends.low.map(({ topic }) => topic)),
            lowScore: displayedScoreText(toDisplayedScore(ends.low[0]), words),
          })}{' '}
          {topicChange}
        </SecondaryText>
      )}
    </>
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

/** The topics that changed significantly, or that none did. */
function useTopicSentence(campaign: CampaignScores, before: CampaignScores | null): string {
  const translate = useTranslate();
  const words = useResultTexts();
  if (!before) return '';
  const changes = topicChanges(campaign, before);
  const quarter = words.earlierCampaign(before, campaign.quarter);
  const reported = (['up', 'down'] as const).flatMap((way) => {
    const moved = campaign.topics.filter(({ topic_id }) => changes.get(topic_id) === way);
    const names = moved.map((topic) =>
      translate('results.headline.moved', {
        topic: topic.topic,
        from: displayedScoreText(
          toDisplayedScore(before.topics.find(({ topic_id }) => topic_id === topic.topic_id)),
          words,
        ),
        to: displayedScoreText(toDisplayedScore(topic), words),
      }),
    );
    if (names.length === 0) return [];
    return translate(`results.headline.topics.${way}`, { quarter, topics: words.list(names) });
  });
  if (reported.length > 0) return reported.join(' ');
  return changes.size > 0 ? translate('results.headline.topics.none', { quarter }) : '';
}
