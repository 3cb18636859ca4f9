import type { Field } from '../../../resources/kit/resource.ts';

/** A cell of an export: what a person reads, not what the database holds. */
export type Cell = string | number | null;

interface Words {
  readonly choices: Readonly<Record<string, string>>;
  readonly labels: ReadonlyMap<unknown, string> | undefined;
  readonly yes: string;
  readonly no: string;
}

/** The value of a field as a cell; choices and references by their names. */
export function cellOf(field: Field, value: unknown, words: Words): Cell {
  if (value === null || value === undefined) return null;
  switch (field.kind) {
    case 'number':
      return Number(value);
    case 'yesNo':
      return value ? words.yes : words.no;
    case 'choice':
      return words.choices[String(value)] ?? String(value);
    case 'choices':
      return (value as unknown[]).map((one) => words.choices[String(one)] ?? String(one)).join(', ');
    case 'reference':
      return words.labels?.get(value) ?? null;
    default:
      return String(value);
  }
}

const formula = /^[=+\-@\t\r]/;

/** One line of CSV (RFC 4180). A text that a spreadsheet would run as a formula is made a text by an apostrophe. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const harmless = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Cells for a workbook, each typed, so that no text is ever taken for a formula. */
export function sheetRow(cells: readonly Cell[]) {
  return cells.map((cell) => {
    if (cell === null) return null;
    return typeof cell === 'number' ? { type: Number, value: cell } : { type: String, value: cell };
  });
}
