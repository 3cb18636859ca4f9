interface BatchLimits {
  /** The items of one batch. */
  readonly size: number;
  /** The batches that run at the same time. Items that arrive in the meantime form the next one. */
  readonly atOnce: number;
}

interface WaitingItem<I, O> {
  readonly item: I;
  readonly resolve: (result: O) => void;
  readonly reject: (error: unknown) => void;
}

/** Processes items that arrive at about the same time together. */
export class Batcher<I, O> {
  private readonly processAll: (items: readonly I[]) => Promise<readonly O[]>;
  private readonly limits: BatchLimits;
  private readonly waiting: WaitingItem<I, O>[] = [];
  private running = 0;

  /** `processAll` returns one result for each item, in their order. An error that it throws is that of all items. */
  constructor(processAll: (items: readonly I[]) => Promise<readonly O[]>, limits: BatchLimits) {
    this.processAll = processAll;
    this.limits = limits;
  }

  run(item: I): Promise<O> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      // Further items of this turn of the event loop join the batch.
      if (this.waiting.length === 1) setImmediate(() => void this.runBatches());
    });
  }

  private async runBatches(): Promise<void> {
    if (this.running >= this.limits.atOnce) return;
    this.running += 1;
    while (this.waiting.length > 0) await this.runBatch(this.waiting.splice(0, this.limits.size));
    this.running -= 1;
  }

  private async runBatch(batch: readonly WaitingItem<I, O>[]): Promise<void> {
    try {
      const results = await this.processAll(batch.map(({ item }) => item));
      if (results.length !== batch.length) throw new Error('A batch returned another number of results.');
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as O); // One for each item.
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
