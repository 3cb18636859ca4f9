import { Readable } from 'node:stream';
import { CsvError, type Info, parse } from 'csv-parse';
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

/** The parser's record size excludes delimiters, so a line of delimiters alone would become millions of cells. */
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

/** Returns the delimiter most frequent in the headings: spreadsheets write `;` where `,` is the decimal separator. */
function delimiterOf(text: string): string {
  const [first = ''] = text
    .slice(0, importLimits.rowLength)
    .replace(/"[^"]*"/g, '')
    .trimStart()
    .split(/\r|\n/, 1);
  const counted = delimiters.map((sign) => [sign, first.split(sign).length] as const);
  return counted.reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}
