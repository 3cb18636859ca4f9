import { Readable } from 'node:stream';
import { CsvError, type Info, parse } from 'csv-parse';
import { countNamedFields, headingSearchRows } from '../../../../domain/imports/findHeadingRow.ts';
import { importLimits } from '../../../../domain/imports/importFields.ts';
import { removeFormulaGuard } from '../../../../domain/tables/csv.ts';
import { type Encoding, fileRefusal, type TableCollector } from './collectTable.ts';
import { decodeFile } from './decodeFile.ts';

const delimiters = [',', ';', '\t', '|'] as const;
const chunk = 64 * 1024;

/** Reads delimited text. Awaits `onLines` regularly, so that rows can be stored while reading. */
export async function readCsv(
  bytes: Buffer,
  collector: TableCollector,
  onLines: () => Promise<void>,
): Promise<Encoding> {
  const { text, encoding } = decodeFile(bytes);
  const delimiter = delimiterOf(text);
  refuseWideLines(text, delimiter);
  const parser = Readable.from(piecesOf(text)).pipe(
    parse({
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: importLimits.rowLength,
    }),
  );
  let records = 0;
  try {
    for await (const one of parser) {
      const { info, record } = one as ParsedLine;
      collector.add({ line: info.records + info.empty_lines, cells: record.map(removeFormulaGuard) });
      records += 1;
      if (records % recordsAtOnce === 0) await onLines();
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const at = { line: Number(error.lines ?? 0) };
    throw fileRefusal(error.code === 'CSV_MAX_RECORD_SIZE' ? 'rowTooLong' : 'brokenQuote', at);
  }
  await onLines();
  return encoding;
}

const recordsAtOnce = 100;

/** With `info` and without `columns`, a record is an array of texts with its position in the file. */
interface ParsedLine {
  readonly info: Info;
  readonly record: string[];
}

/**
 * Refuses lines with too many delimiters. The parser's record size excludes them, so a line of delimiters
 * alone would become millions of cells.
 */
function refuseWideLines(text: string, delimiter: string): void {
  const [sign, feed, back] = [delimiter.charCodeAt(0), 10, 13];
  let [line, columns] = [1, 1];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === feed || code === back) {
      if (code === feed) line += 1;
      columns = 1;
    } else if (code === sign) {
      columns += 1;
      if (columns > importLimits.columnsInLine)
        throw fileRefusal('tooWide', { line, max: importLimits.columnsInLine });
    }
  }
}

function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += chunk) yield text.slice(at, at + chunk);
}

/**
 * Returns the delimiter with which a line at the top names most fields, otherwise the one most frequent in the first line that has any:
 * spreadsheets write `;` where `,` is the decimal separator.
 */
function delimiterOf(text: string): string {
  const lines = text
    .slice(0, importLimits.rowLength)
    .replace(/"[^"]*"/g, (quoted) => quoted.replace(/[\r\n,;\t|]/g, ' '))
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, headingSearchRows);
  const named = delimiters.map(
    (sign) => [sign, Math.max(0, ...lines.map((line) => countNamedFields(line.split(sign))))] as const,
  );
  const best = mostOf(named);
  if (best[1] >= 2) return best[0];
  const first = lines.find((line) => delimiters.some((sign) => line.includes(sign))) ?? '';
  return mostOf(delimiters.map((sign) => [sign, first.split(sign).length] as const))[0];
}

const mostOf = (counted: readonly (readonly [string, number])[]) =>
  counted.reduce((best, next) => (next[1] > best[1] ? next : best), [',', 0] as const);
