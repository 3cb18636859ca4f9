/** A cell of a table that leaves the product: what a person reads, not what the database holds. */
export type Cell = string | number | null;

/** Put before a file of CSV, so that spreadsheets read it as UTF-8. */
export const byteOrderMark = '\uFEFF';

const formula = /^[=+\-@\t\r]/;

/**
 * One line of CSV (RFC 4180), its line end included. A text that a spreadsheet would run as a formula is made a
 * text by an apostrophe (OWASP ASVS 1.2.10); numbers stay numbers, null is an empty cell.
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
