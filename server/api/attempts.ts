import type { FastifyReply } from 'fastify';
import { Refusal } from '../../domain/refusal.ts';

export interface Limit {
  readonly tries: number;
  readonly minutes: number;
}

interface Window {
  count: number;
  readonly endsAt: number;
}

const keptAtMost = 20_000;

/** Counts tries in memory, each key in a window of its own; a restart forgets them. */
export class Attempts {
  private readonly windows = new Map<string, Window>();

  /** Counts a try. Throws `too_many` with `Retry-After` once there were more than the limit allows. */
  take(reply: FastifyReply, key: string, limit: Limit, now: Date): void {
    const at = now.getTime();
    const known = this.windows.get(key);
    const window = known && known.endsAt > at ? known : { count: 0, endsAt: at + limit.minutes * 60_000 };
    if (window.count >= limit.tries) {
      reply.header('retry-after', Math.ceil((window.endsAt - at) / 1_000));
      throw new Refusal('too_many', 429);
    }
    window.count += 1;
    if (window !== known) this.keep(key, window, at);
  }

  /** A try that turned out to be right does not count. */
  giveBack(key: string): void {
    const window = this.windows.get(key);
    if (window) window.count = Math.max(0, window.count - 1);
  }

  forget(key: string): void {
    this.windows.delete(key);
  }

  private keep(key: string, window: Window, at: number): void {
    this.windows.delete(key);
    this.windows.set(key, window);
    if (this.windows.size <= keptAtMost) return;
    for (const [name, { endsAt }] of this.windows) if (endsAt <= at) this.windows.delete(name);
    for (const [oldest] of this.windows) {
      if (this.windows.size <= keptAtMost) return;
      this.windows.delete(oldest);
    }
  }
}
