import { Refusal } from '../../domain/refusal.ts';
import { LruMap } from '../process/lruMap.ts';
import { ThreadPool } from '../process/threadPool.ts';
import type { StoredImage } from './decodeImage.ts';
import type { PrintedLogo } from './printLogo.ts';

/** Prepares logos for documents in a thread, because decoding the largest image takes half a second and 80 MB. */
export interface LogoPrinter {
  /**
   * Returns the logo with a name, which is read only if it isn't among the most recent ones; null if it can't be decoded. Throws `busy` if
   * too many are waiting, `unavailable` if one takes too long, and the errors of `read`.
   */
  print(name: string, read: () => Promise<StoredImage | null>): Promise<PrintedLogo | null>;
  close(): Promise<void>;
}

/** A prepared logo has about 100 kB at most. */
const maxCached = 50;

export function openLogoPrinter(): LogoPrinter {
  const pool = new ThreadPool<StoredImage, PrintedLogo>({
    code: new URL('./logoThread.ts', import.meta.url),
    threads: 1,
    waiting: 20,
    waitingPerOwner: 5,
    maxMs: 10_000,
    maxMemoryMb: 128,
    maxTasks: 100,
    maxIdleMs: 60_000,
  });
  const cached = new LruMap<string, PrintedLogo>(maxCached);
  return {
    async print(name, read) {
      const known = cached.get(name);
      if (known) return known;
      const image = await read();
      const printed = image && (await printInThread(name, image));
      if (printed) cached.set(name, printed);
      return printed;
    },
    close: () => pool.close(),
  };

  async function printInThread(name: string, image: StoredImage): Promise<PrintedLogo | null> {
    const { mediaType, width, height, bytes } = image;
    try {
      // A copy, because a buffer can share its memory with others.
      return await pool.run(name, { mediaType, width, height, bytes: new Uint8Array(bytes) });
    } catch (error) {
      if (error instanceof Refusal) throw error;
      return null;
    }
  }
}
