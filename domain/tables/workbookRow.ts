import type { TableCell } from './csv.ts';

/**
 * Typed cells of a workbook row. Workbooks mark formulas separately, so text cells are never run and need no apostrophe (OWASP ASVS
 * 1.2.10). Null is an empty cell.
 */
export function workbookRow(cells: readonly TableCell[]) {
  return cells.map((cell) => {
    if (cell === null) return null;
    return typeof cell === 'number' ? { type: Number, value: cell } : { type: String, value: cell };
  });
}
