import { spawnSync } from 'node:child_process';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface OpenedPdf {
  readonly title: string;
  readonly language: string | null;
  readonly isTagged: boolean;
  /** The paper size in points. */
  readonly paper: readonly [width: number, height: number];
  /** The text of each page as a reader would select it. */
  readonly pages: readonly string[];
  readonly bookmarks: readonly string[];
  /** Element types in the structure by page, and alternative and replacement texts. */
  readonly kinds: ReadonlySet<string>;
  readonly spoken: readonly string[];
}

/** Opens a PDF with an independent library. Throws for an invalid PDF. */
export async function openPdf(bytes: Uint8Array): Promise<OpenedPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false });
  const file = await task.promise;
  try {
    const { info } = await file.getMetadata();
    const marks = await file.getMarkInfo();
    const pages: string[] = [];
    const kinds = new Set<string>();
    const spoken: string[] = [];
    let paper: [number, number] = [0, 0];
    for (let number = 1; number <= file.numPages; number += 1) {
      const page = await file.getPage(number);
      const [, , width = 0, height = 0] = page.view;
      paper = [width, height];
      const { items } = await page.getTextContent();
      pages.push(
        items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''),
      );
      walk(await page.getStructTree(), kinds, spoken);
    }
    const outline = (await file.getOutline()) ?? [];
    const { Title, Language } = info as { Title?: string; Language?: string };
    return {
      title: Title ?? '',
      language: Language ?? null,
      isTagged: marks?.Marked === true,
      paper,
      pages,
      bookmarks: outline.map(({ title }) => title),
      kinds,
      spoken,
    };
  } finally {
    await task.destroy();
  }
}

interface Node {
  /** Type of the text on the page. */
  readonly type?: string;
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly Node[];
}

function walk(node: Node | null, kinds: Set<string>, spoken: string[]): void {
  if (node?.role) kinds.add(node.role);
  if (node?.alt) spoken.push(node.alt);
  for (const child of node?.children ?? []) walk(child, kinds, spoken);
}

/** The text according to pdftotext (poppler-utils); null if it is not installed. */
export function poppledText(bytes: Uint8Array): string | null {
  const { error, status, stdout } = spawnSync('pdftotext', ['-layout', '-', '-'], { input: bytes });
  if (error) return null;
  if (status !== 0) throw new Error('pdftotext could not read the file.');
  return String(stdout);
}
