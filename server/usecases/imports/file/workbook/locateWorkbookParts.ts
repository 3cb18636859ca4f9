import { fileRefusal } from '../collectTable.ts';
import type { Archive } from './openArchive.ts';
import { readXml } from './readXml.ts';

/** The workbook data needed before its first sheet can be read. */
export interface WorkbookParts {
  readonly sheet: string;
  readonly sharedStrings: string | null;
  readonly styles: string | null;
  /** Whether dates count from 1904, as in old Mac workbooks. */
  readonly isFrom1904: boolean;
}

const bookPart = 'xl/workbook.xml';
const relationsPart = 'xl/_rels/workbook.xml.rels';

/** Locates the parts of the first sheet. Throws `file_refused` if there is none. */
export async function locateWorkbookParts(archive: Archive): Promise<WorkbookParts> {
  let firstSheet: string | null = null;
  let isFrom1904 = false;
  await readXml(archive.textOf(bookPart), {
    open(name, attribute) {
      if (name === 'sheet') firstSheet ??= attribute('r:id') ?? null;
      if (name === 'workbookPr') isFrom1904 = ['1', 'true'].includes(attribute('date1904') ?? '');
    },
  });
  const targets = new Map<string, string>();
  await readXml(archive.textOf(relationsPart), {
    open(name, attribute) {
      if (name !== 'Relationship') return;
      const kind = attribute('Type')?.split('/').at(-1) ?? '';
      const target = attribute('Target') ?? '';
      const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
      targets.set(kind === 'worksheet' ? (attribute('Id') ?? '') : `kind ${kind}`, path);
    },
  });
  const sheet = targets.get(firstSheet ?? '');
  if (sheet === undefined) throw fileRefusal('noWorkbook');
  const ofKind = (kind: string) => {
    const path = targets.get(`kind ${kind}`);
    return path !== undefined && archive.has(path) ? path : null;
  };
  return { sheet, sharedStrings: ofKind('sharedStrings'), styles: ofKind('styles'), isFrom1904 };
}
