import { ThreadPool, type ThreadPoolOptions } from '../process/threadPool.ts';
import type { Report } from './renderReport.ts';

/** Lays out reports in threads, because the layout would block the event loop for a tenth of a second or more. */
export interface PdfRenderer {
  /** Owners, such as people, take turns. Throws `busy` if too many reports are waiting, and `unavailable` for one that takes too long. */
  render(owner: string, report: Report): Promise<Buffer>;
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
  const pool = new ThreadPool<Report, Uint8Array<ArrayBuffer>>({ ...defaultPdfThreads, ...options });
  return {
    async render(owner, report) {
      const { buffer, byteOffset, byteLength } = await pool.run(owner, report);
      return Buffer.from(buffer, byteOffset, byteLength);
    },
    close: () => pool.close(),
  };
}
