import type { OwnScore, OwnScoreChange, SelfAndOthersScore } from '../../../contract/v2/personalScores.ts';
import type { Wording } from '../../../locales/documents.ts';
import type { ChartRow } from '../../pdf/drawChart.ts';

/** Everything the report shows about one person. */
export interface ReportedProfile {
  readonly scores: readonly OwnScore[];
  readonly self_and_others: readonly SelfAndOthersScore[];
  readonly changes: readonly OwnScoreChange[];
}

export type ProfileMetrics = OwnScore['metrics'];

/** Returns a percentile as text; empty if there is none. */
export const percentileText = (value: number | null) => (value === null ? '' : String(Math.round(value)));
export const rangeText = ({ low, high }: { low: number | null; high: number | null }) =>
  low === null || high === null ? '' : `${percentileText(low)}–${percentileText(high)}`;

/** Returns the metrics as chart rows, highest first. */
export function chartRows(
  metrics: ProfileMetrics,
  comparisonOf: (metric: string) => number | null,
  { texts }: Wording,
): ChartRow[] {
  return sortByValue(metrics).map(({ metric, value, low, high }) => ({
    name: texts.metrics.names[metric],
    value,
    valueText: percentileText(value),
    range: low === null || high === null ? null : ([low, high] as const),
    comparison: comparisonOf(metric),
  }));
}

export const sortByValue = (metrics: ProfileMetrics) =>
  [...metrics].sort((a, b) => (b.value ?? 0) - (a.value ?? 0));
