import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { WholeCampaign } from '../../../contract/v2/microsurveyResults.ts';
import { ChartCard } from '../charts/ChartCard.tsx';
import { ScoreBars } from '../charts/ScoreBars.tsx';
import { ScoreDonut } from '../charts/ScoreDonut.tsx';
import { shownText } from '../charts/shown.ts';
import { byScore, shownOf, topicMargin } from './figures.ts';
import { barRows } from './scoreTable.ts';
import { useAbout } from './useAbout.ts';
import { useResultWords } from './useResultWords.ts';

interface TopicChartProps {
  readonly campaign: WholeCampaign;
  readonly chosen: number | null;
  readonly onChoose: (topicId: number) => void;
}

/** The overall score as a ring, and beside it the topics it is made of. */
export function TopicChart({ campaign, chosen, onChoose }: TopicChartProps) {
  const translate = useTranslate();
  const words = useResultWords();
  const { overall } = campaign;
  const topics = byScore(campaign.topics);
  const [high, low] = [topics[0], topics.at(-1)];
  const overallText = shownText(shownOf(overall), words);
  const overallWord = words.word(overall?.answer_percent ?? null);
  const bars = topics.map((topic) => ({
    ...shownOf(topic),
    id: topic.topic_id,
    name: topic.topic,
    word: words.word(topic.answer_percent),
    margin: topicMargin(topic),
  }));
  return (
    <ChartCard
      title={
        high && low && high !== low
          ? translate('results.topics.title', { high: high.topic, low: low.topic })
          : translate('results.topics.titleOne')
      }
      about={useAbout(campaign)}
      fileName={`${campaign.name} topics`}
      table={{
        header: ['topic', 'score', 'margin', 'word'].map((name) => translate(`results.table.${name}`)),
        rows: [[translate('results.overall'), overallText, null, overallWord], ...barRows(bars, words)],
      }}
    >
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, md: 4 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '250px minmax(0, 1fr)' },
          justifyItems: { xs: 'center', md: 'stretch' },
          alignItems: 'center',
        }}
      >
        <ScoreDonut
          value={overall?.answer_percent ?? null}
          text={overallText}
          caption={`${translate('results.overall')} · ${overallWord}`}
          label={translate('results.donut', { score: overallText, word: overallWord })}
        />
        <Box sx={{ width: '100%' }}>
          <ScoreBars
            label={translate('results.topics.bars')}
            bars={bars}
            words={words}
            chosen={chosen ?? undefined}
            onChoose={onChoose}
          />
          <Typography variant="caption" color="text.secondary" sx={{ display: 'block', px: 1, mt: 1 }}>
            {translate(
              bars.some(({ margin }) => margin !== null)
                ? 'results.elements.whisker'
                : 'results.elements.noWhisker',
            )}{' '}
            {translate('results.topics.choose')}
          </Typography>
        </Box>
      </Box>
    </ChartCard>
  );
}
