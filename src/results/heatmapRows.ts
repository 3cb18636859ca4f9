import type { HeatmapGroup, HeatmapTopic } from '../kit/charts/heatmapTypes.ts';
import { gapToAverage } from '../kit/charts/useHeatmapTexts.ts';
import type { GroupRow } from './groupRows.ts';
import type { GroupColumn } from './useGroupColumns.ts';

/** The topics and groups of a heatmap: the topics in their order, the groups by their largest significant gap. */
export function heatmapRows(
  rows: readonly GroupRow[],
  columns: readonly GroupColumn[],
): { readonly topics: readonly HeatmapTopic[]; readonly groups: readonly HeatmapGroup[] } {
  const topics = rows.map(({ id, name, average }) => ({ key: String(id), name, average }));
  const groups = columns.map(({ key, name, note, explanation }) => ({
    key,
    name,
    note,
    explanation,
    cells: Object.fromEntries(
      rows.flatMap(({ id, cells }) => {
        const score = cells[key];
        return score ? [[String(id), score]] : [];
      }),
    ),
  }));
  const gapOf = ({ cells }: HeatmapGroup) =>
    Math.max(
      0,
      ...topics.map(({ key, average }) => {
        const score = cells[key];
        return score?.isSignificant ? Math.abs(gapToAverage(score, average) ?? 0) : 0;
      }),
    );
  return { topics, groups: groups.sort((a, b) => gapOf(b) - gapOf(a)) };
}
