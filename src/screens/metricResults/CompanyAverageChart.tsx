import { useTranslate } from 'react-admin';
import type { PublishedMetrics } from '../../../contract/v2/metricResults.ts';
import { ChartCard } from '../../kit/charts/ChartCard.tsx';
import { displayedScoreText } from '../../kit/charts/displayedScore.ts';
import { MetricIntervals } from '../../kit/charts/MetricIntervals.tsx';
import { useExportFilters } from '../../results/useExportFilters.ts';
import { useResultTexts } from '../../results/useResultTexts.ts';
import { type GroupMean, sortByValue, toValueRange } from './metricFigures.ts';
import { useMetricNames } from './useMetricNames.ts';

interface GroupProfileProps {
  readonly result: PublishedMetrics;
  /** Whether the rows are metrics or domains. */
  readonly of: 'metrics' | 'domains';
}

/** The company average of each metric or domain, with its confidence range. */
export function CompanyAverageChart({ result, of }: GroupProfileProps) {
  const translate = useTranslate();
  const words = useResultTexts();
  const name = useMetricNames();
  const { everybody } = result;
  const exportFilters = useExportFilters({ campaign: result });
  if (!everybody) return null;
  const own: readonly (GroupMean & { readonly id: string; readonly name: string })[] =
    of === 'metrics'
      ? everybody.metrics.map((one) => ({ ...one, id: one.metric, name: name('names', one.metric) }))
      : everybody.domains.map((one) => ({ ...one, id: one.domain, name: name('domains', one.domain) }));
  const rows = sortByValue(own);
  const key = `metricResults.group.${of === 'metrics' ? 'profile' : 'domains'}`;
  const marginOf = (margin: number | null) => (margin === null ? words.notShown : margin);
  return (
    <ChartCard
      title={translate(`${key}.title`, { high: rows[0]?.name, low: rows.at(-1)?.name })}
      caption={translate('metricResults.group.about', {
        people: words.people(everybody.n_band),
        day: words.day(result.released_on),
      })}
      exportFilters={exportFilters}
      fileName={translate(`${key}.file`, { campaign: result.name })}
      table={{
        header: [
          translate(of === 'metrics' ? 'metricResults.metric' : 'metricResults.domain'),
          translate('metricResults.group.table.value'),
          translate('metricResults.group.table.margin'),
        ],
        rows: rows.map((row) => [
          row.name,
          row.low || row.high ? displayedScoreText(row, words) : row.value,
          marginOf(row.margin),
        ]),
      }}
    >
      <MetricIntervals
        label={translate(`${key}.label`)}
        rows={rows.map((row) => ({
          id: row.id,
          name: row.name,
          ...toValueRange(row),
          ...(row.low || row.high ? { note: displayedScoreText(row, words) } : {}),
        }))}
      />
    </ChartCard>
  );
}
