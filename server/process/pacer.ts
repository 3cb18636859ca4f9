interface PaceLimits {
  readonly perSecond: number;
  readonly waiting: number;
}

const intervalMs = 50;

/** Lets a limited number of callers per second pass. Others wait in order; if the queue is full, they pass immediately. */
export class Pacer {
  private readonly limits: PaceLimits;
  private readonly queue: (() => void)[] = [];
  /** Number of callers that may still pass in this interval. */
  private left: number;
  private timer: NodeJS.Timeout | null = null;

  constructor(limits: PaceLimits) {
    this.limits = limits;
    this.left = this.perInterval;
  }

  async pass(): Promise<void> {
    this.timer ??= setInterval(() => this.beginInterval(), intervalMs);
    if (this.left > 0) {
      this.left -= 1;
      return;
    }
    if (this.queue.length >= this.limits.waiting) return;
    await new Promise<void>((resolve) => this.queue.push(resolve));
  }

  private get perInterval(): number {
    return Math.ceil((this.limits.perSecond * intervalMs) / 1_000);
  }

  private beginInterval(): void {
    const isUnused = this.left === this.perInterval;
    this.left = this.perInterval;
    for (const next of this.queue.splice(0, this.left)) {
      this.left -= 1;
      next();
    }
    if (!isUnused || !this.timer) return;
    clearInterval(this.timer);
    this.timer = null;
  }
}
