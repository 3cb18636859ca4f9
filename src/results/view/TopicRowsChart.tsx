import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CampaignScores } from '../../../contract/v2/benchmarkResults.ts';
import { highestAndLowest } from '../../../domain/scoring/highestAndLowest.ts';
import type { ScoreDifference } from '../../../domain/scoring/measureDifferences.ts';
import { ChartCard } from '../../kit/charts/ChartCard.tsx';
import { displayedScoreText, scoreRange } from '../../kit/charts/displayedScore.ts';
import { ScoreDonut } from '../../kit/charts/ScoreDonut.tsx';
import { toDisplayedScore } from '../scoreChanges.ts';
import { exportCell, marginCell } from '../scoreTable.ts';
import { useCampaignCaption } from '../useCampaignCaption.ts';
import { useExportFilters } from '../useExportFilters.ts';
import { useResultTexts } from '../useResultTexts.ts';
import { TopicRows } from './TopicRows.tsx';
import type { TopicRow } from './topicRows.ts';

interface TopicRowsChartProps {
  /** The campaign, with the scores and the size of the group that is shown. */
  readonly campaign: CampaignScores;
  readonly rows: readonly TopicRow[];
  readonly changeLabel: string | null;
  readonly gapLabel: string | null;
  /** What the reader must know about the gaps. */
  readonly gapNote: string | null;
  readonly onOpen: (topicId: number) => void;
}

/** The overall score as a ring, next to a row for every topic. A group has no overall score. */
export function TopicRowsChart(props: TopicRowsChartProps) {
  const { campaign, rows, changeLabel, gapLabel, gapNote, onOpen } = props;
  const translate = useTranslate();
  const words = useResultTexts();
  const { overall } = campaign;
  const ends = highestAndLowest(campaign.topics);
  const overallText = displayedScoreText(toDisplayedScore(overall), words);
  const overallWord = words.level(toDisplayedScore(overall));
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
        header: [
          ...['topic', 'score', 'margin', 'word'].map((name) => translate(`results.table.${name}`)),
          ...['change', 'changeMargin', 'gap', 'gapMargin'].map((name) =>
            translate(`results.view.rows.table.${name}`),
          ),
        ],
        rows: [
          ...(overall
            ? [
                [
                  translate('results.overall'),
                  overallText,
                  marginCell(overall),
                  overallWord,
                  ...noDifferences,
                ],
              ]
            : []),
          ...rows.map((row) => [
            row.topic,
            exportCell(row.shown, words),
            marginCell(row),
            words.level(row.shown),
            ...cellsOf(row.change),
            ...cellsOf(row.gap),
          ]),
        ],
      }}
    >
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, md: 4 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: overall ? '250px minmax(0, 1fr)' : undefined },
          '@media print': { gridTemplateColumns: overall ? '160px minmax(0, 1fr)' : undefined },
          alignItems: 'start',
        }}
      >
        {overall && (
          <Box sx={{ display: { xs: 'none', md: 'block' }, '@media print': { display: 'block' } }}>
            <ScoreDonut
              value={overall.answer_percent}
              bandTo={overall.banded ? scoreRange(toDisplayedScore(overall)).to : undefined}
              text={overallText}
              caption={`${translate('results.overall')} · ${overallWord}`}
              label={translate('results.donut', { score: overallText, word: overallWord })}
            />
          </Box>
        )}
        <Box sx={{ minWidth: 0 }}>
          <TopicRows rows={rows} changeLabel={changeLabel} gapLabel={gapLabel} onOpen={onOpen} />
          <Typography variant="caption" color="text.secondary" sx={{ display: 'block', px: 1, mt: 1 }}>
            {translate('results.view.rows.open')}{' '}
            {rows.some(({ margin }) => margin !== null) && translate('results.view.rows.margins')} {gapNote}
          </Typography>
        </Box>
      </Box>
    </ChartCard>
  );
}

const noDifferences = [null, null, null, null];

const cellsOf = (difference: ScoreDifference | null) => [
  difference?.points ?? null,
  difference?.margin ?? null,
];
