import { byteOrderMark, csvLine } from '../../../domain/tables/csv.ts';
import type { ChartFigures } from './ChartTable.tsx';

export function saveCsv(fileName: string, { header, rows }: ChartFigures): void {
  const lines = [header, ...rows].map((row) => csvLine(row));
  saveBlob(`${fileName}.csv`, new Blob([byteOrderMark, ...lines], { type: 'text/csv;charset=utf-8' }));
}

/** The margin around the chart in the image, in px. */
const padding = 24;

/**
 * Saves the chart with its title as a PNG at twice its size, widened so that nothing is cut off by scrolling. The image
 * library is loaded on first use. Throws when no image can be made.
 */
export async function savePng(fileName: string, drawing: HTMLElement, background: string): Promise<void> {
  const { toBlob } = await import('html-to-image');
  const picture = await withoutScrolling(drawing, () =>
    toBlob(drawing, {
      backgroundColor: background,
      pixelRatio: 2,
      width: drawing.offsetWidth + 2 * padding,
      height: drawing.offsetHeight + 2 * padding,
      style: { margin: `${padding}px`, width: `${drawing.offsetWidth}px` },
      skipFonts: true,
      filter: (node) => !(node instanceof HTMLElement && node.dataset.picture === 'left-out'),
    }),
  );
  if (!picture) throw new Error('The picture is empty.');
  saveBlob(`${fileName}.png`, picture);
}

/** Widens the chart to its scroll width while `take` runs. */
async function withoutScrolling<T>(drawing: HTMLElement, take: () => Promise<T>): Promise<T> {
  const { width } = drawing.style;
  drawing.dataset.picturing = '';
  const missing = drawing.scrollWidth - drawing.clientWidth;
  if (missing > 0) drawing.style.width = `${drawing.offsetWidth + missing}px`;
  try {
    return await take();
  } finally {
    drawing.style.width = width;
    delete drawing.dataset.picturing;
  }
}

/** Offers the content to the browser as a download with this name. */
export function saveBlob(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // On a busy machine the download can start late.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
