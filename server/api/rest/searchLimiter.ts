import { searchLimit } from '../../../domain/access/policy/rateLimits.ts';
import { RateLimiter } from '../rateLimiter.ts';

/** Limits the searches of each person, in lists and in the command palette together. */
export class SearchLimiter {
  private readonly searches = new RateLimiter();

  /** Counts a search, also one of an export. Throws `too_many` above the limit. */
  take(userId: number, now: Date): void {
    this.searches.take(String(userId), searchLimit, now);
  }
}
