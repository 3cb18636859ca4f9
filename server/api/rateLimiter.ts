import type { RateLimit } from '../../domain/access/policy/rateLimits.ts';
import { TooManyAttempts } from '../../domain/refusal.ts';

interface Window {
  count: number;
  readonly endsAt: number;
}

/** The maximum number of keys; each takes about 200 bytes. */
export const maxKeys = 20_000;
const removedAtOnce = maxKeys / 10;

/** Counts attempts in memory, in a time window per key. Counts are lost on a restart. */
export class RateLimiter {
  private readonly windows = new Map<string, Window>();

  /** Counts an attempt. Throws `TooManyAttempts` if the limit is exceeded. */
  take(key: string, limit: RateLimit, now: Date): void {
    const known = this.windowOf(key, now);
    if (known && known.count >= limit.tries) throw new TooManyAttempts(new Date(known.endsAt));
    if (known) known.count += 1;
    else this.add(key, { count: 1, endsAt: now.getTime() + limit.minutes * 60_000 }, now);
  }

  /** Whether the next `take` would throw. */
  isUsedUp(key: string, limit: RateLimit, now: Date): boolean {
    return (this.windowOf(key, now)?.count ?? 0) >= limit.tries;
  }

  has(key: string, now: Date): boolean {
    return this.windowOf(key, now) !== null;
  }

  /** Removes an attempt from the count because it turned out to be legitimate. */
  giveBack(key: string): void {
    const window = this.windows.get(key);
    if (window) window.count = Math.max(0, window.count - 1);
  }

  forget(key: string): void {
    this.windows.delete(key);
  }

  private windowOf(key: string, now: Date): Window | null {
    const window = this.windows.get(key);
    return window && window.endsAt > now.getTime() ? window : null;
  }

  private add(key: string, window: Window, now: Date): void {
    this.windows.delete(key);
    if (this.windows.size >= maxKeys) this.makeRoom(now.getTime());
    this.windows.set(key, window);
  }

  /**
   * Removes expired windows first, then those with the fewest attempts, so that a client with many addresses can only
   * displace its own counters.
   */
  private makeRoom(at: number): void {
    for (const [key, { endsAt }] of this.windows) if (endsAt <= at) this.windows.delete(key);
    const surplus = this.windows.size - (maxKeys - removedAtOnce);
    const fewestFirst = [...this.windows].sort(([, one], [, other]) => one.count - other.count);
    for (const [key] of fewestFirst.slice(0, Math.max(0, surplus))) this.windows.delete(key);
  }
}
