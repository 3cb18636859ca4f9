import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import writeExcelFile from 'write-excel-file/node';
import { type TableFormat, tableTypes } from '../../contract/fileCalls.ts';
import { Refusal } from '../../domain/refusal.ts';
import { byteOrderMark, type Cell, csvLine } from '../../domain/tables/csv.ts';
import { sheetRow } from '../../domain/tables/sheetRow.ts';

/** A workbook is built in memory; larger tables are only available as CSV, which is streamed. */
const mostSheetRows = 50_000;

export interface TableFile {
  readonly name: string;
  readonly format: TableFormat;
  readonly now: Date;
  readonly header: readonly string[];
  readonly lines: AsyncIterable<Cell[]>;
}

/** Any value except `xlsx` means CSV. */
export const tableFormat = (format: unknown): TableFormat => (format === 'xlsx' ? 'xlsx' : 'csv');

/** Sends a table as a file download. Throws `too_large` for a workbook above the limit. */
export async function sendTable(
  reply: FastifyReply,
  { name, format, now, header, lines }: TableFile,
): Promise<FastifyReply> {
  reply
    .header('content-type', tableTypes[format])
    .header(
      'content-disposition',
      `attachment; filename="${name}-${now.toISOString().slice(0, 10)}.${format}"`,
    )
    .header('cache-control', 'no-store');
  return format === 'csv'
    ? reply.send(Readable.from(csvOf(header, lines)))
    : reply.send(await workbookOf(header, lines));
}

async function* csvOf(header: readonly string[], lines: AsyncIterable<Cell[]>): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(header);
  for await (const cells of lines) yield csvLine(cells);
}

async function workbookOf(header: readonly string[], lines: AsyncIterable<Cell[]>): Promise<Buffer> {
  const sheet = [sheetRow(header)];
  for await (const cells of lines) {
    sheet.push(sheetRow(cells));
    if (sheet.length > mostSheetRows) throw new Refusal('too_large');
  }
  return writeExcelFile(sheet).toBuffer();
}
