import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { type TableFormat, tableContentTypes } from '../../contract/fileCalls.ts';
import { Refusal } from '../../domain/refusal.ts';
import { byteOrderMark, csvLine, type TableCell } from '../../domain/tables/csv.ts';
import { workbookRow } from '../../domain/tables/workbookRow.ts';

/**
 * The maximum number of rows in a workbook, which is built in memory. Larger tables are only available as
 * CSV, which is streamed.
 */
const maxSheetRows = 50_000;

export interface TableFile {
  readonly name: string;
  readonly format: TableFormat;
  readonly now: Date;
  readonly header: readonly string[];
  readonly lines: AsyncIterable<TableCell[]>;
}

/** Any value except `xlsx` means CSV. */
export const parseTableFormat = (format: unknown): TableFormat => (format === 'xlsx' ? 'xlsx' : 'csv');

/** Sends a table as a file download. Throws `too_large` for a workbook above the limit. */
export async function sendTable(
  reply: FastifyReply,
  { name, format, now, header, lines }: TableFile,
): Promise<FastifyReply> {
  reply
    .header('content-type', tableContentTypes[format])
    .header(
      'content-disposition',
      `attachment; filename="${name}-${now.toISOString().slice(0, 10)}.${format}"`,
    )
    .header('cache-control', 'no-store');
  return format === 'csv'
    ? reply.send(Readable.from(csvOf(header, lines)))
    : reply.send(await workbookOf(header, lines));
}

async function* csvOf(header: readonly string[], lines: AsyncIterable<TableCell[]>): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(header);
  for await (const cells of lines) yield csvLine(cells);
}

async function workbookOf(header: readonly string[], lines: AsyncIterable<TableCell[]>): Promise<Buffer> {
  const sheet = [workbookRow(header)];
  for await (const cells of lines) {
    sheet.push(workbookRow(cells));
    if (sheet.length > maxSheetRows) throw new Refusal('too_large');
  }
  const { default: writeExcelFile } = await import('write-excel-file/node');
  return writeExcelFile(sheet).toBuffer();
}
