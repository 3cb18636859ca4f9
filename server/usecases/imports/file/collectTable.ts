import { findHeadingRow, headingSearchRows } from '../../../../domain/imports/findHeadingRow.ts';
import { importLimits } from '../../../../domain/imports/importFields.ts';
import { type FileProblem, headingProblem } from '../../../../domain/imports/mapHeadings.ts';
import { Refusal } from '../../../../domain/refusal.ts';
import { truncateText } from '../truncateText.ts';

/** How the bytes of a file were decoded. */
export type Encoding = 'utf-8' | 'utf-16' | 'latin-1' | 'workbook';

export interface FileRow {
  /** The line number in a spreadsheet. */
  readonly line: number;
  /** At most one more than there are headings: an extra cell is reported. */
  readonly cells: readonly string[];
}

export interface TableHead {
  readonly encoding: Encoding;
  readonly headings: readonly string[];
  /** The line with the headings. */
  readonly headingLine: number;
}

export interface Table extends TableHead {
  readonly rows: readonly FileRow[];
}

/** Returns the refusal for a file that can't be imported, with its reason. */
export function fileRefusal(problem: FileProblem['problem'], params: FileProblem['params'] = {}): Refusal {
  return new Refusal('file_refused', [{ field: 'file', problem, params }]);
}

/** One line of a file as read; empty lines may be omitted. */
export interface ReadLine {
  readonly line: number;
  readonly cells: readonly string[];
  /** The last column with content, if the reader returns fewer cells. */
  readonly width?: number;
}

type Limits = Readonly<Record<keyof typeof importLimits, number>>;
export type TableCollector = ReturnType<typeof collectTable>;

/**
 * Collects lines into the head and the rows of a table. The first filled lines wait until it is known which of them has the headings; the
 * lines above it are dropped. Throws `file_refused` as soon as a limit is exceeded: only cells with content count, not the area around them.
 */
export function collectTable(limits: Limits = importLimits) {
  let head: Pick<TableHead, 'headings' | 'headingLine'> | null = null;
  let top: ReadLine[] = [];
  let rows: FileRow[] = [];
  const counted = { lines: 0, rows: 0, cells: 0, characters: 0 };
  function addRow(headings: readonly string[], { line, cells, width = cells.length }: ReadLine): void {
    const row = cells.slice(0, headings.length).map(clean);
    const hasMore = width > cells.length || cells.slice(headings.length).some((cell) => clean(cell) !== '');
    if (hasMore) row[headings.length] = '…';
    if (row.every((cell) => cell === '')) return;
    counted.rows += 1;
    if (counted.rows > limits.rows) throw fileRefusal('tooManyRows', { max: limits.rows });
    rows.push({ line, cells: Array.from(row, (cell) => cell ?? '') });
  }
  function settleHead(): void {
    const at = findHeadingRow(top.map(({ cells }) => cells.map(clean)));
    const [headingRow, ...below] = top.slice(at);
    top = [];
    if (!headingRow) return;
    const { line, cells, width = cells.length } = headingRow;
    const headings = readHeadings(cells, width);
    head = { headings, headingLine: line };
    for (const row of below) addRow(headings, row);
  }
  function addToTop(read: ReadLine): void {
    const { cells, width = cells.length } = read;
    if (width <= cells.length && cells.every((cell) => clean(cell) === '')) return;
    top.push(read);
    if (top.length === headingSearchRows) settleHead();
  }
  return {
    /** The amounts counted so far. */
    counted: counted as Readonly<typeof counted>,
    /** The headings and their line, or null if the file has no filled line. Called after the last line. */
    readHead() {
      if (head === null) settleHead();
      return head;
    },
    add(read: ReadLine): void {
      const { line, cells, width = cells.length } = read;
      counted.lines += 1;
      if (width > limits.columnsInLine) throw fileRefusal('tooWide', { line, max: limits.columnsInLine });
      count(read, counted, limits);
      if (head) addRow(head.headings, read);
      else addToTop(read);
    },
    /** Returns the rows collected since the last call and removes them. */
    take(): FileRow[] {
      const collected = rows;
      rows = [];
      return collected;
    },
  };
}

/** PostgreSQL stores no NUL in texts and no lone surrogates in JSON. */
const clean = (cell: string) =>
  cell
    .replaceAll('\0', '')
    .replace(/\p{Cs}/gu, '\uFFFD')
    .trim();

interface Counted {
  cells: number;
  characters: number;
}

function count({ line, cells }: ReadLine, counted: Counted, limits: Limits): void {
  const before = counted.characters;
  for (const cell of cells) {
    if (cell === '') continue;
    counted.cells += 1;
    counted.characters += cell.length;
    if (cell.length > limits.cellLength) throw fileRefusal('cellTooLong', { line, max: limits.cellLength });
  }
  if (counted.cells > limits.cells) throw fileRefusal('tooManyCells', { max: limits.cells });
  if (counted.characters > limits.characters) throw fileRefusal('tooMuchText', { max: limits.characters });
  if (counted.characters - before > limits.rowLength) {
    throw fileRefusal('lineTooLong', { line, max: limits.rowLength });
  }
}

/** Trailing columns without a heading are artifacts of spreadsheets. */
function readHeadings(cells: readonly string[], width: number): readonly string[] {
  const all = cells.map(clean);
  const headings = all.slice(0, all.findLastIndex((heading) => heading !== '') + 1);
  if (width > cells.length && width > importLimits.columns) {
    throw fileRefusal('tooManyColumns', { found: width, max: importLimits.columns });
  }
  const problem = headingProblem(headings);
  if (problem) throw fileRefusal(problem.problem, problem.params);
  return headings.map((heading) => truncateText(heading, importLimits.headingLength));
}
