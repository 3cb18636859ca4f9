import PDFDocument from 'pdfkit';
import { type PaperFormat, paperSizes } from '../../domain/reports/paperSizes.ts';
import type { DocumentFonts } from './documentFonts.ts';
import type { Fonts } from './loadFonts.ts';

type Element = PDFKit.PDFStructureElement;

/** A document being drawn, with the current vertical position. */
export interface Pen {
  readonly doc: PDFKit.PDFDocument;
  readonly root: Element;
  readonly fonts: DocumentFonts;
  /** The color of drawings. */
  readonly accent: string;
  /** In points, measured from the left and top of the page. */
  readonly left: number;
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
  y: number;
}

export interface DocumentInfo {
  readonly title: string;
  readonly subject: string;
  readonly producer: string;
  readonly language: string;
  readonly paper: PaperFormat;
  readonly madeAt: Date;
}

const margin = 56;

interface DocumentStyle {
  readonly fonts: DocumentFonts;
  readonly loaded: Fonts;
  readonly accent: string;
}

/** Begins a tagged document (PDF/UA) with the loaded fonts registered by name. */
export function openPen(
  { title, subject, producer, language, paper, madeAt }: DocumentInfo,
  { fonts, loaded, accent }: DocumentStyle,
): Pen {
  const [width, height] = paperSizes[paper];
  const options = {
    size: [width, height],
    margin: 0,
    tagged: true,
    lang: language,
    displayTitle: true,
    pdfVersion: '1.7',
    bufferPages: true,
    autoFirstPage: false,
    subset: 'PDF/UA',
    // No standard PDF fonts: every font used is embedded.
    font: '',
    info: { Title: title, Subject: subject, Creator: producer, Producer: producer, CreationDate: madeAt },
  };
  const doc = new PDFDocument(options as PDFKit.PDFDocumentOptions); // The types do not include PDF/UA yet.
  for (const [name, font] of loaded) doc.registerFont(name, font);
  doc.addPage();
  const root = doc.struct('Document');
  doc.addStructure(root);
  return {
    doc,
    root,
    fonts,
    accent,
    left: margin,
    width: width - 2 * margin,
    top: margin,
    bottom: height - margin - 12,
    y: margin,
  };
}

/** Starts a new page unless at least this height, in points, is left. */
export function ensureSpace(pen: Pen, height: number): void {
  if (pen.y + height > pen.bottom) startPage(pen);
}

export function startPage(pen: Pen): void {
  pen.doc.addPage();
  pen.y = pen.top;
}

interface ElementOptions {
  readonly alt?: string;
  readonly actual?: string;
  readonly scope?: 'Column' | 'Row';
  readonly bbox?: readonly number[];
}

/** Adds a structure element to another one. */
export function addElement(pen: Pen, parent: Element, kind: string, options: ElementOptions = {}): Element {
  const made = pen.doc.struct(kind, options);
  parent.add(made);
  return made;
}

/** Tags everything that `draw` draws as content of `inside`. The content must fit on one page. */
export function drawContent(pen: Pen, inside: Element, kind: string, draw: () => void): void {
  const mark = pen.doc.markStructureContent(kind);
  draw();
  pen.doc.endMarkedContent();
  inside.add(mark);
}

/** Tags decoration: lines, and elements repeated on every page. */
export function drawDecoration(pen: Pen, kind: 'Layout' | 'Pagination', draw: () => void): void {
  pen.doc.markContent('Artifact', { type: kind });
  draw();
  pen.doc.endMarkedContent();
}

/** Closes the document and returns the whole file. */
export function closePen({ doc, root }: Pen): Promise<Buffer> {
  const parts: Buffer[] = [];
  const wholeFile = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => parts.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
  root.end();
  doc.end();
  return wholeFile;
}
