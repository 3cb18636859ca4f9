import { actualText, type FontRun, splitIntoRuns } from './fontRuns.ts';
import { faceName, type Weight } from './loadFonts.ts';
import { addElement, drawContent, ensureSpace, type Pen } from './pen.ts';

export interface TextStyle {
  readonly size: number;
  readonly weight: Weight;
  readonly color: string;
}

export const colors = {
  text: '#31394B',
  quiet: '#5B6475',
  rule: '#C9CED8',
  ground: '#EEF0F4',
  /** Has a contrast ratio of 3:1 on white. */
  drawn: '#22788A',
} as const;

export const styles = {
  title: { size: 22, weight: 'strong', color: colors.text },
  heading: { size: 14, weight: 'strong', color: colors.text },
  large: { size: 16, weight: 'strong', color: colors.text },
  lead: { size: 12, weight: 'plain', color: colors.text },
  plain: { size: 10, weight: 'plain', color: colors.text },
  strong: { size: 10, weight: 'strong', color: colors.text },
  small: { size: 8, weight: 'plain', color: colors.text },
  smallStrong: { size: 8, weight: 'strong', color: colors.text },
  quiet: { size: 9, weight: 'plain', color: colors.quiet },
  tiny: { size: 8, weight: 'plain', color: colors.quiet },
} as const satisfies Readonly<Record<string, TextStyle>>;

export const lineHeight = ({ size }: TextStyle) => size * 1.4;

/** Widths at size 1, cached because all reports use the same words and measuring takes most of the time. */
const measured = new Map<string, number>();
const maxMeasured = 20_000;
/** Longer texts are names and sentences, which are rarely repeated. */
const maxMeasuredLength = 64;

function widthOfRun({ doc }: Pen, { face, text }: FontRun, { size, weight }: TextStyle): number {
  const font = faceName(face, weight);
  const key = `${font} ${text}`;
  const known = measured.get(key);
  if (known !== undefined) return known * size;
  const width = doc.font(font).fontSize(size).widthOfString(text);
  if (text.length > maxMeasuredLength) return width;
  if (measured.size >= maxMeasured) measured.clear();
  measured.set(key, width / size);
  return width;
}

/** Returns the width of a text on one line, in points. */
export const measureText = (pen: Pen, text: string, style: TextStyle): number =>
  splitIntoRuns(text, pen.fonts).reduce((sum, run) => sum + widthOfRun(pen, run, style), 0);

/** Wraps a text into lines; a word wider than a line is broken. */
export function wrapText(pen: Pen, text: string, style: TextStyle, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  let filled = 0;
  for (const { word, space } of wordsOf(text)) {
    for (const [at, piece] of fitting(pen, word, style, width).entries()) {
      const before = line !== '' && at === 0 ? space : '';
      const wide = measureText(pen, `${before}${piece}`, style);
      if (line !== '' && filled + wide > width) {
        lines.push(line);
        line = piece;
        filled = measureText(pen, piece, style);
      } else {
        line = `${line}${before}${piece}`;
        filled += wide;
      }
    }
  }
  return line === '' ? lines : [...lines, line];
}

interface Word {
  readonly word: string;
  /** The separator from the previous word. */
  readonly space: '' | ' ';
}

const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const words = new Intl.Segmenter('en', { granularity: 'word' });
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Splits a text at possible line breaks: between words, also in languages without spaces. */
function wordsOf(text: string): Word[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) =>
      (spaceless.test(word) ? unspaced(word) : [word]).map(
        (piece, at): Word => ({ word: piece, space: at === 0 ? ' ' : '' }),
      ),
    );
}

/** Splits a text without spaces into words; punctuation stays with the previous word. */
function unspaced(word: string): string[] {
  const pieces: string[] = [];
  for (const { segment, isWordLike } of words.segment(word)) {
    if (isWordLike || pieces.length === 0) pieces.push(segment);
    else pieces[pieces.length - 1] += segment;
  }
  return pieces;
}

function fitting(pen: Pen, word: string, style: TextStyle, width: number): string[] {
  if (measureText(pen, word, style) <= width) return [word];
  const pieces = [''];
  for (const { segment } of graphemes.segment(word)) {
    const longer = `${pieces.at(-1)}${segment}`;
    if (measureText(pen, longer, style) > width) pieces.push(segment);
    else pieces[pieces.length - 1] = longer;
  }
  return pieces.filter(Boolean);
}

/** The ascent of Roboto at size 1, which aligns the baselines of all faces. */
const ascent = 0.9277;

/** Draws one line of text on the current page, with its upper left corner at `at`. */
export function drawTextLine(pen: Pen, text: string, style: TextStyle, at: { x: number; y: number }): void {
  const { doc } = pen;
  let { x } = at;
  for (const run of splitIntoRuns(text, pen.fonts)) {
    doc.font(faceName(run.face, style.weight)).fontSize(style.size).fillColor(style.color);
    doc.text(run.text, x, at.y + ascent * style.size, { lineBreak: false, baseline: 'alphabetic' });
    x += widthOfRun(pen, run, style);
  }
}

interface ParagraphOptions {
  readonly kind?: string;
  readonly after?: number;
  /** The text in the document structure, if it differs from the drawn text. */
  readonly structureText?: string;
}

/** Draws a paragraph; characters that can't be drawn are still in the document structure. */
export function drawParagraph(
  pen: Pen,
  text: string,
  style: TextStyle,
  { kind = 'P', after = 8, structureText = text }: ParagraphOptions = {},
): void {
  const inside = addElement(
    pen,
    pen.root,
    kind,
    structureText === text ? actualText(text, pen.fonts) : { actual: structureText },
  );
  for (const line of wrapText(pen, text, style, pen.width)) {
    ensureSpace(pen, lineHeight(style));
    drawContent(pen, inside, kind, () => drawTextLine(pen, line, style, { x: pen.left, y: pen.y }));
    pen.y += lineHeight(style);
  }
  pen.y += after;
}
