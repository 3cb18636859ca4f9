import PDFDocument from 'pdfkit';
import { type Paper, paperSizes } from '../../domain/reports/paperSizes.ts';
import { faceFile, faceName, faces } from './fonts.ts';

type Element = PDFKit.PDFStructureElement;

/** One document while it is drawn: what stands on it, and how far down. */
export interface Pen {
  readonly doc: PDFKit.PDFDocument;
  readonly root: Element;
  /** In points, from the left and from the top of the paper. */
  readonly left: number;
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
  y: number;
}

export interface Named {
  readonly title: string;
  readonly subject: string;
  readonly producer: string;
  readonly language: string;
  readonly paper: Paper;
  readonly madeAt: Date;
}

const margin = 56;

/** Begins a tagged document (PDF/UA) in which every face can be asked for by its name. */
export function openPen({ title, subject, producer, language, paper, madeAt }: Named): Pen {
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
    // None of the fonts that every reader is said to have: all that is used is embedded.
    font: '',
    info: { Title: title, Subject: subject, Creator: producer, Producer: producer, CreationDate: madeAt },
  };
  const doc = new PDFDocument(options as PDFKit.PDFDocumentOptions); // the types know no PDF/UA yet
  for (const face of faces) doc.registerFont(faceName(face.script, face.weight), faceFile(face));
  doc.addPage();
  const root = doc.struct('Document');
  doc.addStructure(root);
  return {
    doc,
    root,
    left: margin,
    width: width - 2 * margin,
    top: margin,
    bottom: height - margin - 12,
    y: margin,
  };
}

/** Turns to a new page unless so many points are left on this one. */
export function need(pen: Pen, height: number): void {
  if (pen.y + height <= pen.bottom) return;
  pen.doc.addPage();
  pen.y = pen.top;
}

interface ElementOptions {
  readonly alt?: string;
  readonly actual?: string;
  readonly scope?: 'Column' | 'Row';
  readonly bbox?: readonly number[];
}

/** An element of the document's structure inside another one. */
export function element(pen: Pen, parent: Element, kind: string, options: ElementOptions = {}): Element {
  const made = pen.doc.struct(kind, options);
  parent.add(made);
  return made;
}

/** What `draw` draws is said to be the content of `inside`; it stays on one page. */
export function content(pen: Pen, inside: Element, kind: string, draw: () => void): void {
  const mark = pen.doc.markStructureContent(kind);
  draw();
  pen.doc.endMarkedContent();
  inside.add(mark);
}

/** What only decorates: lines, and what is repeated on every page. */
export function decoration(pen: Pen, kind: 'Layout' | 'Pagination', draw: () => void): void {
  pen.doc.markContent('Artifact', { type: kind });
  draw();
  pen.doc.endMarkedContent();
}

/** The whole file, once nothing more is drawn. */
export function closePen({ doc, root }: Pen): Promise<Buffer> {
  const parts: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
  root.end();
  doc.end();
  return whole;
}
