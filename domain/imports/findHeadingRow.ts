import { countFieldsOfHeadings } from './guessMapping.ts';

/** Number of filled rows at the top of a file that are searched for the headings. */
export const headingSearchRows = 20;

interface Score {
  readonly fields: number;
  readonly filled: number;
}

/**
 * Returns the index of the row with the headings: among the first rows, the one that names the most fields; in a tie, the one
 * with the most filled cells. If no row names two fields, the first row that fills at least half as many cells as the widest one, so
 * that a title above an unknown table is skipped. Returns 0 if there is no table.
 */
export function findHeadingRow(rows: readonly (readonly string[])[]): number {
  const scores = rows.slice(0, headingSearchRows).map(scoreRow);
  const best = scores.reduce((one, next) => (isBetter(next, one) ? next : one), { fields: 0, filled: 0 });
  if (best.fields >= 2) return scores.indexOf(best);
  const widest = Math.max(0, ...scores.map(({ filled }) => filled));
  return Math.max(
    0,
    scores.findIndex(({ filled }) => filled * 2 >= widest),
  );
}

function scoreRow(cells: readonly string[]): Score {
  return { fields: countNamedFields(cells), filled: cells.filter((cell) => cell.trim() !== '').length };
}

/** Returns how many fields the cells of a row name. A row with an email address is a row of data and names none. */
export function countNamedFields(cells: readonly string[]): number {
  if (cells.some((cell) => /\S@\S/.test(cell))) return 0;
  return countFieldsOfHeadings(cells.map((cell) => cell.replaceAll('"', '')));
}

const isBetter = (one: Score, other: Score) =>
  one.fields > other.fields || (one.fields === other.fields && one.filled > other.filled);
