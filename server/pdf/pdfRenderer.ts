import type { Deck } from '../pptx/renderDeck.ts';
import { ThreadPool, type ThreadPoolOptions } from '../process/threadPool.ts';
import type { Report } from './renderReport.ts';

/** Lays out reports and presentations in threads, because the layout would block the event loop for a tenth of a second or more. */
export interface PdfRenderer {
  /** Owners, such as people, take turns. Throws `busy` if too many reports are waiting, and `unavailable` for one that takes too long. */
  render(owner: string, report: Report): Promise<Buffer>;
  /** Returns a PPTX file, under the same limits. */
  renderDeck(owner: string, deck: Deck): Promise<Buffer>;
  close(): Promise<void>;
}

export const defaultPdfThreads: ThreadPoolOptions = {
  code: new URL('./pdfThread.ts', import.meta.url),
  threads: 2,
  waiting: 20,
  waitingPerOwner: 5,
  maxMs: 30_000,
  maxMemoryMb: 256,
  maxTasks: 500,
  maxIdleMs: 5 * 60_000,
};

export function openPdfRenderer(options: Partial<ThreadPoolOptions> = {}): PdfRenderer {
  const pool = new ThreadPool<Report | Deck, Uint8Array<ArrayBuffer>>({ ...defaultPdfThreads, ...options });
  const renderDocument = async (owner: string, document: Report | Deck) => {
    const { buffer, byteOffset, byteLength } = await pool.run(owner, document);
    return Buffer.from(buffer, byteOffset, byteLength);
  };
  return {
    render: renderDocument,
    renderDeck: renderDocument,
    close: () => pool.close(),
  };
}
