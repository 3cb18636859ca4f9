import { importLimits } from '../../../../../domain/imports/importFields.ts';
import { refuseFile } from '../table.ts';
import type { Archive } from './archive.ts';
import { readXml } from './xml.ts';

/** Texts that cells reference by number. Their total length is limited like that of all cells. */
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

/** The text of a string or a cell: its runs joined, without phonetic annotations. */
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
    /** Stores at most one character more than a cell may contain, to show that the limit is exceeded. */
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
