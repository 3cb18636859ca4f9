import type { Encoding, TableCollector } from '../collectTable.ts';
import { locateWorkbookParts } from './locateWorkbookParts.ts';
import { openArchive } from './openArchive.ts';
import { readDateStyles } from './readDateStyles.ts';
import { readSharedStrings } from './readSharedStrings.ts';
import { readSheet } from './readSheet.ts';

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
  const book = await locateWorkbookParts(archive);
  const isDate = await readDateStyles(archive, book.styles);
  const strings = await readSharedStrings(archive, book.sharedStrings);
  const facts = { strings, isDate, isFrom1904: book.isFrom1904 };
  await readSheet(archive, book.sheet, facts, collector, onPiece);
  return 'workbook';
}
