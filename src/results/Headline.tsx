import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { WholeCampaign } from '../../contract/v2/microsurveyResults.ts';
import { everyoneAudience } from '../../domain/release/visibleCells.ts';
import { extremes } from '../../domain/scoring/extremes.ts';
import { shownText } from '../kit/charts/shown.ts';
import { byScore, overallChange, overallMargin, shownOf, topicChanges } from './figures.ts';
import { useResultWords } from './useResultWords.ts';

interface HeadlineProps {
  readonly company: string;
  readonly campaign: WholeCampaign;
  readonly before: WholeCampaign | null;
}

/** The score in a sentence with its margin and its change. Renders nothing without published results. */
export function Headline({ company, campaign, before }: HeadlineProps) {
  const translate = useTranslate();
  const words = useResultWords();
  const change = useChangeSentence(campaign, before);
  const topicChange = useTopicSentence(campaign, before);
  const { overall } = campaign;
  if (!overall) return null;
  const isChosen = campaign.asked !== everyoneAudience;
  const score = shownText(shownOf(overall), words);
  const margin = overall.low || overall.high ? null : overallMargin(campaign);
  const about = isChosen ? 'chosen' : 'score';
  const headline =
    margin === null
      ? translate(`results.headline.${about}`, { company, score })
      : translate(`results.headline.${about}Within`, {
          company,
          score,
          smart_count: Math.max(1, Math.ceil(margin)),
        });
  const ends = extremes(byScore(campaign.topics));
  return (
    <>
      <Typography className="tabular" sx={{ fontSize: { xs: '1.25rem', md: '1.5rem' }, lineHeight: 1.35 }}>
        <strong>{headline}</strong> {change}
      </Typography>
      {ends && (
        <Typography color="text.secondary" className="tabular" sx={{ mt: 0.5 }}>
          {translate(ends.high.length > 1 ? 'results.headline.rangeMany' : 'results.headline.range', {
            high: words.few(ends.high.map(({ topic }) => topic)),
            highScore: shownText(shownOf(ends.high[0]), words),
            low: words.few(ends.low.map(({ topic }) => topic)),
            lowScore: shownText(shownOf(ends.low[0]), words),
          })}{' '}
          {topicChange}
        </Typography>
      )}
    </>
  );
}

function useChangeSentence(campaign: WholeCampaign, before: WholeCampaign | null): string {
  const translate = useTranslate();
  const words = useResultWords();
  if (!before?.overall) {
    return translate(`results.headline.${campaign.asked === everyoneAudience ? 'first' : 'chosenFirst'}`);
  }
  const change = overallChange(campaign, before) ?? 'unclear';
  const isSame =
    change === 'noClearChange' && before.overall.answer_percent === campaign.overall?.answer_percent;
  return translate(`results.headline.${isSame ? 'same' : change}`, {
    quarter: words.earlier(before, campaign.quarter),
    score: shownText(shownOf(before.overall), words),
  });
}

/** The topics that changed significantly, or that none did. */
function useTopicSentence(campaign: WholeCampaign, before: WholeCampaign | null): string {
  const translate = useTranslate();
  const words = useResultWords();
  if (!before) return '';
  const changes = topicChanges(campaign, before);
  const quarter = words.earlier(before, campaign.quarter);
  const reported = (['up', 'down'] as const).flatMap((way) => {
    const moved = campaign.topics.filter(({ topic_id }) => changes.get(topic_id) === way);
    const names = moved.map((topic) =>
      translate('results.headline.moved', {
        topic: topic.topic,
        from: shownText(shownOf(before.topics.find(({ topic_id }) => topic_id === topic.topic_id)), words),
        to: shownText(shownOf(topic), words),
      }),
    );
    if (names.length === 0) return [];
    return translate(`results.headline.topics.${way}`, { quarter, topics: words.list(names) });
  });
  if (reported.length > 0) return reported.join(' ');
  return changes.size > 0 ? translate('results.headline.topics.none', { quarter }) : '';
}
