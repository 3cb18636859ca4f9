import { Worker } from 'node:worker_threads';
import { limits } from '../../../../domain/imports/fields.ts';
import { collectTable, refuseFile, type Table } from './table.ts';
import { type ZipPart, zipParts } from './zipParts.ts';

const mostMemoryMb = 384;
const mostMs = 60_000;
/** Between the outermost cells, empty ones included. */
const mostCells = 2 * limits.rows * limits.columns;
const sheet = /^xl\/worksheets\/[^/]+\.xml$/;

interface Answer {
  readonly rows: string[][] | null;
  readonly isTooLarge: boolean;
}

/** The first sheet of a workbook (XLSX). Throws `file_refused` for what unpacks to too much or is no workbook. */
export async function readWorkbook(bytes: Buffer): Promise<Table> {
  const parts = zipParts(bytes);
  if (parts === null) throw refuseFile('noWorkbook');
  if (parts.reduce((sum, { size }) => sum + size, 0) > limits.unpackedBytes) throw tooBig();
  const { rows, isTooLarge } = await inThread(
    bytes,
    parts.filter(({ name }) => sheet.test(name)),
  );
  if (isTooLarge) throw tooBig();
  if (rows === null) throw refuseFile('noWorkbook');
  const collected = collectTable('workbook');
  for (const cells of rows) collected.add(cells);
  return collected.table();
}

const tooBig = () => refuseFile('unpacksTooLarge', { max: limits.unpackedBytes / 1024 / 1024 });

function inThread(bytes: Buffer, sheets: readonly ZipPart[]): Promise<Answer> {
  const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const worker = new Worker(new URL('./workbookThread.mjs', import.meta.url), {
    workerData: { file, sheets, mostCells, mostBytes: limits.unpackedBytes },
    resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb },
  });
  return new Promise((resolve, reject) => {
    const waited = setTimeout(() => {
      void worker.terminate();
      reject(tooBig());
    }, mostMs);
    worker.once('message', (answer: Answer) => {
      clearTimeout(waited);
      resolve(answer);
      void worker.terminate();
    });
    worker.once('error', () => {
      clearTimeout(waited);
      reject(tooBig()); // the thread catches what it can; what is left is its memory
    });
  });
}
