interface BatchLimits {
  /** Maximum number of items in a batch. */
  readonly size: number;
  /** Maximum number of batches that run at the same time. Items that arrive meanwhile join the next batch. */
  readonly atOnce: number;
  /** Maximum time an item waits for its batch; after that it is refused. */
  readonly waitMs: number;
  /** Creates the error for a refused item. */
  readonly refusal: () => Error;
}

interface WaitingItem<I, O> {
  readonly item: I;
  readonly until: number;
  readonly resolve: (result: O) => void;
  readonly reject: (error: unknown) => void;
}

/** Combines items that arrive at about the same time and processes them in batches. */
export class Batcher<I, O> {
  private readonly processAll: (items: readonly I[]) => Promise<readonly O[]>;
  private readonly limits: BatchLimits;
  private readonly waiting: WaitingItem<I, O>[] = [];
  private running = 0;
  private isDue = false;
  private timer: NodeJS.Timeout | null = null;

  /** `processAll` returns one result for each item, in the same order. If it throws, every item of the batch fails with that error. */
  constructor(processAll: (items: readonly I[]) => Promise<readonly O[]>, limits: BatchLimits) {
    this.processAll = processAll;
    this.limits = limits;
  }

  run(item: I): Promise<O> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, until: performance.now() + this.limits.waitMs, resolve, reject });
      if (this.isDue) return;
      this.isDue = true;
      // Waits for further items of this turn of the event loop.
      setImmediate(() => {
        this.isDue = false;
        this.startBatches();
      });
    });
  }

  private startBatches(): void {
    while (this.waiting.length > 0 && this.running < this.limits.atOnce) {
      void this.runBatch(this.waiting.splice(0, this.limits.size));
    }
    this.refuseLater();
  }

  private async runBatch(batch: readonly WaitingItem<I, O>[]): Promise<void> {
    this.running += 1;
    try {
      const results = await this.processAll(batch.map(({ item }) => item));
      if (results.length !== batch.length) throw new Error('A batch returned another number of results.');
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as O); // There is one result for each item.
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    this.running -= 1;
    this.startBatches();
  }

  /** Refuses the items that have waited too long, oldest first. */
  private refuseLater(): void {
    const [oldest] = this.waiting;
    if (!oldest || this.timer) return;
    this.timer = setTimeout(
      () => {
        this.timer = null;
        while (this.waiting[0] && this.waiting[0].until <= performance.now()) {
          this.waiting.shift()?.reject(this.limits.refusal());
        }
        this.refuseLater();
      },
      Math.max(0, oldest.until - performance.now()),
    );
    this.timer.unref();
  }
}
