import { importLimits } from '../../../../domain/imports/importFields.ts';
import { collectTable, type Encoding, type FileRow, fileRefusal, type TableHead } from './collectTable.ts';
import { readCsv } from './readCsv.ts';
import { readWorkbook } from './workbook/readWorkbook.ts';

const zip = Buffer.from('PK\u0003\u0004', 'latin1');
/** Excel files from before 2007, and password-protected workbooks. */
const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

/** Stores rows while the file is being read; the reader waits for it. */
export type OnRows = (rows: readonly FileRow[]) => Promise<void>;

/**
 * Reads the table in a file, detecting the type from the content and not the name; passes on the rows and returns the head. It
 * blocks a thread for seconds, so the server only calls it through `readInThread`. Throws `file_refused`.
 */
export async function readFile(
  bytes: Buffer,
  onRows: OnRows,
  collector = collectTable(),
): Promise<TableHead> {
  if (bytes.length === 0) throw fileRefusal('empty');
  if (bytes.length > importLimits.bytes)
    throw fileRefusal('tooLarge', { max: importLimits.bytes / 1024 / 1024 });
  const start = bytes.subarray(0, 4);
  if (start.equals(compound)) throw fileRefusal('oldWorkbook');
  const pass = async () => {
    const rows = collector.take();
    if (rows.length > 0) await onRows(rows);
  };
  const encoding: Encoding = start.equals(zip)
    ? await readWorkbook(bytes, collector, pass)
    : await readCsv(bytes, collector, pass);
  const head = collector.readHead();
  if (head === null || collector.counted.rows === 0) throw fileRefusal('empty');
  await pass();
  return { encoding, ...head };
}
