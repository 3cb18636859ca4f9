import { sharedAddressLimit } from '../../../domain/access/policy/rateLimits.ts';

/** At most so many networks are remembered, with `sharedAddressLimit.accounts` keys each. */
const mostNetworks = 5_000;
const lengthMs = sharedAddressLimit.minutes * 60_000;

/**
 * For which accounts the last try from one address failed, in memory; a restart forgets it. People who share an address
 * and mistype leave it again by signing in; one password that is tried on many accounts stays.
 */
export class AddressFailures {
  /** By network: the account's key, and until when its failure counts, oldest first. */
  private readonly failures = new Map<string, Map<string, number>>();

  /** Until when this account cannot be tried from there on an unknown device; null where it can. */
  blockedUntil(network: string, account: string, now: Date): Date | null {
    const failed = this.failedAt(network, now);
    if (!failed || failed.has(account) || failed.size < sharedAddressLimit.accounts) return null;
    const [first] = failed.values();
    return new Date(first ?? now);
  }

  addFailure(network: string, account: string, now: Date): void {
    const failed = this.failedAt(network, now) ?? new Map<string, number>();
    failed.delete(account);
    failed.set(account, now.getTime() + lengthMs);
    if (!this.failures.has(network) && this.failures.size >= mostNetworks) this.makeRoom(now);
    this.failures.set(network, failed);
  }

  removeFailure(network: string, account: string): void {
    this.failures.get(network)?.delete(account);
  }

  private failedAt(network: string, now: Date): Map<string, number> | null {
    const failed = this.failures.get(network) ?? null;
    for (const [account, until] of failed ?? []) {
      if (until > now.getTime()) break;
      failed?.delete(account);
    }
    return failed;
  }

  /** What counts no more goes first, then the tenth of the networks with the fewest failures. */
  private makeRoom(now: Date): void {
    for (const network of this.failures.keys()) {
      if (this.failedAt(network, now)?.size === 0) this.failures.delete(network);
    }
    const surplus = this.failures.size - mostNetworks * 0.9;
    const fewestFirst = [...this.failures].sort(([, one], [, other]) => one.size - other.size);
    for (const [network] of fewestFirst.slice(0, Math.max(0, surplus))) this.failures.delete(network);
  }
}
