import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PublishedMetrics } from '../../../contract/v2/metricResults.ts';
import { isSupervisor } from '../../../domain/access/roles.ts';
import { ChartCard } from '../../kit/charts/ChartCard.tsx';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { DimensionChoice } from '../../results/DimensionChoice.tsx';
import { GroupHeatmap } from '../../results/GroupHeatmap.tsx';
import { findFurthestGroup, groupKey, groupRows } from '../../results/groupRows.ts';
import { exportCell } from '../../results/scoreTable.ts';
import { useExportFilters } from '../../results/useExportFilters.ts';
import { useGroupColumns } from '../../results/useGroupColumns.ts';
import { type Dimension, useResultTexts } from '../../results/useResultTexts.ts';
import { toGroups, toTopics } from './metricFigures.ts';
import { useMetricNames } from './useMetricNames.ts';

/** The published groups of one dimension by metric, largest gap first. */
export function MetricGroupChart({ result }: { readonly result: PublishedMetrics }) {
  const translate = useTranslate();
  const words = useResultTexts();
  const name = useMetricNames();
  const { user } = usePerson();
  const [chosen, setChosen] = useState<Dimension>('team');
  const offered = isSupervisor(user) ? (['team'] as const) : result.by.map(({ dimension }) => dimension);
  const published = result.by.find(({ dimension }) => dimension === chosen)?.groups ?? [];
  const groups = toGroups(published, name);
  const columns = useGroupColumns(chosen, groups);
  const topics = result.everybody ? toTopics(result.everybody, name) : [];
  const rows = groupRows(topics, groups);
  const furthest = findFurthestGroup(topics, groups);
  const dimension = translate(`results.groups.dimension.${chosen}`);
  const everybody = translate('results.groups.everybody');
  return (
    <ChartCard
      title={
        furthest
          ? translate(`results.groups.furthest.${furthest.distance > 0 ? 'above' : 'below'}`, {
              dimension,
              group: columns.find(({ key }) => key === groupKey(furthest.group))?.name ?? '',
              smart_count: Math.abs(furthest.distance),
              topic: furthest.topic,
            })
          : translate(
              columns.length === 0 ? 'metricResults.group.heat.label' : `results.groups.alike.${chosen}`,
            )
      }
      exportFilters={useExportFilters({ campaign: result, dimension: chosen })}
      caption={translate('metricResults.group.about', {
        people: words.people(result.everybody?.n_band ?? null),
        day: words.day(result.released_on),
      })}
      fileName={translate('metricResults.group.heat.file', { campaign: result.name, dimension })}
      table={
        columns.length === 0
          ? null
          : {
              header: [
                translate('metricResults.metric'),
                everybody,
                ...columns.map((column) => `${column.name} (${column.note})`),
              ],
              rows: rows.map((row) => [
                row.name,
                exportCell(row.average, words),
                ...columns.map(({ key }) => {
                  const cell = row.cells[key];
                  return cell ? exportCell(cell, words) : words.notShown;
                }),
              ]),
            }
      }
      controls={<DimensionChoice dimensions={offered} chosen={chosen} onChoose={setChosen} />}
    >
      {columns.length === 0 ? (
        <SecondaryText>{translate('metricResults.group.heat.none', { k: result.k })}</SecondaryText>
      ) : (
        <GroupHeatmap
          label={translate('metricResults.group.heat.label')}
          topicLabel={translate('metricResults.metric')}
          rows={rows}
          columns={columns}
        />
      )}
    </ChartCard>
  );
}
