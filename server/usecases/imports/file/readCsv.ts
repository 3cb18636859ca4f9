import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { limits } from '../../../../domain/imports/fields.ts';
import { decode } from './decode.ts';
import { collectTable, refuseFile, type Table } from './table.ts';

const delimiters = [',', ';', '\t', '|'] as const;
const chunk = 64 * 1024;

/** A table written as text. It is read in pieces, so that others are served meanwhile. */
export async function readCsv(bytes: Buffer): Promise<Table> {
  const { text, encoding } = decode(bytes);
  const collected = collectTable(encoding);
  const parser = Readable.from(pieces(text)).pipe(
    parse({
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      max_record_size: limits.rowLength,
    }),
  );
  try {
    for await (const cells of parser) collected.add(cells as string[]); // without `columns` a record is a list of texts
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number(error.lines ?? 0);
    throw refuseFile(error.code === 'CSV_MAX_RECORD_SIZE' ? 'rowTooLong' : 'brokenQuote', { line });
  }
  return collected.table();
}

function* pieces(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += chunk) yield text.slice(at, at + chunk);
}

/** Whatever parts the headings most often: spreadsheets write `;` where `,` is the decimal sign. */
function delimiterOf(text: string): string {
  const [first = ''] = text
    .slice(0, limits.rowLength)
    .replace(/"[^"]*"/g, '')
    .trimStart()
    .split(/\r|\n/, 1);
  const counted = delimiters.map((sign) => [sign, first.split(sign).length] as const);
  return counted.reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}
