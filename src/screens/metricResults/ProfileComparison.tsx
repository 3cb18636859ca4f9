import { useTranslate } from 'react-admin';
import type { PersonProfile } from '../../../contract/v2/metricResults.ts';
import { ChartCard } from '../../kit/charts/ChartCard.tsx';
import { MetricIntervals } from '../../kit/charts/MetricIntervals.tsx';
import { useResultWords } from '../../results/useResultWords.ts';
import { byValue, isApart } from './figures.ts';
import { useNames } from './useNames.ts';

interface Beside {
  readonly name: string;
  readonly metrics: readonly {
    readonly metric: string;
    readonly value: number;
    readonly low: number;
    readonly high: number;
  }[];
}

interface ProfileBesideProps {
  readonly own: PersonProfile;
  readonly ownName: string;
  readonly beside: readonly Beside[];
  /** Where `title`, `alike` and `label` stand; they say how far the first beside it lies apart. */
  readonly titles: string;
  readonly about: string;
  readonly file: string;
}

/** One profile with its ranges, and others as marks beside it. */
export function ProfileComparison({ own, ownName, beside, titles, about, file }: ProfileBesideProps) {
  const translate = useTranslate();
  const { notShown } = useResultWords();
  const called = useNames();
  const rows = byValue(own.metrics);
  const [first] = beside;
  const inOther = ({ metrics }: Beside, metric: string) => metrics.find((one) => one.metric === metric);
  const apart = rows.flatMap((row) => {
    const other = first && inOther(first, row.metric);
    return other && isApart(row, other) ? [row.value - other.value] : [];
  });
  const facts = {
    name: first?.name,
    person: ownName,
    smart_count: apart.length,
    above: apart.filter((by) => by > 0).length,
    below: apart.filter((by) => by < 0).length,
  };
  return (
    <ChartCard
      title={translate(`${titles}.${apart.length === 0 ? 'alike' : 'title'}`, facts)}
      about={about}
      fileName={translate(file)}
      table={{
        header: [translate('metricResults.metric'), ownName, ...beside.map(({ name }) => name)],
        rows: rows.map((row) => [
          called('names', row.metric),
          row.value,
          ...beside.map((one) => inOther(one, row.metric)?.value ?? notShown),
        ]),
      }}
    >
      <MetricIntervals
        label={translate(`${titles}.label`)}
        pointName={ownName}
        rows={rows.map((row) => ({
          id: row.metric,
          name: called('names', row.metric),
          value: row.value,
          low: row.low,
          high: row.high,
          marks: beside.flatMap((one) => {
            const other = inOther(one, row.metric);
            return other ? [{ name: one.name, value: other.value }] : [];
          }),
        }))}
      />
    </ChartCard>
  );
}
