import type { RateLimit } from '../../domain/access/policy/rateLimits.ts';
import { TooManyAttempts } from '../../domain/refusal.ts';

interface Window {
  count: number;
  readonly endsAt: number;
}

/** A key and its window take about 200 bytes. */
export const mostKeys = 20_000;
const removedAtOnce = mostKeys / 10;

/** Counts tries in memory, each key in a window of its own; a restart forgets them. */
export class Attempts {
  private readonly windows = new Map<string, Window>();

  /** Counts a try. Throws `TooManyAttempts` once there were more than the limit allows. */
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

  /** A try that turned out to be right does not count. */
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
    if (this.windows.size >= mostKeys) this.makeRoom(now.getTime());
    this.windows.set(key, window);
  }

  /**
   * Windows that are over go first, then those with the fewest tries: whoever sends one request from each of many
   * addresses removes only their own counters.
   */
  private makeRoom(at: number): void {
    for (const [key, { endsAt }] of this.windows) if (endsAt <= at) this.windows.delete(key);
    const surplus = this.windows.size - (mostKeys - removedAtOnce);
    const fewestFirst = [...this.windows].sort(([, one], [, other]) => one.count - other.count);
    for (const [key] of fewestFirst.slice(0, Math.max(0, surplus))) this.windows.delete(key);
  }
}
