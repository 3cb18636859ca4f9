/** A cell of an exported table: the displayed text, not the stored value. */
export type TableCell = string | number | null;

/** Prefix of a CSV file, so that spreadsheets read it as UTF-8. */
export const byteOrderMark = '\uFEFF';

/**
 * Texts that a spreadsheet would run as a formula: formula signs, including full-width and other variants, after any spaces and invisible
 * characters. Some spreadsheets skip a leading tab or line break, so these count too. Leading apostrophes are part of the pattern, so that
 * the added apostrophe can be distinguished from one in the text.
 */
const formula = /^'*(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫−])/u;

/**
 * One line of CSV (RFC 4180) including its line end. Texts that a spreadsheet would run as a formula get a leading apostrophe (OWASP ASVS
 * 1.2.10); numbers stay numbers, null is an empty cell.
 */
export function csvLine(cells: readonly TableCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: TableCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const harmless = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Removes the apostrophe added by `csvLine`, so that an exported file can be imported again. */
export function removeFormulaGuard(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}
