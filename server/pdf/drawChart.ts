import { addElement, drawContent, ensureSpace, type Pen } from './pen.ts';
import { colors, drawTextLine, measureText, styles, wrapText } from './text.ts';

/** One row of a chart from 0 to 100. */
export interface ChartRow {
  readonly name: string;
  /** Null draws a hatched bar; `shown` contains the reason. */
  readonly value: number | null;
  readonly valueText: string;
  readonly range: readonly [low: number, high: number] | null;
  /** A comparison value, drawn as a diamond. */
  readonly comparison?: number | null;
}

export interface ReportChart {
  /** The whole chart as text. */
  readonly alt: string;
  /** A bar from zero, or a point with its range. */
  readonly kind: 'bars' | 'points';
  readonly rows: readonly ChartRow[];
}

const rowHeight = 20;
const barHeight = 9;
const nameShare = 0.32;
const shownWidth = 70;

interface Scale {
  readonly from: number;
  readonly at: (value: number) => number;
  readonly to: number;
}

/** Draws the chart as vectors, so that it stays sharp at any size; its labels remain text. */
export function drawChart(pen: Pen, { alt, kind, rows }: ReportChart): void {
  const { left, width } = pen;
  const from = left + width * nameShare;
  const to = left + width - shownWidth;
  const scale: Scale = { from, to, at: (value) => from + (value / 100) * (to - from) };
  ensureSpace(pen, Math.min(rows.length * rowHeight + 16, pen.bottom - pen.top));
  const figure = addElement(pen, pen.root, 'Figure', {
    alt,
    bbox: [left, pen.y, left + width, Math.min(pen.bottom, pen.y + rows.length * rowHeight + 16)],
  });
  for (const row of rows) {
    ensureSpace(pen, rowHeight);
    drawContent(pen, figure, 'Figure', () => drawRow(pen, row, kind, scale));
    pen.y += rowHeight;
  }
  drawContent(pen, figure, 'Figure', () => drawAxis(pen, scale));
  pen.y += 24;
}

function drawRow(pen: Pen, row: ChartRow, kind: ReportChart['kind'], scale: Scale): void {
  const middle = pen.y + rowHeight / 2;
  const [name = ''] = wrapText(pen, row.name, styles.plain, scale.from - pen.left - 8);
  const isCut = name.length < row.name.trim().length;
  drawTextLine(pen, isCut ? `${name}…` : name, styles.plain, { x: pen.left, y: middle - 6 });
  drawGrid(pen, scale, middle);
  if (row.value === null) drawHatching(pen, scale, middle);
  else if (kind === 'bars') drawBar(pen, scale, middle, row.value);
  if (row.value !== null && row.range) drawRange(pen, scale, middle, row.range);
  if (row.value !== null && kind === 'points') {
    pen.doc.circle(scale.at(row.value), middle, 4).fillColor(pen.accent).fill();
  }
  if (typeof row.comparison === 'number') drawDiamond(pen, scale.at(row.comparison), middle);
  const end = pen.left + pen.width;
  drawTextLine(pen, row.valueText, styles.strong, {
    x: end - measureText(pen, row.valueText, styles.strong),
    y: middle - 6,
  });
}

function drawGrid({ doc }: Pen, { at }: Scale, middle: number): void {
  doc.lineWidth(0.5).strokeColor(colors.ground);
  for (const value of [0, 25, 50, 75, 100]) {
    doc
      .moveTo(at(value), middle - rowHeight / 2)
      .lineTo(at(value), middle + rowHeight / 2)
      .stroke();
  }
}

function drawBar({ doc, accent }: Pen, { from, at }: Scale, middle: number, value: number): void {
  if (value <= 0) return;
  doc
    .rect(from, middle - barHeight / 2, at(value) - from, barHeight)
    .fillColor(accent)
    .fill();
}

function drawRange(
  { doc }: Pen,
  { at }: Scale,
  middle: number,
  [low, high]: readonly [number, number],
): void {
  const first = at(Math.max(0, low));
  const last = at(Math.min(100, high));
  doc.lineWidth(1.2).strokeColor(colors.text);
  doc.moveTo(first, middle).lineTo(last, middle).stroke();
  for (const x of [first, last])
    doc
      .moveTo(x, middle - 3)
      .lineTo(x, middle + 3)
      .stroke();
}

function drawDiamond({ doc }: Pen, x: number, middle: number): void {
  doc.polygon([x, middle - 5], [x + 5, middle], [x, middle + 5], [x - 5, middle]);
  doc.lineWidth(1).fillAndStroke('#FFFFFF', colors.text);
}

function drawHatching({ doc }: Pen, { from, to }: Scale, middle: number): void {
  doc
    .save()
    .rect(from, middle - barHeight / 2, to - from, barHeight)
    .clip();
  doc.lineWidth(0.7).strokeColor(colors.rule);
  for (let x = from - barHeight; x < to; x += 6) {
    doc
      .moveTo(x, middle + barHeight / 2)
      .lineTo(x + barHeight, middle - barHeight / 2)
      .stroke();
  }
  doc.restore();
}

function drawAxis(pen: Pen, { at }: Scale): void {
  for (const value of [0, 50, 100]) {
    const text = String(value);
    const x = at(value) - measureText(pen, text, styles.tiny) / 2;
    drawTextLine(pen, text, styles.tiny, { x, y: pen.y + 2 });
  }
}
