import { limits } from '../../../../domain/imports/fields.ts';
import { readCsv } from './readCsv.ts';
import { readWorkbook } from './readWorkbook.ts';
import { refuseFile, type Table } from './table.ts';

const zip = Buffer.from('PK\u0003\u0004', 'latin1');
/** Excel's files before 2007, and workbooks with a password. */
const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

/** The table in a file, told by what the file is and not by its name. Throws `file_refused`. */
export async function readFile(bytes: Buffer): Promise<Table> {
  if (bytes.length === 0) throw refuseFile('empty');
  if (bytes.length > limits.bytes) throw refuseFile('tooLarge', { max: limits.bytes / 1024 / 1024 });
  if (bytes.subarray(0, 4).equals(compound)) throw refuseFile('oldWorkbook');
  return bytes.subarray(0, 4).equals(zip) ? readWorkbook(bytes) : readCsv(bytes);
}
