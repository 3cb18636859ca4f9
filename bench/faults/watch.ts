import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Questions from the measuring process to the server process over an IPC channel; no route of the product answers them. */
export type WatchQuestion = 'pause' | 'memory';

export interface WatchAnswers {
  /** The longest event loop pause since the last question. */
  readonly pause: number;
  /** Memory after a garbage collection, in bytes. */
  readonly memory: { readonly rss: number; readonly heapUsed: number };
}

/** A pause is only recorded after it has ended, so each answer is delayed by this many milliseconds. */
const settleMs = 10;

/** Answers questions about this process if an IPC channel is open. */
export function answerWatchQuestions(): void {
  if (!process.send) return;
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  process.on('message', (question: WatchQuestion) => {
    setTimeout(() => {
      if (question === 'pause') {
        process.send?.(delays.max / 1e6);
        delays.reset();
        return;
      }
      globalThis.gc?.();
      const { rss, heapUsed } = process.memoryUsage();
      process.send?.({ rss, heapUsed });
    }, settleMs);
  });
}
