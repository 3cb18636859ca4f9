import { byteOrderMark, csvLine } from '../../../domain/tables/csv.ts';
import type { ChartTable } from './DataTable.tsx';

export function saveCsv(fileName: string, { header, rows }: ChartTable): void {
  const lines = [header, ...rows].map((row) => csvLine(row));
  save(`${fileName}.csv`, new Blob([byteOrderMark, ...lines], { type: 'text/csv;charset=utf-8' }));
}

/** The chart as it stands on the page, at twice its size. The drawing library is fetched when it is first asked for. */
export async function savePng(fileName: string, drawing: HTMLElement, ground: string): Promise<void> {
  const { toBlob } = await import('html-to-image');
  const picture = await toBlob(drawing, { backgroundColor: ground, pixelRatio: 2, skipFonts: true });
  if (picture) save(`${fileName}.png`, picture);
}

function save(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
}
