import type { FilePurpose, LessonFileType } from '../../../../domain/learning/files/lessonFiles.ts';
import { lessonFileTypes } from '../../../../domain/learning/files/lessonFiles.ts';
import { Refusal } from '../../../../domain/refusal.ts';
import { readZipParts } from '../../imports/file/workbook/readZipParts.ts';

const openXml = 'application/vnd.openxmlformats-officedocument';
/** The part that each kind of Office document has. */
const officeParts = [
  ['word/document.xml', `${openXml}.wordprocessingml.document`],
  ['xl/workbook.xml', `${openXml}.spreadsheetml.sheet`],
  ['ppt/presentation.xml', `${openXml}.presentationml.presentation`],
] as const;

const zipSignature = 'PK\u0003\u0004';

const hasAt = (bytes: Buffer, text: string, at = 0) =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));

const looksLikeMarkup = (bytes: Buffer) =>
  /<(?:!doctype\s+html|html|head|body|script|svg)[\s>]/i.test(bytes.toString('latin1', 0, 4_096));

/**
 * Returns the type of a file by its content, whatever its name says. `readAll` returns the whole file, of which only Office documents need
 * more than the beginning. Throws `lesson_file_markup` for HTML and SVG, `lesson_file_macros`, and `lesson_file_type` for any other type.
 */
export async function detectFileType(
  purpose: FilePurpose,
  start: Buffer,
  readAll: () => Promise<Buffer>,
): Promise<LessonFileType> {
  if (hasAt(start, zipSignature) && purpose === 'scorm') return 'application/zip';
  const type =
    hasAt(start, zipSignature) && purpose === 'file' ? officeType(await readAll()) : simpleType(start);
  const accepted: readonly LessonFileType[] = lessonFileTypes[purpose];
  if (type !== null && accepted.includes(type)) return type;
  throw new Refusal(type === null && looksLikeMarkup(start) ? 'lesson_file_markup' : 'lesson_file_type');
}

function simpleType(start: Buffer): LessonFileType | null {
  if (hasAt(start, '%PDF-')) return 'application/pdf';
  if (hasAt(start, '\u0089PNG\r\n\u001a\n')) return 'image/png';
  if (hasAt(start, '\u00ff\u00d8\u00ff')) return 'image/jpeg';
  if (hasAt(start, 'RIFF') && hasAt(start, 'WEBP', 8)) return 'image/webp';
  // QuickTime files have the same structure, but most browsers don't play them.
  if (hasAt(start, 'ftyp', 4) && !hasAt(start, 'qt  ', 8)) return 'video/mp4';
  if (hasAt(start, '\u001aE\u00df\u00a3') && start.toString('latin1', 0, 64).includes('webm'))
    return 'video/webm';
  return null;
}

function officeType(bytes: Buffer): LessonFileType | null {
  const parts = new Set(readZipParts(bytes)?.map(({ name }) => name));
  const [, type = null] = officeParts.find(([part]) => parts.has(part)) ?? [];
  if (type !== null && [...parts].some((name) => name.endsWith('vbaProject.bin')))
    throw new Refusal('lesson_file_macros');
  return type;
}
