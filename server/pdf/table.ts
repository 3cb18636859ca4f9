import { content, decoration, element, need, type Pen } from './pen.ts';
import { actualText } from './runs.ts';
import { colours, drawLine, lineHeight, linesOf, type Style, styles, widthOf } from './words.ts';

export interface PaperTable {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The share of the width for each column. */
  readonly widths: readonly number[];
  /** Cells are right-aligned from this column on, for numbers. */
  readonly numbersFrom: number;
  /** Uses smaller text, for many columns. */
  readonly isNarrow?: boolean;
}

interface Column {
  readonly x: number;
  readonly width: number;
  readonly isNumber: boolean;
}

const inset = 4;

/** Draws a table whose header is repeated on every page; the first cell of each row is its header cell. */
export function drawTable(pen: Pen, table: PaperTable): void {
  const columns = columnsOf(pen, table);
  const whole = element(pen, pen.root, 'Table');
  const headStyle = table.isNarrow ? styles.smallStrong : styles.strong;
  const bodyStyle = table.isNarrow ? styles.small : styles.plain;
  const head = wrapped(pen, table.header, columns, headStyle);
  const bodies = table.rows.map((cells) => wrapped(pen, cells, columns, bodyStyle));
  need(pen, heightOf(head, headStyle) + heightOf(bodies[0] ?? [], bodyStyle));
  drawRow(pen, element(pen, whole, 'TR'), head, columns, headStyle, () => ({
    kind: 'TH',
    scope: 'Column',
  }));
  for (const [index, lines] of bodies.entries()) {
    if (pen.y + heightOf(lines, bodyStyle) > pen.bottom) {
      need(pen, heightOf(head, headStyle) + heightOf(lines, bodyStyle));
      repeat(pen, head, columns, headStyle);
    }
    const row = element(pen, whole, 'TR');
    drawRow(pen, row, lines, columns, bodyStyle, (at) =>
      at === 0
        ? { kind: 'TH', scope: 'Row', whole: table.rows[index]?.[at] }
        : { kind: 'TD', whole: table.rows[index]?.[at] },
    );
  }
  pen.y += 12;
}

function columnsOf(pen: Pen, { widths, numbersFrom }: PaperTable): Column[] {
  const sum = widths.reduce((all, share) => all + share, 0);
  let x = pen.left;
  return widths.map((share, index) => {
    const width = (share / sum) * pen.width;
    x += width;
    return { x: x - width, width, isNumber: index >= numbersFrom };
  });
}

type Lines = readonly (readonly string[])[];

const wrapped = (pen: Pen, cells: readonly string[], columns: readonly Column[], style: Style): Lines =>
  columns.map(({ width }, index) => linesOf(pen, cells[index] ?? '', style, width - inset));

const heightOf = (cells: Lines, style: Style) =>
  Math.max(1, ...cells.map(({ length }) => length)) * lineHeight(style) + 2 * inset;

interface CellKind {
  readonly kind: 'TH' | 'TD';
  readonly scope?: 'Column' | 'Row';
  readonly whole?: string | undefined;
}

function drawRow(
  pen: Pen,
  row: PDFKit.PDFStructureElement,
  cells: Lines,
  columns: readonly Column[],
  style: Style,
  kindOf: (index: number) => CellKind,
): void {
  for (const [index, column] of columns.entries()) {
    const { kind, scope, whole = '' } = kindOf(index);
    const cell = element(pen, row, kind, {
      ...(scope ? { scope } : {}),
      ...actualText(whole),
    });
    content(pen, cell, kind, () => drawCell(pen, cells[index] ?? [], column, style));
  }
  pen.y += heightOf(cells, style);
  rule(pen);
}

function drawCell(pen: Pen, lines: readonly string[], { x, width, isNumber }: Column, style: Style): void {
  for (const [at, line] of lines.entries()) {
    const start = isNumber ? x + width - widthOf(pen, line, style) : x;
    drawLine(pen, line, style, { x: start, y: pen.y + inset + at * lineHeight(style) });
  }
}

function repeat(pen: Pen, head: Lines, columns: readonly Column[], style: Style): void {
  decoration(pen, 'Pagination', () => {
    for (const [index, column] of columns.entries()) drawCell(pen, head[index] ?? [], column, style);
  });
  pen.y += heightOf(head, style);
  rule(pen);
}

function rule(pen: Pen): void {
  decoration(pen, 'Layout', () => {
    const { doc, left, width, y } = pen;
    doc.lineWidth(0.5).strokeColor(colours.rule);
    doc
      .moveTo(left, y)
      .lineTo(left + width, y)
      .stroke();
  });
}
