import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CampaignScores } from '../../contract/v2/benchmarkResults.ts';
import { highestAndLowest } from '../../domain/scoring/highestAndLowest.ts';
import { ChartCard } from '../kit/charts/ChartCard.tsx';
import { displayedScoreText, scoreRange } from '../kit/charts/displayedScore.ts';
import { ScoreBars } from '../kit/charts/ScoreBars.tsx';
import { ScoreDonut } from '../kit/charts/ScoreDonut.tsx';
import { sortTopicsByScore, toDisplayedScore } from './scoreChanges.ts';
import { marginCell, marginNoteKey, scoreTableRows } from './scoreTable.ts';
import { useCampaignCaption } from './useCampaignCaption.ts';
import { useExportFilters } from './useExportFilters.ts';
import { useResultTexts } from './useResultTexts.ts';

interface TopicChartProps {
  readonly campaign: CampaignScores;
  readonly chosen: number | null;
  readonly onChoose: (topicId: number) => void;
}

/** The overall score as a ring, next to its topics. */
export function TopicChart({ campaign, chosen, onChoose }: TopicChartProps) {
  const translate = useTranslate();
  const words = useResultTexts();
  const { overall } = campaign;
  const topics = sortTopicsByScore(campaign.topics);
  const ends = highestAndLowest(topics);
  const overallText = displayedScoreText(toDisplayedScore(overall), words);
  const overallWord = words.level(toDisplayedScore(overall));
  const bars = topics.map((topic) => ({
    ...toDisplayedScore(topic),
    id: topic.topic_id,
    name: topic.topic,
    level: words.level(toDisplayedScore(topic)),
    margin: topic.margin,
  }));
  return (
    <ChartCard
      title={
        ends
          ? translate(ends.high.length > 1 ? 'results.topics.titleMany' : 'results.topics.title', {
              high: words.shortList(ends.high.map(({ topic }) => topic)),
              low: words.shortList(ends.low.map(({ topic }) => topic)),
            })
          : translate('results.topics.titleOne')
      }
      caption={useCampaignCaption(campaign)}
      exportFilters={useExportFilters({ campaign })}
      fileName={`${campaign.name} topics`}
      table={{
        header: ['topic', 'score', 'margin', 'word'].map((name) => translate(`results.table.${name}`)),
        rows: [
          [translate('results.overall'), overallText, overall && marginCell(overall), overallWord],
          ...scoreTableRows(bars, words),
        ],
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
          bandTo={overall?.banded ? scoreRange(toDisplayedScore(overall)).to : undefined}
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
            {translate(marginNoteKey(bars, campaign))} {translate('results.topics.choose')}
          </Typography>
        </Box>
      </Box>
    </ChartCard>
  );
}
