import { useTranslate } from 'react-admin';
import type { PersonProfile } from '../../../contract/v2/metricResults.ts';
import { ChartCard } from '../../kit/charts/ChartCard.tsx';
import { MetricIntervals } from '../../kit/charts/MetricIntervals.tsx';
import { type averageProfiles, sortByValue } from './metricFigures.ts';
import { useMetricNames } from './useMetricNames.ts';

interface DomainTotalsProps {
  readonly name: string;
  readonly profiles: readonly PersonProfile[];
  readonly all: ReturnType<typeof averageProfiles>;
  /** The number of people the values are based on, as text. */
  readonly about: string;
}

/** The mean of several people in each domain, with the lowest and highest value. */
export function DomainAverages({ name, profiles, all, about }: DomainTotalsProps) {
  const translate = useTranslate();
  const nameOf = useMetricNames();
  const rows = sortByValue(all.domains).map(({ domain, value }) => {
    const own = profiles.flatMap((one) => one.domains.find((each) => each.domain === domain)?.value ?? value);
    return {
      id: domain,
      name: nameOf('domains', domain),
      value,
      low: Math.min(...own),
      high: Math.max(...own),
    };
  });
  const word = (key: string) => translate(`metricResults.constellation.domains.${key}`);
  return (
    <ChartCard
      title={translate('metricResults.constellation.domains.title', { high: rows[0]?.name })}
      caption={`${about} ${word('note')}`}
      exportFilters={[[translate('exports.chart.selection'), name]]}
      fileName={translate('metricResults.constellation.domains.file', { name })}
      table={{
        header: [translate('metricResults.domain'), word('together'), word('lowest'), word('highest')],
        rows: rows.map((row) => [row.name, row.value, row.low, row.high]),
      }}
    >
      <MetricIntervals label={word('label')} rows={rows} />
    </ChartCard>
  );
}
