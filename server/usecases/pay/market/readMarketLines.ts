import { CsvError, type Info } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import type { MarketFileLine } from '../../../../domain/pay/market/marketFile.ts';
import { removeFormulaGuard } from '../../../../domain/tables/csv.ts';

export interface ReadLines {
  /** The names of the columns; null for JSON lines, whose fields differ from line to line. */
  readonly columns: readonly string[] | null;
  readonly lines: readonly MarketFileLine[];
  /** The numbers of lines that aren't JSON objects. */
  readonly broken: readonly number[];
}

/** Reads the lines of a market data file: JSON lines if it begins with a brace, otherwise CSV. Throws an error that says why it can't. */
export function readMarketLines(text: string): ReadLines {
  return text.trimStart().startsWith('{') ? readJsonLines(text) : readCsvLines(text);
}

/** With `info` and without `columns`, a record is an array of texts with its position in the file. */
interface ParsedLine {
  readonly info: Info;
  readonly record: readonly string[];
}

function readCsvLines(text: string): ReadLines {
  const [heading, ...rows] = parseCsv(text);
  const columns = (heading?.record ?? []).map((name) => name.trim().toLowerCase());
  const lines = rows.map(({ info, record }) => ({
    line: info.lines,
    cells: Object.fromEntries(columns.map((name, at) => [name, removeFormulaGuard(record[at] ?? '')])),
  }));
  return { columns, lines, broken: [] };
}

function parseCsv(text: string): readonly ParsedLine[] {
  try {
    const records: readonly unknown[] = parse(text, {
      bom: true,
      info: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    });
    return records as readonly ParsedLine[];
  } catch (error) {
    if (error instanceof CsvError) throw new Error(`The file isn't valid CSV: ${error.message}`);
    throw error;
  }
}

function readJsonLines(text: string): ReadLines {
  const lines: MarketFileLine[] = [];
  const broken: number[] = [];
  text.split('\n').forEach((line, at) => {
    if (line.trim() === '') return;
    const cells = cellsOfJson(line);
    if (cells) lines.push({ line: at + 1, cells });
    else broken.push(at + 1);
  });
  return { columns: null, lines, broken };
}

/** The fields of a JSON object as the cells of a line; null for any other text. */
function cellsOfJson(line: string): Readonly<Record<string, string>> | null {
  const value = parseJson(line);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const { titles, observations, ...fields } = value as Record<string, unknown>;
  const cells = Object.entries(fields).map(([name, field]) => [name, textOf(field)]);
  const named = Object.entries(typeof titles === 'object' && titles !== null ? titles : {});
  return {
    ...Object.fromEntries(cells),
    ...Object.fromEntries(named.map(([language, title]) => [`title_${language}`, textOf(title)])),
    ...(Array.isArray(observations) ? { observations: observations.map(textOfPair).join('; ') } : {}),
  };
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const textOfPair = (pair: unknown): string =>
  Array.isArray(pair) ? pair.map(textOf).join('x') : textOf(pair);
