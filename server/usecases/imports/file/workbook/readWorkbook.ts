import type { Encoding, TableCollector } from '../table.ts';
import { openArchive } from './archive.ts';
import { readDateStyles } from './dateStyles.ts';
import { readBook } from './readBook.ts';
import { readSheet } from './readSheet.ts';
import { readSharedStrings } from './sharedStrings.ts';

/**
 * Unpacks and reads the first sheet of an XLSX workbook in chunks. Awaits `onPiece` after each chunk, so that rows can be stored
 * while reading. Throws `file_refused`.
 */
export async function readWorkbook(
  bytes: Buffer,
  collector: TableCollector,
  onPiece: () => Promise<void>,
): Promise<Encoding> {
  const archive = openArchive(bytes);
  const book = await readBook(archive);
  const isDate = await readDateStyles(archive, book.styles);
  const strings = await readSharedStrings(archive, book.sharedStrings);
  const facts = { strings, isDate, isFrom1904: book.isFrom1904 };
  await readSheet(archive, book.sheet, facts, collector, onPiece);
  return 'workbook';
}
