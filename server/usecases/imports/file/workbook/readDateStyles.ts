import { fileRefusal } from '../collectTable.ts';
import type { Archive } from './openArchive.ts';
import { readXml } from './readXml.ts';

/** Excel itself allows 65,490. */
const maxStyles = 70_000;

/** Built-in date formats; time-only formats stay numbers. */
const builtIn = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58]);

/** Returns for each cell style whether it formats a number as a date. */
export async function readDateStyles(archive: Archive, path: string | null): Promise<readonly boolean[]> {
  const styles: boolean[] = [];
  if (path === null) return styles;
  const ownFormats = new Map<number, boolean>();
  let isInCells = false;
  await readXml(archive.textOf(path), {
    open(name, attribute) {
      if (name === 'cellXfs') isInCells = true;
      else if (name === 'numFmt') {
        ownFormats.set(Number(attribute('numFmtId')), isDateFormat(attribute('formatCode') ?? ''));
      } else if (name === 'xf' && isInCells) {
        const id = Number(attribute('numFmtId') ?? 0);
        styles.push(ownFormats.get(id) ?? builtIn.has(id));
      }
      if (styles.length + ownFormats.size > maxStyles) throw fileRefusal('noWorkbook');
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return styles;
}

/** Whether a format such as `dd.mm.yyyy;@` is a date: it contains day, month or year and no digit placeholders. */
export function isDateFormat(format: string): boolean {
  const [signs = ''] = format
    .replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, '')
    .toLowerCase()
    .split(';', 1);
  return /[dye]|mmm/.test(signs) && !/[0#?%]|general/.test(signs);
}
