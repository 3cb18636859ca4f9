import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { WholeCampaign } from '../../contract/v2/microsurveyResults.ts';
import { ChartCard } from '../kit/charts/ChartCard.tsx';
import { shownText } from '../kit/charts/shown.ts';
import { TrendLines } from '../kit/charts/TrendLines.tsx';
import type { TrendLevel } from '../kit/charts/trend.ts';
import { shownOf, type Trend } from './figures.ts';
import { cellOf } from './scoreTable.ts';
import { averageTrend, trendRows, trendStory } from './trendRows.ts';
import { useResultWords } from './useResultWords.ts';

interface TrendChartProps {
  /** The closed campaigns of the same audience, newest first. They contain the margins that `trends` lacks. */
  readonly campaigns: readonly WholeCampaign[];
  readonly trends: readonly Trend[];
  /** Whether campaigns of another audience are left out. */
  readonly leavesOut: boolean;
  /** The highlighted topic. */
  readonly chosen: Trend;
  /** The median score of other companies for the selected topic. */
  readonly level?: TrendLevel | undefined;
}

/**
 * Topics from quarter to quarter. The title says whether the selected one changed. Renders nothing with fewer than two
 * quarters.
 */
export function TrendChart({ campaigns, trends, leavesOut, chosen, level }: TrendChartProps) {
  const translate = useTranslate();
  const words = useResultWords();
  const average = averageTrend(campaigns, translate('results.trend.average'));
  const { lines, points } = trendRows(trends, words, average);
  const story = trendStory(chosen, campaigns);
  if (!story?.from) return null;
  const { from, to, change } = story;
  const earlier = campaigns.find(({ campaign_id }) => campaign_id === from.campaign_id);
  const labelOf = ({ campaign_id }: Trend['points'][number]) =>
    points.find(({ campaignId }) => campaignId === campaign_id)?.quarter;
  const spoken = chosen.points.map((point) =>
    translate('results.trend.point', {
      quarter: labelOf(point),
      score: shownText(shownOf(point), words),
    }),
  );
  return (
    <ChartCard
      title={translate(`results.trend.${change ?? 'open'}`, {
        topic: chosen.topic,
        from: shownText(shownOf(from), words),
        to: shownText(shownOf(to), words),
        quarter: earlier ? words.earlier(earlier, to) : words.quarter(from),
      })}
      about={translate('results.trend.about', {
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
            return cellOf(shownOf(point), words);
          }),
        ]),
      }}
    >
      <TrendLines
        label={translate('results.trend.drawing', { topic: chosen.topic, points: spoken.join('; ') })}
        lines={lines}
        points={points}
        chosen={`topic${chosen.topic_id}`}
        level={level}
      />
      <Typography variant="caption" color="text.secondary">
        {translate('results.trend.legend')}{' '}
        {level && translate('results.trend.level', { name: level.name, score: level.value })}{' '}
        {points.some(({ values }) => Object.values(values).includes(null)) && translate('results.trend.gap')}{' '}
        {leavesOut && translate('results.trend.others')}
      </Typography>
    </ChartCard>
  );
}
