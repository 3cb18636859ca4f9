import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ChartCard } from '../charts/ChartCard.tsx';
import { shownText } from '../charts/shown.ts';
import { TrendLines } from '../charts/TrendLines.tsx';
import { shownOf, type Trend } from './figures.ts';
import { cellOf } from './scoreTable.ts';
import { lastStep, trendRows } from './trendRows.ts';
import { useResultWords } from './useResultWords.ts';

interface TrendChartProps {
  readonly trends: readonly Trend[];
  /** The topic that is drawn strong. */
  readonly chosen: Trend;
}

/** How the topics moved from quarter to quarter; the title says whether the chosen one did. */
export function TrendChart({ trends, chosen }: TrendChartProps) {
  const translate = useTranslate();
  const words = useResultWords();
  const { lines, points } = trendRows(trends, words.quarter);
  const step = lastStep(chosen);
  if (!step) return null;
  const { newest, before } = step;
  const spoken = chosen.points.map((point) =>
    translate('results.trend.point', {
      quarter: words.quarter(point),
      score: shownText(shownOf(point), words),
    }),
  );
  return (
    <ChartCard
      title={translate(`results.trend.${(before && newest.change) ?? 'first'}`, {
        topic: chosen.topic,
        from: before && shownText(shownOf(before), words),
        to: shownText(shownOf(newest), words),
        quarter: before && words.quarter(before),
      })}
      about={translate('results.trend.about', {
        people: words.people(newest.n_band),
        first: points[0]?.quarter,
        last: points.at(-1)?.quarter,
      })}
      fileName={translate('results.trend.fileName')}
      table={{
        header: [translate('results.table.topic'), ...points.map(({ quarter }) => quarter)],
        rows: trends.map((trend) => [
          trend.topic,
          ...points.map(({ quarter }) => {
            const point = trend.points.findLast((one) => words.quarter(one) === quarter);
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
      />
      <Typography variant="caption" color="text.secondary">
        {translate('results.trend.legend')}{' '}
        {points.some(({ values }) => Object.values(values).includes(null)) && translate('results.trend.gap')}
      </Typography>
    </ChartCard>
  );
}
