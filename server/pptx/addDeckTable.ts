import type PptxGenJS from 'pptxgenjs';
import type { DeckArea } from './addDeckChart.ts';
import { deckColors, shortenText } from './deckText.ts';

export interface DeckTable {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The widths of the columns in parts: the name, and the numbers by the length of their header. */
const nameParts = 20;
const minParts = 7;
const fullRows = 9;

/** Adds an editable table; its first column is wider than the others, which contain numbers. */
export function addDeckTable(slide: PptxGenJS.Slide, { header, rows }: DeckTable, area: DeckArea): void {
  const parts = header.map((name, at) =>
    at === 0
      ? nameParts
      : Math.max(minParts, ...[name, rows[0]?.[at] ?? ''].map((text) => text.length * 0.8)),
  );
  const fontSize = rows.length > fullRows ? 10 : 12;
  const cell = (text: string, at: number, more: PptxGenJS.TableCellProps = {}): PptxGenJS.TableCell => ({
    text: shortenText(text, at === 0 ? 60 : 40),
    options: { align: at === 0 ? 'left' : 'right', ...more },
  });
  slide.addTable(
    [
      header.map((name, at) => cell(name, at, { bold: true })),
      ...rows.map((row) => row.map((text, at) => cell(text, at))),
    ],
    {
      ...{ x: area.x, y: area.y, w: area.w },
      colW: parts.map((part) => (area.w * part) / parts.reduce((sum, one) => sum + one, 0)),
      rowH: Math.min(0.36, area.h / (rows.length + 1)),
      fontSize,
      margin: [0.02, 0.06, 0.02, 0.06],
      valign: 'middle',
      color: deckColors.text,
      border: { type: 'solid', pt: 0.5, color: deckColors.line },
    },
  );
}
