import { useTranslate } from 'react-admin';
import type { PublishedMetrics } from '../../../contract/v2/metricResults.ts';
import { ChartCard } from '../../kit/charts/ChartCard.tsx';
import { MetricIntervals } from '../../kit/charts/MetricIntervals.tsx';
import { shownText } from '../../kit/charts/shown.ts';
import { useResultWords } from '../../results/useResultWords.ts';
import { byValue, type GroupMean, rangeOf } from './figures.ts';
import { useNames } from './useNames.ts';

interface GroupProfileProps {
  readonly result: PublishedMetrics;
  /** Whether the rows are metrics or domains. */
  readonly of: 'metrics' | 'domains';
}

/** The company average of each metric or domain, with its confidence range. */
export function GroupProfile({ result, of }: GroupProfileProps) {
  const translate = useTranslate();
  const words = useResultWords();
  const name = useNames();
  const { everybody } = result;
  if (!everybody) return null;
  const own: readonly (GroupMean & { readonly id: string; readonly name: string })[] =
    of === 'metrics'
      ? everybody.metrics.map((one) => ({ ...one, id: one.metric, name: name('names', one.metric) }))
      : everybody.domains.map((one) => ({ ...one, id: one.domain, name: name('domains', one.domain) }));
  const rows = byValue(own);
  const key = `metricResults.group.${of === 'metrics' ? 'profile' : 'domains'}`;
  const marginOf = (margin: number | null) => (margin === null ? words.notShown : margin);
  return (
    <ChartCard
      title={translate(`${key}.title`, { high: rows[0]?.name, low: rows.at(-1)?.name })}
      about={translate('metricResults.group.about', {
        people: words.people(everybody.n_band),
        day: words.day(result.released_on),
      })}
      fileName={translate(`${key}.file`, { campaign: result.name })}
      table={{
        header: [
          translate(of === 'metrics' ? 'metricResults.metric' : 'metricResults.domain'),
          translate('metricResults.group.table.value'),
          translate('metricResults.group.table.margin'),
        ],
        rows: rows.map((row) => [
          row.name,
          row.low || row.high ? shownText(row, words) : row.value,
          marginOf(row.margin),
        ]),
      }}
    >
      <MetricIntervals
        label={translate(`${key}.label`)}
        rows={rows.map((row) => ({
          id: row.id,
          name: row.name,
          ...rangeOf(row),
          ...(row.low || row.high ? { note: shownText(row, words) } : {}),
        }))}
      />
    </ChartCard>
  );
}
