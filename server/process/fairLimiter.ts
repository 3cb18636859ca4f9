import { Refusal } from '../../domain/refusal.ts';

export interface FairLimits {
  readonly atOnce: number;
  readonly waiting: number;
  /** Maximum number of waiting tasks per owner. */
  readonly waitingPerOwner: number;
}

interface WaitingTask {
  readonly owner: string;
  readonly start: () => void;
}

/**
 * Limits how many tasks run and how many wait. Throws `busy` if the queue, or the owner's share of it, is
 * full. Owners take turns: an owner with a running task gets no second one while another owner waits.
 */
export class FairLimiter {
  private readonly limits: FairLimits;
  /** The owners of the running tasks, one entry per task. */
  private readonly running: string[] = [];
  private queue: readonly WaitingTask[] = [];

  constructor(limits: FairLimits) {
    this.limits = limits;
  }

  async run<T>(owner: string, work: () => Promise<T>): Promise<T> {
    await this.enter(owner);
    try {
      return await work();
    } finally {
      this.leave(owner);
    }
  }

  private async enter(owner: string): Promise<void> {
    if (this.running.length < this.limits.atOnce) {
      this.running.push(owner);
      return;
    }
    const own = this.queue.filter((task) => task.owner === owner);
    if (this.queue.length >= this.limits.waiting || own.length >= this.limits.waitingPerOwner)
      throw new Refusal('busy');
    await new Promise<void>((resolve) => {
      this.queue = [...this.queue, { owner, start: resolve }];
    });
  }

  /**
   * Starts the next task directly, so that no other task can start in between. Further tasks of the owner whose task has ended move behind
   * those of all other owners.
   */
  private leave(owner: string): void {
    this.running.splice(this.running.indexOf(owner), 1);
    const isOwn = (task: WaitingTask) => task.owner === owner;
    const ordered = [...this.queue.filter((task) => !isOwn(task)), ...this.queue.filter(isOwn)];
    const next = ordered.find((task) => !this.running.includes(task.owner)) ?? ordered[0];
    this.queue = ordered.filter((task) => task !== next);
    if (!next) return;
    this.running.push(next.owner);
    next.start();
  }
}
