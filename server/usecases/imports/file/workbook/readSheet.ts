import { importLimits } from '../../../../../domain/imports/importFields.ts';
import { fileRefusal, type TableCollector } from '../collectTable.ts';
import type { Archive } from './openArchive.ts';
import { collectText } from './readSharedStrings.ts';
import { readXml } from './readXml.ts';

export interface SheetFacts {
  readonly strings: readonly string[];
  readonly isDate: readonly boolean[];
  readonly isFrom1904: boolean;
}

interface OpenCell {
  readonly column: number;
  readonly type: string;
  readonly style: number;
}

interface OpenRow {
  line: number | null;
  readonly cells: string[];
  /** The columns of the last cell and of the last cell with content. */
  column: number;
  width: number;
}

const address = /^([A-Z]{1,3})([1-9]\d{0,6})$/;

/**
 * Reads the rows of a sheet. Stores only cells with content, and at most the permitted number of columns per row, so that a
 * distant cell takes no memory for the gap.
 */
export async function readSheet(
  archive: Archive,
  path: string,
  facts: SheetFacts,
  collector: TableCollector,
  onPiece: () => Promise<void>,
): Promise<void> {
  const text = collectText();
  let last = 0;
  let row: OpenRow | null = null;
  let cell: OpenCell | null = null;
  const handlers = {
    open(name: string, attribute: (name: string) => string | undefined): void {
      if (name === 'row') {
        const line = attribute('r');
        row = { line: line === undefined ? null : Number(line), cells: [], column: 0, width: 0 };
      } else if (name === 'c' && row) cell = openCell(row, attribute);
      else if (cell) text.open(name);
    },
    text: text.text,
    close(name: string): void {
      if (name === 'c' && row && cell) {
        storeCell(row, cell.column, textOf(cell, text.take(), facts));
        cell = null;
      } else if (name === 'row' && row) {
        const { line = null, cells, width } = row;
        row = null;
        last = nextLine(last, line);
        if (width > 0) collector.add({ line: last, cells, width });
      } else if (cell) text.close(name);
    },
  };
  await readXml(archive.textOf(path), handlers, onPiece);
}

function nextLine(last: number, line: number | null): number {
  const next = line ?? last + 1;
  if (!Number.isInteger(next) || next <= last || next > importLimits.lines) throw fileRefusal('noWorkbook');
  return next;
}

function openCell(row: OpenRow, attribute: (name: string) => string | undefined): OpenCell {
  const [, letters, line] = address.exec(attribute('r') ?? '') ?? [];
  const column = letters === undefined ? row.column + 1 : columnOf(letters);
  row.line ??= line === undefined ? null : Number(line);
  row.column = column;
  return { column, type: attribute('t') ?? 'n', style: Number(attribute('s') ?? 0) };
}

const columnOf = (letters: string) =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);

function storeCell(row: OpenRow, column: number, text: string): void {
  if (text === '') return;
  row.width = Math.max(row.width, column);
  if (column > importLimits.columns) return;
  while (row.cells.length < column) row.cells.push('');
  row.cells[column - 1] = text;
}

const dayMs = 86_400_000;
/** Day 0 of a workbook. Excel counts February 29, 1900, which didn't exist. */
const firstDay = Date.UTC(1899, 11, 30);
const daysTo1904 = 1_462;

function textOf({ type, style }: OpenCell, value: string, facts: SheetFacts): string {
  if (value === '' || type === 'e') return '';
  if (type === 's') return sharedString(facts.strings, value);
  if (type === 'b') return value === '1' ? 'true' : 'false';
  if (type === 'd') return value.slice(0, 10);
  if (type === 'n' && facts.isDate[style]) {
    const days = Number(value) + (facts.isFrom1904 ? daysTo1904 : 0);
    const date = new Date(firstDay + Math.floor(days) * dayMs);
    return Number.isNaN(date.getTime()) ? value : date.toISOString().slice(0, 10);
  }
  return value;
}

function sharedString(strings: readonly string[], value: string): string {
  const text = strings[Number(value)];
  if (text === undefined) throw fileRefusal('noWorkbook');
  return text;
}
