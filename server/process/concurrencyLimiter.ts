import { Refusal } from '../../domain/refusal.ts';

interface ConcurrencyLimits {
  readonly atOnce: number;
  readonly waiting: number;
}

/** Limits how many tasks run and how many wait. Throws `busy` if both limits are reached. */
export class ConcurrencyLimiter {
  private running = 0;
  private readonly queue: (() => void)[] = [];
  private readonly limits: ConcurrencyLimits;

  constructor(limits: ConcurrencyLimits) {
    this.limits = limits;
  }

  get isIdle(): boolean {
    return this.running === 0;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private async enter(): Promise<void> {
    if (this.running < this.limits.atOnce) {
      this.running += 1;
      return;
    }
    if (this.queue.length >= this.limits.waiting) throw new Refusal('busy');
    await new Promise<void>((resolve) => this.queue.push(resolve));
  }

  /** Passes the slot directly to the task that has waited longest, so that no other task can start in between. */
  private leave(): void {
    const next = this.queue.shift();
    if (next) next();
    else this.running -= 1;
  }
}

/** One limiter per key, removed when it is no longer used. */
export class KeyedConcurrencyLimiter {
  private readonly gates = new Map<string, ConcurrencyLimiter>();
  private readonly limits: ConcurrencyLimits;

  constructor(limits: ConcurrencyLimits) {
    this.limits = limits;
  }

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const gate = this.gates.get(key) ?? new ConcurrencyLimiter(this.limits);
    this.gates.set(key, gate);
    try {
      return await gate.run(work);
    } finally {
      if (gate.isIdle) this.gates.delete(key);
    }
  }
}
