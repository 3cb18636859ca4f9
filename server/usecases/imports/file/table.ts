import { limits } from '../../../../domain/imports/fields.ts';
import { type FileProblem, headingProblem } from '../../../../domain/imports/headings.ts';
import { Refusal } from '../../../../domain/refusal.ts';

/** How the bytes of a file became text. */
export type Encoding = 'utf-8' | 'utf-16' | 'latin-1' | 'workbook';

export interface FileRow {
  /** As a spreadsheet numbers it: the headings stand in line 1. */
  readonly line: number;
  /** One more than there are headings where the row has more: it is told, not guessed. */
  readonly cells: readonly string[];
}

export interface Table {
  readonly encoding: Encoding;
  readonly headings: readonly string[];
  readonly rows: readonly FileRow[];
}

/** A file that cannot be imported, with the one reason. */
export function refuseFile(problem: FileProblem['problem'], params: FileProblem['params'] = {}): Refusal {
  return new Refusal('file_refused', 422, [{ field: 'file', problem, params }]);
}

/** Collects lines into a table. Throws `file_refused` as soon as there is too much of anything. */
export function collectTable(encoding: Encoding) {
  const rows: FileRow[] = [];
  let headings: readonly string[] | null = null;
  let line = 0;
  return {
    add(cells: readonly string[]): void {
      line += 1;
      if (headings === null) {
        headings = readHeadings(cells);
        return;
      }
      const kept = cells.slice(0, headings.length + 1).map(clean);
      if (cells.slice(headings.length).some((cell) => cell.trim() !== '')) kept[headings.length] = '…';
      else kept.length = Math.min(kept.length, headings.length);
      if (kept.every((cell) => cell === '')) return;
      if (rows.length >= limits.rows) throw refuseFile('tooManyRows', { max: limits.rows });
      rows.push({ line, cells: kept });
    },
    table(): Table {
      if (headings === null || rows.length === 0) throw refuseFile('empty');
      return { encoding, headings, rows };
    },
  };
}

/** The database keeps no NUL in a text. */
const clean = (cell: string) => cell.replaceAll('\0', '').trim();

/** Columns at the end without a heading are what spreadsheets leave behind. */
function readHeadings(cells: readonly string[]): readonly string[] {
  const all = cells.map(clean);
  const headings = all.slice(0, all.findLastIndex((heading) => heading !== '') + 1);
  const problem = headingProblem(headings);
  if (problem) throw refuseFile(problem.problem, problem.params);
  return headings.map((heading) => heading.slice(0, limits.headingLength));
}
