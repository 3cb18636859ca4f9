import { setTimeout as wait } from 'node:timers/promises';
import { rateLimitNetwork } from '../../domain/access/policy/addressNetwork.ts';
import { personalCodeLimits } from '../../domain/access/policy/rateLimits.ts';
import { Refusal } from '../../domain/refusal.ts';
import { FairLimiter } from '../process/fairLimiter.ts';
import { RateLimiter } from './rateLimiter.ts';

/**
 * Limits guesses at personal codes: wrong entries per address, and the entries of all addresses together, which take turns. Each response
 * takes at least the same time, so that the time reveals nothing about a code.
 */
export class PersonalCodeLimiter {
  private readonly wrong = new RateLimiter();
  private readonly overall = new FairLimiter(personalCodeLimits.overall);

  /** Throws `too_many`, `busy` and the errors of `work`; `link_unknown` counts as a guess. */
  async use<T>({ address, now }: { readonly address: string; readonly now: Date }, work: () => Promise<T>) {
    const network = rateLimitNetwork(address);
    return this.overall.run(network, async () => {
      const isUsedUp = this.wrong.isUsedUp(network, personalCodeLimits.wrongPerAddress, now);
      // Throws, because the limit is used up.
      if (isUsedUp) this.wrong.take(network, personalCodeLimits.wrongPerAddress, now);
      const leastTime = wait(personalCodeLimits.leastMs);
      const entered = work();
      const [outcome] = await Promise.allSettled([entered, leastTime]);
      if (outcome.status === 'rejected' && isUnknown(outcome.reason)) {
        this.wrong.take(network, personalCodeLimits.wrongPerAddress, now);
      }
      return entered;
    });
  }
}

const isUnknown = (error: unknown): boolean => error instanceof Refusal && error.code === 'link_unknown';
