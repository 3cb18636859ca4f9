import { setTimeout as wait } from 'node:timers/promises';
import { rateLimitNetwork } from '../../domain/access/policy/addressNetwork.ts';
import { personalCodeLimits } from '../../domain/access/policy/rateLimits.ts';
import { Refusal } from '../../domain/refusal.ts';
import { FairLimiter } from '../process/fairLimiter.ts';
import { RateLimiter } from './rateLimiter.ts';

/**
 * Limits guesses at personal codes: wrong entries per network, and the entries of all networks together, which take turns. IPv6 counts per
 * /48, which one customer often has. Each checked entry takes at least the same time, so that the time reveals nothing about a code; it
 * waits for that outside its turn.
 */
export class PersonalCodeLimiter {
  private readonly wrong = new RateLimiter();
  private readonly overall = new FairLimiter(personalCodeLimits.overall);

  /** Throws `too_many`, `busy` and the errors of `work`; `link_unknown` counts as a guess. */
  async use<T>({ address, now }: { readonly address: string; readonly now: Date }, work: () => Promise<T>) {
    const network = rateLimitNetwork(address, 48);
    const turn = await this.overall.run(network, async () => {
      const isUsedUp = this.wrong.isUsedUp(network, personalCodeLimits.wrongPerAddress, now);
      // Throws, because the limit is used up.
      if (isUsedUp) this.wrong.take(network, personalCodeLimits.wrongPerAddress, now);
      const leastTime = wait(personalCodeLimits.leastMs);
      const [outcome] = await Promise.allSettled([work()]);
      if (outcome.status === 'rejected' && isUnknown(outcome.reason)) {
        this.wrong.take(network, personalCodeLimits.wrongPerAddress, now);
      }
      return { outcome, leastTime };
    });
    await turn.leastTime;
    if (turn.outcome.status === 'rejected') throw turn.outcome.reason;
    return turn.outcome.value;
  }
}

const isUnknown = (error: unknown): boolean => error instanceof Refusal && error.code === 'link_unknown';
