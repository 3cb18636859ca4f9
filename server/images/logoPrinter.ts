import { Refusal } from '../../domain/refusal.ts';
import { LruMap } from '../process/lruMap.ts';
import { ThreadPool } from '../process/threadPool.ts';
import type { StoredImage } from './decodeImage.ts';
import type { PrintedLogo } from './printLogo.ts';

/** A logo of an account. Its name changes with each upload. */
interface NamedLogo {
  readonly accountId: number;
  readonly name: string;
}

/** Prepares logos for documents in a thread, because decoding the largest image takes half a second and 80 MB. Accounts take turns. */
export interface LogoPrinter {
  /**
   * Returns a logo, which is read only if it isn't among the most recent ones; null if it can't be decoded, or if that took too long
   * within the last minutes. Throws `busy` if too many are waiting, `unavailable` if it takes too long, and the errors of `read`.
   */
  print(logo: NamedLogo, read: () => Promise<StoredImage | null>): Promise<PrintedLogo | null>;
  close(): Promise<void>;
}

/** A prepared logo has about 100 kB at most. */
const maxCached = 50;
/** A logo that failed isn't tried for each document. It's tried again later, because a thread can also be slow for another reason. */
const failures = { remembered: 1_000, minutes: 10 } as const;

export function openLogoPrinter(): LogoPrinter {
  const pool = new ThreadPool<StoredImage, PrintedLogo>({
    code: new URL('./logoThread.ts', import.meta.url),
    threads: 1,
    waiting: 20,
    waitingPerOwner: 5,
    maxMs: 5_000,
    maxMemoryMb: 128,
    maxTasks: 100,
    maxIdleMs: 60_000,
  });
  const cached = new LruMap<string, PrintedLogo>(maxCached);
  /** When each logo that failed can be tried again. */
  const failed = new LruMap<string, number>(failures.remembered);
  return {
    async print({ accountId, name }, read) {
      const known = cached.get(name);
      if (known) return known;
      if ((failed.get(name) ?? 0) > performance.now()) return null;
      const image = await read();
      const printed = image && (await printInThread({ accountId, name }, image));
      if (printed) cached.set(name, printed);
      return printed;
    },
    close: () => pool.close(),
  };

  async function printInThread(
    { accountId, name }: NamedLogo,
    image: StoredImage,
  ): Promise<PrintedLogo | null> {
    const { mediaType, width, height, bytes } = image;
    try {
      // A copy, because a buffer can share its memory with others.
      return await pool.run(String(accountId), { mediaType, width, height, bytes: new Uint8Array(bytes) });
    } catch (error) {
      const isWaiting = error instanceof Refusal && error.code === 'busy';
      if (!isWaiting) failed.set(name, performance.now() + failures.minutes * 60_000);
      if (error instanceof Refusal) throw error;
      return null;
    }
  }
}
