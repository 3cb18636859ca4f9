import { chooseFonts } from './documentFonts.ts';
import { drawChart, type ReportChart } from './drawChart.ts';
import { createLogoDrawer, type ReportBrand } from './drawLogo.ts';
import { drawQrCode } from './drawQrCode.ts';
import { drawTable, type ReportTable } from './drawTable.ts';
import { actualText, isDrawable } from './fontRuns.ts';
import { loadFonts } from './loadFonts.ts';
import {
  addElement,
  closePen,
  type DocumentInfo,
  drawContent,
  drawDecoration,
  ensureSpace,
  openPen,
  type Pen,
  startPage,
} from './pen.ts';
import { colors, drawParagraph, drawTextLine, lineHeight, measureText, styles, wrapText } from './text.ts';

/** A text to print. `otherwise` replaces it if the embedded fonts lack one of its characters, for example in a name. */
export type PrintedText = string | { readonly text: string; readonly otherwise: string };

/** The content blocks of a report, from top to bottom. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'lead' | 'text' | 'quiet'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [name: string, value: PrintedText])[] }
  /** Text that is read from a distance or typed. */
  | { readonly kind: 'large'; readonly text: string }
  /** A new page, which begins with the logo like the first one. */
  | { readonly kind: 'page' }
  /** A QR code of `text`; `label` describes it. */
  | { readonly kind: 'qr'; readonly text: string; readonly label: string }
  | { readonly kind: 'points'; readonly texts: readonly string[] }
  | { readonly kind: 'chart'; readonly chart: ReportChart }
  | { readonly kind: 'table'; readonly table: ReportTable };

export interface Report extends DocumentInfo {
  /** The title as it is printed. */
  readonly printed: PrintedText;
  /** The footer of each page: the person or account and the source of the report. */
  readonly foot: PrintedText;
  /** `%{page} of %{pages}` */
  readonly numbering: string;
  /** Null for the product's own look. */
  readonly brand: ReportBrand | null;
  readonly blocks: readonly Block[];
}

/** Returns a report as a tagged PDF file with bookmarks, embedded fonts and numbered pages. */
export async function renderReport({ brand, ...report }: Report): Promise<Buffer> {
  const fonts = chooseFonts(JSON.stringify(report), report.language);
  const loaded = await loadFonts(fonts.faces);
  const pen = openPen(report, { fonts, loaded, accent: brand?.accent ?? colors.drawn });
  const drawLogo = createLogoDrawer(pen, brand);
  drawLogo();
  drawParagraph(pen, drawableText(report.printed), styles.title, {
    kind: 'H1',
    after: 12,
    structureText: report.title,
  });
  if (brand?.accent) drawAccent(pen);
  for (const block of report.blocks) {
    drawBlock(pen, block);
    if (block.kind === 'page') drawLogo();
  }
  numberPages(pen, report);
  return closePen(pen);
}

function drawableText(printed: PrintedText): string {
  if (typeof printed === 'string') return printed;
  return isDrawable(printed.text) ? printed.text : printed.otherwise;
}

function drawBlock(pen: Pen, block: Block): void {
  if (block.kind === 'heading') drawHeading(pen, block.text);
  else if (block.kind === 'facts') drawFacts(pen, block.facts);
  else if (block.kind === 'points') drawPoints(pen, block.texts);
  else if (block.kind === 'chart') drawChart(pen, block.chart);
  else if (block.kind === 'table') drawTable(pen, block.table);
  else if (block.kind === 'page') startPage(pen);
  else if (block.kind === 'qr') drawQrCode(pen, block);
  else drawParagraph(pen, block.text, styles[block.kind === 'text' ? 'plain' : block.kind]);
}

/** A heading is never the last element of a page. */
function drawHeading(pen: Pen, text: string): void {
  pen.y += 12;
  ensureSpace(pen, 96);
  pen.doc.outline.addItem(text);
  drawParagraph(pen, text, styles.heading, { kind: 'H2', after: 6 });
}

/** Facts about the report, in two columns. */
function drawFacts(pen: Pen, facts: readonly (readonly [string, PrintedText])[]): void {
  const list = addElement(pen, pen.root, 'L');
  const indent = Math.max(0, ...facts.map(([name]) => measureText(pen, name, styles.quiet))) + 16;
  for (const [name, printed] of facts) {
    const value = drawableText(printed);
    const lines = wrapText(pen, value, styles.plain, pen.width - indent);
    ensureSpace(pen, lines.length * lineHeight(styles.plain));
    const item = addElement(pen, list, 'LI');
    const label = addElement(pen, item, 'Lbl');
    drawContent(pen, label, 'Lbl', () =>
      drawTextLine(pen, name, styles.quiet, { x: pen.left, y: pen.y + 1 }),
    );
    const body = addElement(pen, item, 'LBody', actualText(value, pen.fonts));
    drawContent(pen, body, 'LBody', () => {
      for (const line of lines) {
        drawTextLine(pen, line, styles.plain, { x: pen.left + indent, y: pen.y });
        pen.y += lineHeight(styles.plain);
      }
    });
    pen.y += 2;
  }
  pen.y += 10;
}

function drawPoints(pen: Pen, texts: readonly string[]): void {
  const list = addElement(pen, pen.root, 'L');
  for (const text of texts) {
    const lines = wrapText(pen, text, styles.plain, pen.width - 12);
    ensureSpace(pen, lines.length * lineHeight(styles.plain));
    const item = addElement(pen, list, 'LI');
    const label = addElement(pen, item, 'Lbl');
    drawContent(pen, label, 'Lbl', () => {
      pen.doc
        .circle(pen.left + 3, pen.y + 6, 1.8)
        .fillColor(colors.text)
        .fill();
    });
    const body = addElement(pen, item, 'LBody', actualText(text, pen.fonts));
    drawContent(pen, body, 'LBody', () => {
      for (const line of lines) {
        drawTextLine(pen, line, styles.plain, { x: pen.left + 12, y: pen.y });
        pen.y += lineHeight(styles.plain);
      }
    });
    pen.y += 2;
  }
  pen.y += 6;
}

/** A short bar in the color of the company, below the title. */
function drawAccent(pen: Pen): void {
  const { doc, left, y, accent } = pen;
  drawDecoration(pen, 'Layout', () => {
    doc
      .rect(left, y - 4, 48, 3)
      .fillColor(accent)
      .fill();
  });
  pen.y += 10;
}

function numberPages(pen: Pen, { foot, numbering }: Pick<Report, 'foot' | 'numbering'>): void {
  const { doc, left, width, bottom } = pen;
  const { start, count } = doc.bufferedPageRange();
  const [shownFoot = ''] = wrapText(pen, drawableText(foot), styles.tiny, width - 80);
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(start + page);
    const number = numbering.replace('%{page}', String(page + 1)).replace('%{pages}', String(count));
    drawDecoration(pen, 'Pagination', () => {
      drawTextLine(pen, shownFoot, styles.tiny, { x: left, y: bottom + 14 });
      const x = left + width - measureText(pen, number, styles.tiny);
      drawTextLine(pen, number, styles.tiny, { x, y: bottom + 14 });
    });
  }
}
