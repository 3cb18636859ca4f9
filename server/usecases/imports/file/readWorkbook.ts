import { Worker } from 'node:worker_threads';
import { limits } from '../../../../domain/imports/fields.ts';
import { collectTable, refuseFile, type Table } from './table.ts';
import { unpackedSize } from './unpackedSize.ts';

const mostMemoryMb = 384;
const mostMs = 60_000;

/** The first sheet of a workbook (XLSX). Throws `file_refused` for what unpacks to too much or is no workbook. */
export async function readWorkbook(bytes: Buffer): Promise<Table> {
  const size = unpackedSize(bytes);
  if (size === null) throw refuseFile('noWorkbook');
  if (size > limits.unpackedBytes) throw tooBig();
  const rows = await inThread(bytes);
  if (rows === null) throw refuseFile('noWorkbook');
  const collected = collectTable('workbook');
  for (const cells of rows) collected.add(cells);
  return collected.table();
}

const tooBig = () => refuseFile('unpacksTooLarge', { max: limits.unpackedBytes / 1024 / 1024 });

function inThread(bytes: Buffer): Promise<string[][] | null> {
  const workerData = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const worker = new Worker(new URL('./workbookThread.mjs', import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb },
  });
  return new Promise((resolve, reject) => {
    const waited = setTimeout(() => {
      void worker.terminate();
      reject(tooBig());
    }, mostMs);
    worker.once('message', ({ rows }: { rows: string[][] | null }) => {
      clearTimeout(waited);
      resolve(rows);
      void worker.terminate();
    });
    worker.once('error', () => {
      clearTimeout(waited);
      reject(tooBig()); // the thread catches what it can; what is left is its memory
    });
  });
}
