import { importLimits } from '../../../../../domain/imports/importFields.ts';
import { refuseFile } from '../table.ts';
import type { Archive } from './archive.ts';
import { readXml } from './xml.ts';

/** Texts that cells refer to by number. Together they are no longer than all cells may be. */
export async function readSharedStrings(archive: Archive, path: string | null): Promise<readonly string[]> {
  const strings: string[] = [];
  if (path === null) return strings;
  let characters = 0;
  const part = collectText();
  await readXml(archive.textOf(path), {
    open: part.open,
    text: part.text,
    close(name) {
      part.close(name);
      if (name !== 'si') return;
      const text = part.take();
      characters += text.length;
      strings.push(text);
      if (strings.length > importLimits.cells) throw refuseFile('tooManyCells', { max: importLimits.cells });
      if (characters > importLimits.characters)
        throw refuseFile('tooMuchText', { max: importLimits.characters });
    },
  });
  return strings;
}

/** The text of a string or a cell: its runs joined, without what is only written above it to be pronounced. */
export function collectText() {
  let text = '';
  let [isText, isPhonetic] = [false, false];
  return {
    open(name: string): void {
      if (name === 'rPh') isPhonetic = true;
      if (name === 't' || name === 'v') isText = !isPhonetic;
    },
    close(name: string): void {
      if (name === 'rPh') isPhonetic = false;
      if (name === 't' || name === 'v') isText = false;
    },
    /** More than a cell may hold is not kept; one character above the limit shows that there was more. */
    text(piece: string): void {
      if (isText && text.length <= importLimits.cellLength)
        text += piece.slice(0, importLimits.cellLength + 1);
    },
    take(): string {
      const taken = text;
      text = '';
      return taken.replace(/_x([0-9A-Fa-f]{4})_/g, (_whole, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      );
    },
  };
}
