import type { PrintedLogo } from '../images/printLogo.ts';
import { addElement, drawContent, type Pen } from './pen.ts';

/** How a company presents itself in a document. */
export interface ReportBrand {
  readonly company: string;
  readonly logo: PrintedLogo | null;
  /** The color of drawings, with a contrast of 3:1 on white. */
  readonly accent: string | null;
}

/** The distance of the logo from the top of the page, which is less than that of texts. */
const top = 32;
const gap = 20;

interface ImageOpener {
  openImage(file: Buffer): PDFKit.Mixins.ImageSrc;
}

/** Returns a function that draws the logo at the top of the current page; the file contains the image once. */
export function createLogoDrawer(pen: Pen, brand: ReportBrand | null): () => void {
  if (!brand?.logo) return () => {};
  const { company, logo } = brand;
  const { width, height } = logo.size;
  const { openImage } = pen.doc as unknown as ImageOpener; // The types lack this method.
  const image = openImage.call(pen.doc, Buffer.from(logo.png));
  return () => {
    const { left } = pen;
    const bbox = [left, top, left + width, top + height];
    const figure = addElement(pen, pen.root, 'Figure', { alt: company, bbox });
    drawContent(pen, figure, 'Figure', () => pen.doc.image(image, left, top, { width, height }));
    pen.y = Math.max(pen.y, top + height + gap);
  };
}
