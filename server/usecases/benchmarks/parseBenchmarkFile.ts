import { CsvError, type Info } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { benchmarkFileLimits as limits } from '../../../domain/benchmarkFile/benchmarkFileLimits.ts';
import {
  type CheckedBenchmark,
  checkBenchmarkRows,
  type FileLine,
  fileProblem,
} from '../../../domain/benchmarkFile/checkBenchmarkRows.ts';
import { removeFormulaGuard } from '../../../domain/tables/csv.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { listTopics } from '../../store/content/benchmarkContent.ts';
import type { Tx } from '../../store/database.ts';

const delimiters = [',', ';', '\t'] as const;

/** Reads the text of a benchmark file and validates its rows against the topics of the platform. */
export async function parseBenchmarkFile(deps: Deps, tx: Tx, text: string): Promise<CheckedBenchmark> {
  if (text.trim() === '') return { rows: [], problems: [fileProblem('empty')] };
  if (text.length > limits.length) return { rows: [], problems: [fileProblem('tooLong')] };
  const lines = parseLines(text);
  if (!lines) return { rows: [], problems: [fileProblem('brokenQuote')] };
  return checkBenchmarkRows(lines, await listTopics(tx), Number(today(deps.clock).slice(0, 4)));
}

/** With `info` and without `columns`, a record is an array of texts with its position in the file. */
interface ParsedLine {
  readonly info: Info;
  readonly record: readonly string[];
}

/** The lines that aren't empty; null if a quotation mark isn't closed. */
function parseLines(text: string): readonly FileLine[] | null {
  try {
    const records: readonly unknown[] = parse(text, {
      bom: true,
      delimiter: findDelimiter(text),
      info: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    });
    return records.map((one) => {
      const { info, record } = one as ParsedLine;
      return { line: info.lines, cells: record.map(removeFormulaGuard) };
    });
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}

/** The delimiter that is most frequent in the heading. */
function findDelimiter(text: string): string {
  const [heading = ''] = text.trimStart().split(/[\r\n]/, 1);
  const counts = delimiters.map((sign) => heading.split(sign).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}
