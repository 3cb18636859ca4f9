import { Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PublishedMetrics } from '../../../contract/v2/metricResults.ts';
import { isSupervisor } from '../../../domain/access/roles.ts';
import { ChartCard } from '../../kit/charts/ChartCard.tsx';
import { HeatTable } from '../../kit/charts/HeatTable.tsx';
import { shownText } from '../../kit/charts/shown.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { DimensionChoice } from '../../results/DimensionChoice.tsx';
import { furthestOf, groupKey, groupRows } from '../../results/groupRows.ts';
import { HeatLegend } from '../../results/HeatLegend.tsx';
import { useGroupNames } from '../../results/useGroupNames.ts';
import { type Dimension, useResultWords } from '../../results/useResultWords.ts';
import { asGroups, asTopics } from './figures.ts';
import { useNames } from './useNames.ts';

/** A heatmap of the metrics by the published groups of one dimension, largest gap first. */
export function GroupHeat({ result }: { readonly result: PublishedMetrics }) {
  const translate = useTranslate();
  const words = useResultWords();
  const name = useNames();
  const { user } = usePerson();
  const [chosen, setChosen] = useState<Dimension>('team');
  const offered = isSupervisor(user) ? (['team'] as const) : result.by.map(({ dimension }) => dimension);
  const published = result.by.find(({ dimension }) => dimension === chosen)?.groups ?? [];
  const groups = asGroups(published, name);
  const columns = useGroupNames(chosen, groups);
  const topics = result.everybody ? asTopics(result.everybody, name) : [];
  const rows = groupRows(topics, groups);
  const furthest = furthestOf(topics, groups);
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
      about={translate('metricResults.group.about', {
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
                shownText(row.everybody, words),
                ...columns.map(({ key }) => {
                  const cell = row.cells[key];
                  return cell ? shownText(cell, words) : words.notShown;
                }),
              ]),
            }
      }
      controls={<DimensionChoice dimensions={offered} chosen={chosen} onChoose={setChosen} />}
    >
      {columns.length === 0 ? (
        <Typography color="text.secondary">
          {translate('metricResults.group.heat.none', { k: result.k })}
        </Typography>
      ) : (
        <>
          <HeatTable
            label={translate('metricResults.group.heat.label')}
            corner={translate('metricResults.metric')}
            everybody={everybody}
            columns={columns}
            rows={rows}
            words={words}
          />
          <HeatLegend />
        </>
      )}
    </ChartCard>
  );
}
