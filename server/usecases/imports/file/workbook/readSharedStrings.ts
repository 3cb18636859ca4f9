import { importLimits } from '../../../../../domain/imports/importFields.ts';
import { fileRefusal } from '../collectTable.ts';
import type { Archive } from './openArchive.ts';
import { readXml } from './readXml.ts';

/** Returns texts that cells reference by number. Their total length is limited like that of all cells. */
export async function readSharedStrings(archive: Archive, path: string | null): Promise<readonly string[]> {
  const strings: string[] = [];
  if (path === null) return strings;
  let characters = 0;
  const collector = collectText();
  await readXml(archive.textOf(path), {
    open: collector.open,
    text: collector.text,
    close(name) {
      collector.close(name);
      if (name !== 'si') return;
      const text = collector.take();
      characters += text.length;
      strings.push(text);
      if (strings.length > importLimits.cells) throw fileRefusal('tooManyCells', { max: importLimits.cells });
      if (characters > importLimits.characters)
        throw fileRefusal('tooMuchText', { max: importLimits.characters });
    },
  });
  return strings;
}

/** Returns the text of a string or a cell: its runs joined, without phonetic annotations. */
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
      const collected = text;
      text = '';
      return collected.replace(/_x([0-9A-Fa-f]{4})_/g, (_whole, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      );
    },
  };
}
