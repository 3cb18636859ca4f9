import { useTranslate } from 'react-admin';
import type { CampaignScores } from '../../contract/v2/benchmarkResults.ts';
import { highestAndLowest } from '../../domain/scoring/highestAndLowest.ts';
import { displayedScoreText } from '../kit/charts/displayedScore.ts';
import { SecondaryText } from '../kit/page/SecondaryText.tsx';
import { ResultSentence, type ResultSentenceProps } from './ResultSentence.tsx';
import { sortTopicsByScore, toDisplayedScore, topicChanges } from './scoreChanges.ts';
import { useResultTexts } from './useResultTexts.ts';

/** The score in a sentence, and the topics that stand out or changed. Renders nothing without published results. */
export function ResultHeadline({ company, campaign, before }: ResultSentenceProps) {
  const translate = useTranslate();
  const words = useResultTexts();
  const topicChange = useTopicSentence(campaign, before);
  if (!campaign.overall) return null;
  const ends = highestAndLowest(sortTopicsByScore(campaign.topics));
  return (
    <>
      <ResultSentence company={company} campaign={campaign} before={before} />
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
