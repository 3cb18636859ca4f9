import {
  collectTable,
  type FileRow,
  type Table,
  type TableCollector,
} from '../../../server/usecases/imports/file/collectTable.ts';
import { readFile } from '../../../server/usecases/imports/file/readFile.ts';

/** Reads a whole file as a table, without a thread. The collector knows how much was read, also of a refused file. */
export async function readTable(bytes: Buffer, collector: TableCollector = collectTable()): Promise<Table> {
  const rows: FileRow[] = [];
  const head = await readFile(bytes, async (some) => void rows.push(...some), collector);
  return { ...head, rows };
}
