import { sharedAddressLimit } from '../../../domain/access/policy/rateLimits.ts';
import {
  counterExpiresAt,
  type FailureCount,
  noFailures,
} from '../../../domain/access/policy/signInAttempt.ts';

/**
 * The waits of accounts by network, in memory. At the maximum, the network with the most waits drops its oldest, so that attempts
 * on many accounts displace only waits of the same network.
 */
export class AddressWaits {
  /** The waits by network and account, the most recently changed last. */
  private readonly networks = new Map<string, Map<string, FailureCount>>();
  private stored = 0;

  find(network: string, account: string, now: Date): FailureCount {
    const wait = this.networks.get(network)?.get(account);
    return wait?.retryAt && counterExpiresAt(wait.retryAt, wait.retryAt) > now ? wait : noFailures;
  }

  store(network: string, account: string, wait: FailureCount): void {
    this.remove(network, account);
    if (this.stored >= sharedAddressLimit.storedWaits) this.removeOldest();
    const waits = this.networks.get(network) ?? new Map<string, FailureCount>();
    this.networks.set(network, waits.set(account, wait));
    this.stored += 1;
  }

  remove(network: string, account: string): void {
    const waits = this.networks.get(network);
    if (!waits?.delete(account)) return;
    this.stored -= 1;
    if (waits.size === 0) this.networks.delete(network);
  }

  private removeOldest(): void {
    let largest = { network: '', waits: new Map<string, FailureCount>() };
    for (const [network, waits] of this.networks) {
      if (waits.size > largest.waits.size) largest = { network, waits };
    }
    const [oldest] = largest.waits.keys();
    if (oldest !== undefined) this.remove(largest.network, oldest);
  }
}
