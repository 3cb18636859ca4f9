import { distinctColumns, incidenceRows } from './atomColumns.ts';
import { eliminate, sparsestFirst } from './gaussianElimination.ts';

/** The number of independent cells, given as lists of people from 0 to `people` - 1. */
export function rankOfCells(cells: readonly (readonly number[])[], people: number): number {
  const columns = distinctColumns(cells, new Array<number>(people).fill(1));
  return eliminate(sparsestFirst(incidenceRows(cells.length, columns)), [...columns.keys()]).rows.length;
}
