import { useMemo } from 'react';
import { useInSlices } from '../useInSlices.ts';
import type { HeatmapGroup, HeatmapTopic } from './heatmapTypes.ts';

/** Rows that change together. More would block the page of a slow device for longer than 50 ms. */
const rowsPerSlice = 10;

/**
 * Returns what to draw in a row. When the averages or scores change, the rows follow a few at a time. New rows and other columns are drawn
 * at once, so that all rows have the same columns.
 */
export function useRowsInSlices(topics: readonly HeatmapTopic[], groups: readonly HeatmapGroup[]) {
  const newest = useMemo(
    () => ({ topics, groups: new Map(groups.map((group) => [group.key, group])) }),
    [topics, groups],
  );
  const slices = useInSlices(newest, Math.ceil(groups.length / rowsPerSlice));
  const drawn = slices.map((slice) => (hasSameColumns(slice.topics, topics) ? slice : newest));
  return (group: HeatmapGroup, row: number) => {
    const slice = drawn[Math.floor(row / rowsPerSlice)] ?? newest;
    const shown = slice.groups.get(group.key);
    return shown ? { group: shown, topics: slice.topics } : { group, topics };
  };
}

const hasSameColumns = (drawn: readonly HeatmapTopic[], topics: readonly HeatmapTopic[]): boolean =>
  drawn.length === topics.length && drawn.every(({ key }, column) => key === topics[column]?.key);
