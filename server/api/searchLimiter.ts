import { searchLimit } from '../../domain/access/policy/rateLimits.ts';
import { RateLimiter } from './rateLimiter.ts';

declare module 'fastify' {
  interface FastifyInstance {
    searches: SearchLimiter;
  }
}

/** Limits the searches of each person, in lists, pickers and the command palette together. */
export class SearchLimiter {
  private readonly searches = new RateLimiter();

  /** Counts a search, also one of an export. Throws `too_many` above the limit. */
  take(userId: number, now: Date): void {
    this.searches.take(String(userId), searchLimit, now);
  }
}

const hasWords = (q: unknown) => typeof q === 'string' && q.trim() !== '';

/** Whether the body of a call searches: it has words in `q`, on its own or among its filters. */
export function isSearch(body: unknown): boolean {
  const { q, filter } = (body ?? {}) as { q?: unknown; filter?: { q?: unknown } | null };
  return hasWords(q) || hasWords(filter?.q);
}
