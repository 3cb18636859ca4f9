import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CampaignScores } from '../../contract/v2/benchmarkResults.ts';
import { ChartCard } from '../kit/charts/ChartCard.tsx';
import { displayedScoreText } from '../kit/charts/displayedScore.ts';
import { TrendLines } from '../kit/charts/TrendLines.tsx';
import type { TrendReference } from '../kit/charts/trendTypes.ts';
import { type TopicTrend, toDisplayedScore } from './scoreChanges.ts';
import { exportCell } from './scoreTable.ts';
import { averageTrend, latestTrendChange, trendRows } from './trendRows.ts';
import { useResultTexts } from './useResultTexts.ts';

interface TrendChartProps {
  /** The closed campaigns of the same audience, newest first. They contain the margins that `trends` lacks. */
  readonly campaigns: readonly CampaignScores[];
  readonly trends: readonly TopicTrend[];
  /** Whether campaigns of other audiences are omitted. */
  readonly leavesOut: boolean;
  /** The highlighted topic. */
  readonly chosen: TopicTrend;
  /** The median score of other companies for the selected topic. */
  readonly reference?: TrendReference | undefined;
}

/**
 * Topics from quarter to quarter. The title says whether the selected one changed. Renders nothing with fewer than two
 * quarters.
 */
export function TrendChart({ campaigns, trends, leavesOut, chosen, reference }: TrendChartProps) {
  const translate = useTranslate();
  const words = useResultTexts();
  const average = averageTrend(campaigns, translate('results.trend.average'));
  const { lines, points } = trendRows(trends, words, average);
  const trendChange = latestTrendChange(chosen, campaigns);
  if (!trendChange?.from) return null;
  const { from, to, change } = trendChange;
  const earlier = campaigns.find(({ campaign_id }) => campaign_id === from.campaign_id);
  const labelOf = ({ campaign_id }: TopicTrend['points'][number]) =>
    points.find(({ campaignId }) => campaignId === campaign_id)?.quarter;
  const pointTexts = chosen.points.map((point) =>
    translate('results.trend.point', {
      quarter: labelOf(point),
      score: displayedScoreText(toDisplayedScore(point), words),
    }),
  );
  return (
    <ChartCard
      title={translate(`results.trend.${change ?? 'open'}`, {
        topic: chosen.topic,
        from: displayedScoreText(toDisplayedScore(from), words),
        to: displayedScoreText(toDisplayedScore(to), words),
        quarter: earlier ? words.earlierCampaign(earlier, to) : words.quarter(from),
      })}
      caption={translate('results.trend.about', {
        people: words.people(to.n_band),
        first: points[0]?.quarter,
        last: points.at(-1)?.quarter,
      })}
      fileName={translate('results.trend.fileName')}
      table={{
        header: [translate('results.table.topic'), ...points.map(({ quarter }) => quarter)],
        rows: [...trends, average].map((trend) => [
          trend.topic,
          ...points.map(({ campaignId }) => {
            const point = trend.points.find(({ campaign_id }) => campaign_id === campaignId);
            return exportCell(toDisplayedScore(point), words);
          }),
        ]),
      }}
    >
      <TrendLines
        label={translate('results.trend.drawing', { topic: chosen.topic, points: pointTexts.join('; ') })}
        lines={lines}
        points={points}
        chosen={`topic${chosen.topic_id}`}
        reference={reference}
      />
      <Typography variant="caption" color="text.secondary">
        {translate('results.trend.legend')}{' '}
        {reference && translate('results.trend.level', { name: reference.name, score: reference.value })}{' '}
        {points.some(({ campaignId }) => campaignId === null) && translate('results.trend.gap')}{' '}
        {leavesOut && translate('results.trend.others')}
      </Typography>
    </ChartCard>
  );
}
