import { countedNetwork } from '../../domain/access/policy/network.ts';
import { linkLimits, type RateLimit } from '../../domain/access/policy/rateLimits.ts';
import { Refusal } from '../../domain/refusal.ts';
import { Gates } from '../gate.ts';
import { hashOf } from '../vault/links.ts';
import { Attempts } from './attempts.ts';

interface Use {
  readonly code: string;
  readonly address: string;
  readonly now: Date;
  /** `shared`: many people hold this link, so it is counted for each address. */
  readonly link?: 'own' | 'shared';
}

/**
 * Limits calls that come with the code of a link. A valid link has a limit of its own, whatever else its address does; an
 * address is limited by the codes it sends that nobody has. Which those are is known after the lookup, so all codes are
 * looked up.
 */
export class LinkCodes {
  private readonly attempts = new Attempts();
  /** Codes that were valid lately, at whatever address. */
  private readonly known = new Attempts();
  private readonly lookups = new Gates(linkLimits.lookups);

  /** Throws `too_many`, and what `work` throws: `link_unknown` or `reset_link_used` count as guesses. */
  async use<T>({ code, address, now, link = 'own' }: Use, work: () => Promise<T>): Promise<T> {
    const network = countedNetwork(address);
    const guesses = `guess ${network}`;
    const hash = hashOf(code);
    const key = `${hash} ${link === 'shared' ? network : ''}`;
    const limit: RateLimit = link === 'shared' ? linkLimits.publicLinkPerAddress : linkLimits.perLink;
    const isKnown = this.known.has(hash, now);
    if (isKnown) this.attempts.take(key, limit, now);
    try {
      const isGuessing = !isKnown && this.isGuessing(guesses, now);
      const answer = await (isGuessing ? this.lookups.run(network, work) : work());
      if (!isKnown) {
        this.known.take(hash, linkLimits.known, now);
        this.attempts.take(key, limit, now);
      }
      return answer;
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
