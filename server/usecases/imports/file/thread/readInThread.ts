import type { Worker } from 'node:worker_threads';
import { type FieldProblem, Refusal } from '../../../../../domain/refusal.ts';
import { startThread } from '../../../../startThread.ts';
import { fileRefusal, type TableHead } from '../collectTable.ts';
import { runInSlot } from './runInSlot.ts';

export type MessageToThread = Uint8Array | 'end' | 'next';
export type MessageFromThread =
  | { readonly kind: 'rows'; readonly json: string; readonly count: number }
  | { readonly kind: 'head'; readonly head: TableHead }
  | { readonly kind: 'refused'; readonly problems: readonly FieldProblem[] };

/** Stores file rows given as JSON (`FileRow[]`) with their number; the thread waits for it. */
export type StoreRows = (json: string, count: number) => Promise<void>;

interface ThreadOptions {
  readonly code: URL;
  readonly maxMemoryMb: number;
  /** Working time of the thread; waiting doesn't count. */
  readonly maxMs: number;
}

const defaultOptions: ThreadOptions = {
  code: new URL('./fileThread.ts', import.meta.url),
  maxMemoryMb: 256,
  maxMs: 30_000,
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
  return runInSlot(async () => {
    const { code, maxMemoryMb, maxMs } = { ...defaultOptions, ...options };
    const worker = startThread(code, {
      resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb, maxYoungGenerationSizeMb: 16 },
    });
    try {
      return await exchangeMessages(worker, { pieces, store, maxMs });
    } finally {
      await worker.terminate();
    }
  });
}

interface Conversation {
  readonly pieces: Pieces;
  readonly store: StoreRows;
  readonly maxMs: number;
}

function exchangeMessages(worker: Worker, { pieces, store, maxMs }: Conversation): Promise<TableHead> {
  return new Promise((resolve, reject) => {
    const clock = startStopwatch(maxMs, () => reject(tooComplex()));
    const end = <T>(settle: (value: T) => void) => {
      return (value: T) => {
        clock.stop();
        settle(value);
      };
    };
    const fail = end(reject);
    worker.on('message', (message: MessageFromThread) => {
      if (message.kind === 'head') return end(resolve)(message.head);
      if (message.kind === 'refused') return fail(new Refusal('file_refused', message.problems));
      clock.stop();
      store(message.json, message.count).then(() => {
        clock.start();
        worker.postMessage('next' satisfies MessageToThread);
      }, fail);
    });
    worker.on('error', (error: NodeJS.ErrnoException) =>
      fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooComplex() : error),
    );
    worker.on('exit', () => fail(new Error('The thread ended before the file was read.')));
    send(worker, pieces).then(clock.start, fail);
  });
}

const tooComplex = () => fileRefusal('tooComplex');

async function send(worker: Worker, pieces: Pieces): Promise<void> {
  for await (const piece of pieces) worker.postMessage(piece satisfies MessageToThread);
  worker.postMessage('end' satisfies MessageToThread);
}

/** Calls `isUp` once the total running time reaches the limit. */
function startStopwatch(maxMs: number, isUp: () => void) {
  let left = maxMs;
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
