import { useTranslate } from 'react-admin';
import type { PersonProfile } from '../../../contract/v2/metricResults.ts';
import {
  type DifferenceWord,
  differenceWords,
  type MeasuredDifference,
} from '../../../domain/scoring/differenceWords.ts';
import { differenceOf, estimateOfBand } from '../../../domain/scoring/personal/scaledEstimate.ts';
import { ChartCard } from '../../kit/charts/ChartCard.tsx';
import { MetricIntervals } from '../../kit/charts/MetricIntervals.tsx';
import { useResultTexts } from '../../results/useResultTexts.ts';
import { sortByValue } from './metricFigures.ts';
import { useMetricNames } from './useMetricNames.ts';

interface OtherProfile {
  readonly name: string;
  readonly metrics: readonly {
    readonly metric: string;
    readonly value: number;
    /** The value with its error; null if it is not precise enough to be compared. */
    readonly estimate: MeasuredDifference | null;
  }[];
}

interface ProfileComparisonProps {
  readonly own: PersonProfile;
  readonly ownName: string;
  readonly others: readonly OtherProfile[];
  /** Key of the texts `title`, `alike` and `label`, which compare the profile with the first of the others. */
  readonly titles: string;
  readonly about: string;
  readonly file: string;
}

/** One profile with its confidence ranges; the other profiles appear as marks. */
export function ProfileComparison({ own, ownName, others, titles, about, file }: ProfileComparisonProps) {
  const translate = useTranslate();
  const { notShown } = useResultTexts();
  const nameOf = useMetricNames();
  const rows = sortByValue(own.metrics);
  const [first] = others;
  const inOther = ({ metrics }: OtherProfile, metric: string) => metrics.find((one) => one.metric === metric);
  const differences = differenceWords(
    rows.flatMap((row) => {
      const estimate = first && inOther(first, row.metric)?.estimate;
      return estimate ? [differenceOf(estimateOfBand(row), estimate)] : [];
    }),
  );
  const [above, below] = (['higher', 'lower'] as const).map(
    (word) => differences.filter((one) => one === word).length,
  );
  const facts = {
    name: first?.name,
    person: ownName,
    smart_count: differences.filter((word) => word !== 'same').length,
    compared: differences.length,
    above,
    below,
  };
  return (
    <ChartCard
      title={translate(`${titles}.${titleOf(differences)}`, facts)}
      caption={about}
      exportFilters={[
        [translate('exports.chart.selection'), ownName],
        ...others.map(({ name }) => [translate('exports.chart.comparedWith'), name] as const),
      ]}
      fileName={translate(file)}
      table={{
        header: [translate('metricResults.metric'), ownName, ...others.map(({ name }) => name)],
        rows: rows.map((row) => [
          nameOf('names', row.metric),
          row.value,
          ...others.map((one) => inOther(one, row.metric)?.value ?? notShown),
        ]),
      }}
    >
      <MetricIntervals
        label={translate(`${titles}.label`)}
        pointLegend={ownName}
        rows={rows.map((row) => ({
          id: row.metric,
          name: nameOf('names', row.metric),
          value: row.value,
          low: row.low,
          high: row.high,
          marks: others.flatMap((one) => {
            const other = inOther(one, row.metric);
            return other ? [{ name: one.name, value: other.value }] : [];
          }),
        }))}
      />
    </ChartCard>
  );
}

function titleOf(differences: readonly DifferenceWord[]): 'untested' | 'alike' | 'title' {
  if (differences.length === 0) return 'untested';
  return differences.every((word) => word === 'same') ? 'alike' : 'title';
}
