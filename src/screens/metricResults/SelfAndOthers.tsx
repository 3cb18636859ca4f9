import { useTranslate } from 'react-admin';
import type { PublishedMetrics } from '../../../contract/v2/metricResults.ts';
import { ChartCard } from '../../kit/charts/ChartCard.tsx';
import { MetricIntervals } from '../../kit/charts/MetricIntervals.tsx';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { exportCell } from '../../results/scoreTable.ts';
import { useExportFilters } from '../../results/useExportFilters.ts';
import { useResultTexts } from '../../results/useResultTexts.ts';
import { sortByValue, toValueRange } from './metricFigures.ts';
import { useMetricNames } from './useMetricNames.ts';

/** The self-assessments of a campaign compared with the ratings by each relationship. */
export function SelfAndOthers({ result }: { readonly result: PublishedMetrics }) {
  const translate = useTranslate();
  const words = useResultTexts();
  const name = useMetricNames();
  const { everybody, others } = result;
  const exportFilters = useExportFilters({ campaign: result });
  if (!everybody) return null;
  const groupName = ({ members }: (typeof others)[number]) =>
    translate(`metricResults.relationships.${members[0] ?? 'all_others'}`);
  const rows = sortByValue(everybody.metrics);
  const inGroup = (group: (typeof others)[number], metric: string) =>
    group.metrics.find((one) => one.metric === metric);
  return (
    <ChartCard
      title={translate('metricResults.group.others.title')}
      caption={translate('metricResults.group.others.about')}
      exportFilters={exportFilters}
      fileName={translate('metricResults.group.others.file', { campaign: result.name })}
      table={
        others.length === 0
          ? null
          : {
              header: [
                translate('metricResults.metric'),
                translate('metricResults.group.others.self'),
                ...others.map((group) => `${groupName(group)} (${words.people(group.n_band)})`),
              ],
              rows: rows.map((row) => [
                name('names', row.metric),
                exportCell(row, words),
                ...others.map((group) => {
                  const cell = inGroup(group, row.metric);
                  return cell ? exportCell(cell, words) : words.notShown;
                }),
              ]),
            }
      }
    >
      {others.length === 0 ? (
        <SecondaryText>{translate('metricResults.group.others.none')}</SecondaryText>
      ) : (
        <MetricIntervals
          label={translate('metricResults.group.others.label')}
          pointLegend={translate('metricResults.group.others.self')}
          rows={rows.map((row) => ({
            id: row.metric,
            name: name('names', row.metric),
            ...toValueRange(row),
            marks: others.flatMap((group) => {
              const cell = inGroup(group, row.metric);
              return cell ? [{ name: groupName(group), value: cell.value }] : [];
            }),
          }))}
        />
      )}
    </ChartCard>
  );
}
