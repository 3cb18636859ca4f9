import { actualText } from './fontRuns.ts';
import { addElement, drawContent, drawDecoration, ensureSpace, type Pen } from './pen.ts';
import { colors, drawTextLine, lineHeight, measureText, styles, type TextStyle, wrapText } from './text.ts';

export interface ReportTable {
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
export function drawTable(pen: Pen, table: ReportTable): void {
  const columns = columnsOf(pen, table);
  const whole = addElement(pen, pen.root, 'Table');
  const headStyle = table.isNarrow ? styles.smallStrong : styles.strong;
  const bodyStyle = table.isNarrow ? styles.small : styles.plain;
  const head = wrapped(pen, table.header, columns, headStyle);
  const bodies = table.rows.map((cells) => wrapped(pen, cells, columns, bodyStyle));
  ensureSpace(pen, heightOf(head, headStyle) + heightOf(bodies[0] ?? [], bodyStyle));
  drawRow(pen, addElement(pen, whole, 'TR'), head, columns, headStyle, () => ({
    kind: 'TH',
    scope: 'Column',
  }));
  for (const [index, lines] of bodies.entries()) {
    if (pen.y + heightOf(lines, bodyStyle) > pen.bottom) {
      ensureSpace(pen, heightOf(head, headStyle) + heightOf(lines, bodyStyle));
      repeatHeader(pen, head, columns, headStyle);
    }
    const row = addElement(pen, whole, 'TR');
    drawRow(pen, row, lines, columns, bodyStyle, (at) =>
      at === 0
        ? { kind: 'TH', scope: 'Row', fullText: table.rows[index]?.[at] }
        : { kind: 'TD', fullText: table.rows[index]?.[at] },
    );
  }
  pen.y += 12;
}

function columnsOf(pen: Pen, { widths, numbersFrom }: ReportTable): Column[] {
  const sum = widths.reduce((all, share) => all + share, 0);
  let x = pen.left;
  return widths.map((share, index) => {
    const width = (share / sum) * pen.width;
    x += width;
    return { x: x - width, width, isNumber: index >= numbersFrom };
  });
}

type Lines = readonly (readonly string[])[];

const wrapped = (pen: Pen, cells: readonly string[], columns: readonly Column[], style: TextStyle): Lines =>
  columns.map(({ width }, index) => wrapText(pen, cells[index] ?? '', style, width - inset));

const heightOf = (cells: Lines, style: TextStyle) =>
  Math.max(1, ...cells.map(({ length }) => length)) * lineHeight(style) + 2 * inset;

interface CellKind {
  readonly kind: 'TH' | 'TD';
  readonly scope?: 'Column' | 'Row';
  readonly fullText?: string | undefined;
}

function drawRow(
  pen: Pen,
  row: PDFKit.PDFStructureElement,
  cells: Lines,
  columns: readonly Column[],
  style: TextStyle,
  kindOf: (index: number) => CellKind,
): void {
  for (const [index, column] of columns.entries()) {
    const { kind, scope, fullText = '' } = kindOf(index);
    const cell = addElement(pen, row, kind, {
      ...(scope ? { scope } : {}),
      ...actualText(fullText, pen.fonts),
    });
    drawContent(pen, cell, kind, () => drawCell(pen, cells[index] ?? [], column, style));
  }
  pen.y += heightOf(cells, style);
  rule(pen);
}

function drawCell(
  pen: Pen,
  lines: readonly string[],
  { x, width, isNumber }: Column,
  style: TextStyle,
): void {
  for (const [at, line] of lines.entries()) {
    const start = isNumber ? x + width - measureText(pen, line, style) : x;
    drawTextLine(pen, line, style, { x: start, y: pen.y + inset + at * lineHeight(style) });
  }
}

function repeatHeader(pen: Pen, head: Lines, columns: readonly Column[], style: TextStyle): void {
  drawDecoration(pen, 'Pagination', () => {
    for (const [index, column] of columns.entries()) drawCell(pen, head[index] ?? [], column, style);
  });
  pen.y += heightOf(head, style);
  rule(pen);
}

function rule(pen: Pen): void {
  drawDecoration(pen, 'Layout', () => {
    const { doc, left, width, y } = pen;
    doc.lineWidth(0.5).strokeColor(colors.rule);
    doc
      .moveTo(left, y)
      .lineTo(left + width, y)
      .stroke();
  });
}
