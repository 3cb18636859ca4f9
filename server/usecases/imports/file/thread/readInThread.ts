import type { Worker } from 'node:worker_threads';
import { type Problem, Refusal } from '../../../../../domain/refusal.ts';
import { startThread } from '../../../../startThread.ts';
import { type FileRow, refuseFile, type Table, type TableHead } from '../table.ts';
import { inSlot } from './slots.ts';

export type ToThread = Uint8Array | 'end' | 'next';
export type FromThread =
  | { readonly kind: 'rows'; readonly json: string; readonly count: number }
  | { readonly kind: 'head'; readonly head: TableHead }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] };

/** Stores file rows given as JSON (`FileRow[]`) with their number; the thread waits for it. */
export type StoreRows = (json: string, count: number) => Promise<void>;

interface ThreadOptions {
  readonly code: URL;
  readonly mostMemoryMb: number;
  /** Working time of the thread; waiting doesn't count. */
  readonly mostMs: number;
}

const defaultOptions: ThreadOptions = {
  code: new URL('./fileThread.ts', import.meta.url),
  mostMemoryMb: 256,
  mostMs: 30_000,
};

type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/**
 * Reads a file in a separate thread, at most two per server at a time. Throws `file_refused`, also if the thread exceeds its time
 * or memory.
 */
export function readInThread(
  pieces: Pieces,
  store: StoreRows,
  options: Partial<ThreadOptions> = {},
): Promise<TableHead> {
  return inSlot(async () => {
    const { code, mostMemoryMb, mostMs } = { ...defaultOptions, ...options };
    const worker = startThread(code, {
      resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb, maxYoungGenerationSizeMb: 16 },
    });
    try {
      return await converse(worker, { pieces, store, mostMs });
    } finally {
      await worker.terminate();
    }
  });
}

interface Conversation {
  readonly pieces: Pieces;
  readonly store: StoreRows;
  readonly mostMs: number;
}

function converse(worker: Worker, { pieces, store, mostMs }: Conversation): Promise<TableHead> {
  return new Promise((resolve, reject) => {
    const clock = startStopwatch(mostMs, () => reject(tooComplex()));
    const end = <T>(settle: (value: T) => void) => {
      return (value: T) => {
        clock.stop();
        settle(value);
      };
    };
    const fail = end(reject);
    worker.on('message', (message: FromThread) => {
      if (message.kind === 'head') return end(resolve)(message.head);
      if (message.kind === 'refused') return fail(new Refusal('file_refused', message.problems));
      clock.stop();
      store(message.json, message.count).then(() => {
        clock.start();
        worker.postMessage('next' satisfies ToThread);
      }, fail);
    });
    worker.on('error', (error: NodeJS.ErrnoException) =>
      fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooComplex() : error),
    );
    worker.on('exit', () => fail(new Error('The thread ended before the file was read.')));
    send(worker, pieces).then(clock.start, fail);
  });
}

const tooComplex = () => refuseFile('tooComplex');

async function send(worker: Worker, pieces: Pieces): Promise<void> {
  for await (const piece of pieces) worker.postMessage(piece satisfies ToThread);
  worker.postMessage('end' satisfies ToThread);
}

/** Calls `isUp` once the total running time reaches the limit. */
function startStopwatch(mostMs: number, isUp: () => void) {
  let left = mostMs;
  let since = 0;
  let timer: NodeJS.Timeout | undefined;
  const stop = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    left -= performance.now() - since;
  };
  return {
    start() {
      stop();
      since = performance.now();
      timer = setTimeout(isUp, Math.max(0, left));
    },
    stop,
  };
}

/** Reads a small file as a whole table, for immediate responses. Throws `file_refused`. */
export async function readTableInThread(bytes: Uint8Array): Promise<Table> {
  const rows: FileRow[] = [];
  const head = await readInThread([bytes], async (json) => {
    rows.push(...(JSON.parse(json) as FileRow[])); // written by the thread
  });
  return { ...head, rows };
}
