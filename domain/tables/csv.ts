/** A cell of an exported table: the displayed text, not the stored value. */
export type TableCell = string | number | null;

/** Prefix of a CSV file, so that spreadsheets read it as UTF-8. */
export const byteOrderMark = '\uFEFF';

const start = '(?<=^|[;|\\t\\r\\n])';
const blanks = '(?:(?![\\t\\r\\n])[\\s\\p{Cc}\\p{Cf}"])*';
const formula = `${blanks}[=+\\-@＝＋－＠﹦﹢﹣﹫−]`;

/**
 * Texts that a spreadsheet would run as a formula: formula signs, including full-width and other variants, after any spaces, invisible
 * characters and quotes. Semicolons, pipes, tabs and line breaks separate cells in some spreadsheets, so the same applies after each of
 * them. Some spreadsheets skip a leading tab or line break, so these count too. Leading apostrophes are part of the pattern, so that the
 * added apostrophe can be distinguished from one in the text.
 */
const unguarded = new RegExp(`${start}(?='*${formula})|^(?='*[\\t\\r\\n])`, 'gu');
const guards = new RegExp(`${start}'(?='*${formula})|^'(?='*[\\t\\r\\n])`, 'gu');

/**
 * Returns one line of CSV (RFC 4180) including its line end. Texts that a spreadsheet would run as a formula get an
 * apostrophe before them (OWASP ASVS 1.2.10); numbers stay numbers, null is an empty cell.
 */
export function csvLine(cells: readonly TableCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: TableCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const harmless = cell.replace(unguarded, "'");
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Removes the apostrophes added by `csvLine`, so that an exported file can be imported again. */
export const removeFormulaGuard = (cell: string): string => cell.replace(guards, '');
