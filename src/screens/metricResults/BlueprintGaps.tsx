import { useTranslate } from 'react-admin';
import type { TargetProfile } from '../../../contract/v2/metricResults.ts';
import { importances } from '../../../domain/builder/blueprintProfile.ts';
import { gapToRange } from '../../../domain/builder/constellationGap.ts';
import { ChartCard } from '../../kit/charts/ChartCard.tsx';
import { MetricIntervals } from '../../kit/charts/MetricIntervals.tsx';
import { useMetricNames } from './useMetricNames.ts';

interface BlueprintGapsProps {
  readonly name: string;
  readonly values: readonly { readonly metric: string; readonly value: number }[];
  readonly target: TargetProfile;
  readonly about: string;
}

/** Values compared with the target ranges of a blueprint: those outside first, by importance, then by gap. */
export function BlueprintGaps({ name, values, target, about }: BlueprintGapsProps) {
  const translate = useTranslate();
  const nameOf = useMetricNames();
  const word = (key: string, fill: object = {}) => translate(`metricResults.constellation.gaps.${key}`, fill);
  const rows = target.ranges
    .flatMap((range) => {
      const own = values.find(({ metric }) => metric === range.metric);
      return own ? [{ range, value: own.value, gap: gapToRange(own.value, range) }] : [];
    })
    .sort(
      (a, b) =>
        Number(b.gap !== 0) - Number(a.gap !== 0) ||
        importances.indexOf(b.range.importance) - importances.indexOf(a.range.importance) ||
        Math.abs(b.gap) - Math.abs(a.gap),
    );
  const outside = rows.filter(({ gap }) => gap !== 0).length;
  const gapText = (gap: number) =>
    gap === 0 ? word('within') : word(gap < 0 ? 'below' : 'above', { smart_count: Math.abs(gap) });
  const importanceOf = (importance: string) =>
    translate(`metricResults.constellation.importance.${importance}`);
  return (
    <ChartCard
      title={word(outside === 0 ? 'allIn' : 'title', { blueprint: target.name, smart_count: outside })}
      caption={`${about} ${word('note')}`}
      exportFilters={[
        [translate('exports.chart.selection'), name],
        [translate('exports.chart.blueprint'), target.name],
      ]}
      fileName={word('file', { name })}
      table={{
        header: [
          translate('metricResults.metric'),
          ...['value', 'low', 'high', 'place', 'importance'].map((key) => word(`table.${key}`)),
        ],
        rows: rows.map(({ range, value, gap }) => [
          nameOf('names', range.metric),
          value,
          range.low,
          range.high,
          gapText(gap),
          importanceOf(range.importance),
        ]),
      }}
    >
      <MetricIntervals
        label={word('label')}
        rows={rows.map(({ range, value, gap }) => ({
          id: range.metric,
          name: nameOf('names', range.metric),
          value,
          low: range.low,
          high: range.high,
          note: `${gapText(gap)} · ${importanceOf(range.importance)}`,
        }))}
      />
    </ChartCard>
  );
}
