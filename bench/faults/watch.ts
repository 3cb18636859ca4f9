import { monitorEventLoopDelay } from 'node:perf_hooks';

/** What the process that measures asks the server's, over their own channel: no route of the product tells it. */
export type WatchQuestion = 'pause' | 'memory';

export interface WatchAnswers {
  /** The longest time since the last question in which nothing else had its turn. */
  readonly pause: number;
  /** After a collection of garbage, in bytes. */
  readonly memory: { readonly rss: number; readonly heapUsed: number };
}

/** The timer that notes a pause has its turn only after it. */
const settleMs = 10;

/** Answers questions about this process where a channel is open. */
export function answerQuestions(): void {
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
