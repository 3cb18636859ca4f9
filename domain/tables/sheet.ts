import type { Cell } from './csv.ts';

/**
 * Cells for a workbook, each with its type: a formula has an element of its own in a workbook, so a cell written as a
 * text is never run, whatever it begins with, and needs no apostrophe (OWASP ASVS 1.2.10). Null is an empty cell.
 */
export function sheetRow(cells: readonly Cell[]) {
  return cells.map((cell) => {
    if (cell === null) return null;
    return typeof cell === 'number' ? { type: Number, value: cell } : { type: String, value: cell };
  });
}
