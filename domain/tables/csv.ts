/** A cell of a table that leaves the product: what a person reads, not what the database holds. */
export type Cell = string | number | null;

/** Put before a file of CSV, so that spreadsheets read it as UTF-8. */
export const byteOrderMark = '\uFEFF';

/**
 * Texts that a spreadsheet would run: the signs of a formula, also in full width and as their variants, after any
 * spaces and invisible characters. A tab or a line break in front is skipped by some spreadsheets, so it counts too.
 * Apostrophes in front are part of the pattern, so that a guard can be told from an apostrophe of the text itself.
 */
const formula = /^'*(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫−])/u;

/**
 * One line of CSV (RFC 4180), its line end included. A text that a spreadsheet would run as a formula gets an
 * apostrophe in front (OWASP ASVS 1.2.10); numbers stay numbers, null is an empty cell.
 */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const harmless = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A cell of a CSV file without the apostrophe that `csvLine` put in front: an exported file can be imported again. */
export function unguarded(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}
