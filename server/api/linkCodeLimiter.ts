import { rateLimitNetwork } from '../../domain/access/policy/addressNetwork.ts';
import { linkLimits, type RateLimit } from '../../domain/access/policy/rateLimits.ts';
import { Refusal } from '../../domain/refusal.ts';
import { KeyedConcurrencyLimiter } from '../process/concurrencyLimiter.ts';
import { hashToken } from '../vault/linkCodes.ts';
import { RateLimiter } from './rateLimiter.ts';

interface Use {
  readonly code: string;
  readonly address: string;
  readonly now: Date;
  /** `shared`: many people use this link, so attempts are counted per address. */
  readonly link?: 'own' | 'shared';
}

/**
 * Limits calls with the code of a link. Each valid link has its own limit, independent of its address; addresses are
 * limited by the invalid codes they send. A code must be looked up before it is known to be invalid.
 */
export class LinkCodeLimiter {
  private readonly attempts = new RateLimiter();
  /** Recently valid codes from any address. */
  private readonly known = new RateLimiter();
  private readonly lookups = new KeyedConcurrencyLimiter(linkLimits.lookups);

  /**
   * Runs `work` within the limits. Throws `too_many` and the errors of `work`; `link_unknown` and
   * `reset_link_used` count as guesses.
   */
  async use<T>({ code, address, now, link = 'own' }: Use, work: () => Promise<T>): Promise<T> {
    const network = rateLimitNetwork(address);
    const guesses = `guess ${network}`;
    const hash = hashToken(code);
    const key = `${hash} ${link === 'shared' ? network : ''}`;
    const limit: RateLimit = link === 'shared' ? linkLimits.publicLinkPerAddress : linkLimits.perLink;
    const isKnown = this.known.has(hash, now);
    if (isKnown) this.attempts.take(key, limit, now);
    try {
      const isGuessing = !isKnown && this.isGuessing(guesses, now);
      const response = await (isGuessing ? this.lookups.run(network, work) : work());
      if (!isKnown) {
        this.known.take(hash, linkLimits.known, now);
        this.attempts.take(key, limit, now);
      }
      return response;
    } catch (error) {
      if (isUnknown(error)) {
        this.known.forget(hash);
        this.attempts.take(guesses, linkLimits.unknownPerAddress, now);
      }
      throw error;
    }
  }

  private isGuessing(guesses: string, now: Date): boolean {
    return this.attempts.isUsedUp(guesses, linkLimits.unknownPerAddress, now);
  }
}

const isUnknown = (error: unknown): boolean =>
  error instanceof Refusal && (error.code === 'link_unknown' || error.code === 'reset_link_used');
