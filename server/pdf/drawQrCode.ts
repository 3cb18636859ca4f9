import { encode } from 'uqr';
import { addElement, drawContent, ensureSpace, type Pen } from './pen.ts';

/** In points: 5 cm, which a phone reads from the distance of a hand or, on a poster, of an arm. */
const size = 142;

/** Draws a QR code, always black on white. `label` describes it to screen readers. */
export function drawQrCode(
  pen: Pen,
  { text, label }: { readonly text: string; readonly label: string },
): void {
  ensureSpace(pen, size + 12);
  const { left, y, doc } = pen;
  const figure = addElement(pen, pen.root, 'Figure', { alt: label, bbox: [left, y, left + size, y + size] });
  const { data, size: dots } = encode(text, { ecc: 'M', border: 2 });
  const dot = size / dots;
  drawContent(pen, figure, 'Figure', () => {
    for (const [row, line] of data.entries()) {
      for (const [column, dark] of line.entries()) {
        if (dark) doc.rect(left + column * dot, y + row * dot, dot, dot);
      }
    }
    doc.fillColor('#000000').fill();
  });
  pen.y += size + 12;
}
