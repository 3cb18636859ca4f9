import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { WholeCampaign } from '../../contract/v2/microsurveyResults.ts';
import { extremes } from '../../domain/scoring/extremes.ts';
import { ChartCard } from '../kit/charts/ChartCard.tsx';
import { ScoreBars } from '../kit/charts/ScoreBars.tsx';
import { ScoreDonut } from '../kit/charts/ScoreDonut.tsx';
import { rangeOf, shownText } from '../kit/charts/shown.ts';
import { byScore, shownOf, topicMargin } from './figures.ts';
import { barRows, whiskerNote } from './scoreTable.ts';
import { useAbout } from './useCampaignCaption.ts';
import { useChoices } from './useChoices.ts';
import { useResultWords } from './useResultWords.ts';

interface TopicChartProps {
  readonly campaign: WholeCampaign;
  readonly chosen: number | null;
  readonly onChoose: (topicId: number) => void;
}

/** The overall score as a ring, next to its topics. */
export function TopicChart({ campaign, chosen, onChoose }: TopicChartProps) {
  const translate = useTranslate();
  const words = useResultWords();
  const { overall } = campaign;
  const topics = byScore(campaign.topics);
  const ends = extremes(topics);
  const overallText = shownText(shownOf(overall), words);
  const overallWord = words.word(shownOf(overall));
  const bars = topics.map((topic) => ({
    ...shownOf(topic),
    id: topic.topic_id,
    name: topic.topic,
    word: words.word(shownOf(topic)),
    margin: topicMargin(topic),
  }));
  return (
    <ChartCard
      title={
        ends
          ? translate(ends.high.length > 1 ? 'results.topics.titleMany' : 'results.topics.title', {
              high: words.few(ends.high.map(({ topic }) => topic)),
              low: words.few(ends.low.map(({ topic }) => topic)),
            })
          : translate('results.topics.titleOne')
      }
      about={useAbout(campaign)}
      choices={useChoices({ campaign })}
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
          '@media print': { gridTemplateColumns: '160px minmax(0, 1fr)' },
          justifyItems: { xs: 'center', md: 'stretch' },
          alignItems: 'center',
        }}
      >
        <ScoreDonut
          value={overall?.answer_percent ?? null}
          bandTo={overall?.banded ? rangeOf(shownOf(overall)).to : undefined}
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
            {translate(whiskerNote(bars))} {translate('results.topics.choose')}
          </Typography>
        </Box>
      </Box>
    </ChartCard>
  );
}
