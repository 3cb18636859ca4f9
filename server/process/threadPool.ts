import type { Worker } from 'node:worker_threads';
import { Refusal } from '../../domain/refusal.ts';
import { startThread } from '../startThread.ts';
import { FairLimiter } from './fairLimiter.ts';
import { withTimeout } from './withTimeout.ts';

export interface ThreadPoolOptions {
  /** The module that each thread runs; it replies to each message with one result. */
  readonly code: URL;
  readonly threads: number;
  /** Maximum number of waiting tasks; further ones are refused. */
  readonly waiting: number;
  readonly waitingPerOwner: number;
  readonly maxMs: number;
  readonly maxMemoryMb: number;
  /** A thread is replaced after this many tasks, and ends after being idle for this long. */
  readonly maxTasks: number;
  readonly maxIdleMs: number;
}

interface PooledThread<Result> {
  readonly worker: Worker;
  /** Number of finished tasks. */
  finished: number;
  task: { readonly resolve: (result: Result) => void; readonly reject: (error: Error) => void } | null;
  idleTimer?: NodeJS.Timeout;
}

/** A pool of threads, reused so that they keep what they have loaded. Inputs and results are plain data, because they are copied. */
export class ThreadPool<Input, Result> {
  private readonly options: ThreadPoolOptions;
  private readonly limiter: FairLimiter;
  private readonly idle = new Set<PooledThread<Result>>();
  private isClosed = false;

  constructor(options: ThreadPoolOptions) {
    this.options = options;
    this.limiter = new FairLimiter({ ...options, atOnce: options.threads });
  }

  /**
   * Owners take turns. Throws `busy` if too many tasks are waiting, `unavailable` if the thread ends or exceeds its time or memory limit,
   * and otherwise the error of the task. A thread whose task failed is replaced.
   */
  run(owner: string, input: Input): Promise<Result> {
    return this.limiter.run(owner, async () => {
      const thread = this.takeThread();
      let isReusable = false;
      try {
        const result = await withTimeout(
          this.options.maxMs,
          performTask(thread, input),
          () => new Refusal('unavailable'),
        );
        thread.finished += 1;
        isReusable = thread.finished < this.options.maxTasks && !this.isClosed;
        return result;
      } finally {
        if (isReusable) this.keep(thread);
        else await this.end(thread);
      }
    });
  }

  /** Ends the idle threads; the others end after their task. */
  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all([...this.idle].map((thread) => this.end(thread)));
  }

  private takeThread(): PooledThread<Result> {
    const [known] = this.idle;
    if (!known) return this.start();
    this.idle.delete(known);
    clearTimeout(known.idleTimer);
    known.worker.ref();
    return known;
  }

  private start(): PooledThread<Result> {
    const { code, maxMemoryMb } = this.options;
    const worker = startThread(code, {
      resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb, maxYoungGenerationSizeMb: 16 },
    });
    const thread: PooledThread<Result> = { worker, finished: 0, task: null };
    const lose = (error: Error) => {
      this.idle.delete(thread);
      thread.task?.reject(error);
    };
    worker.on('message', (result: Result) => thread.task?.resolve(result));
    worker.on('error', (error) => lose(isOutOfMemory(error) ? new Refusal('unavailable') : error));
    worker.on('exit', () => lose(new Refusal('unavailable')));
    return thread;
  }

  /** An idle thread does not keep the process running. */
  private keep(thread: PooledThread<Result>): void {
    thread.worker.unref();
    thread.idleTimer = setTimeout(() => this.end(thread), this.options.maxIdleMs).unref();
    this.idle.add(thread);
  }

  private async end(thread: PooledThread<Result>): Promise<void> {
    this.idle.delete(thread);
    clearTimeout(thread.idleTimer);
    await thread.worker.terminate();
  }
}

function performTask<Result>(thread: PooledThread<Result>, input: unknown): Promise<Result> {
  return new Promise((resolve, reject) => {
    thread.task = { resolve, reject };
    thread.worker.postMessage(input);
  });
}

const isOutOfMemory = ({ code }: NodeJS.ErrnoException): boolean => code === 'ERR_WORKER_OUT_OF_MEMORY';
