import type { Cell } from './csv.ts';

/**
 * Cells for a workbook, each with its type, so that no text is ever taken for a formula (OWASP ASVS 1.2.10). Null is
 * an empty cell.
 */
export function sheetRow(cells: readonly Cell[]) {
  return cells.map((cell) => {
    if (cell === null) return null;
    return typeof cell === 'number' ? { type: Number, value: cell } : { type: String, value: cell };
  });
}
