import { rateLimitNetwork } from '../../../domain/access/policy/addressNetwork.ts';
import { sharedAddressLimit } from '../../../domain/access/policy/rateLimits.ts';
import {
  decideAfterWait,
  type FailureCountChange,
  noFailures,
  revertAttempt,
} from '../../../domain/access/policy/signInAttempt.ts';
import { TooManyAttempts } from '../../../domain/refusal.ts';
import { AddressWaits } from './addressWaits.ts';

/** The maximum number of networks in memory; the number of keys per network is limited to its permitted failures. */
const maxNetworks = 5_000;
const lengthMs = sharedAddressLimit.minutes * 60_000;

/**
 * The accounts whose last attempt from an address failed, in memory; a restart clears it. Signing in removes
 * a user's own failures, while one password tried on many accounts accumulates. After too many failures,
 * every other account has to wait before each attempt, so that no one can lock out a correct password by
 * using up the permitted failures of an address.
 */
export class AddressFailures {
  /** The failures of each network: the account keys with the expiry of their failure, oldest first. */
  private readonly failures = new Map<string, Map<string, number>>();
  private readonly waits = new AddressWaits();

  /**
   * Returns the end of the waiting time for this account on an unknown device, which starts now if there was
   * none; null if an attempt is permitted.
   */
  waitUntil(address: string, account: string, now: Date): Date | null {
    if (!this.isFull(address, account, now)) return null;
    const site = siteOf(address);
    const decision = decideAfterWait(this.waits.find(site, account, now), sharedAddressLimit.wait, now);
    if (decision.kind === 'allowed') return null;
    if (decision.isNew) this.waits.store(site, account, decision.failureCount);
    return decision.until;
  }

  /** Uses the attempt permitted after a waiting time; null if none is needed. Throws `too_many`. */
  consumeAttempt(address: string, account: string, now: Date): FailureCountChange | null {
    const until = this.waitUntil(address, account, now);
    if (until) throw new TooManyAttempts(until);
    if (!this.isFull(address, account, now)) return null;
    const before = this.waits.find(siteOf(address), account, now);
    const { failureCount: after } = decideAfterWait(before, sharedAddressLimit.wait, now);
    this.waits.store(siteOf(address), account, after);
    return { before, after };
  }

  /** Permits the next attempt immediately, because the password wasn't checked or a code is needed. */
  returnAttempt(address: string, account: string, change: FailureCountChange | null, now: Date): void {
    const current = this.waits.find(siteOf(address), account, now);
    const due = change ? revertAttempt(current, change, now) : { ...noFailures, retryAt: now };
    this.waits.store(siteOf(address), account, due);
  }

  /** Counts a failed attempt of an account. Not called for an attempt after a wait, because the wait limits the next one already. */
  addFailure(address: string, account: string, now: Date): void {
    for (const { network } of limitsOf(address)) {
      const failed = this.failedAt(network, now) ?? new Map<string, number>();
      failed.delete(account);
      failed.set(account, now.getTime() + lengthMs);
      if (!this.failures.has(network) && this.failures.size >= maxNetworks) this.makeRoom(now);
      this.failures.set(network, failed);
    }
  }

  removeFailure(address: string, account: string): void {
    for (const { network } of limitsOf(address)) this.failures.get(network)?.delete(account);
  }

  forget(address: string, account: string): void {
    this.removeFailure(address, account);
    this.waits.remove(siteOf(address), account);
  }

  private isFull(address: string, account: string, now: Date): boolean {
    return limitsOf(address).some(({ network, accounts }) => {
      const failed = this.failedAt(network, now);
      return failed !== null && !failed.has(account) && failed.size >= accounts;
    });
  }

  private failedAt(network: string, now: Date): Map<string, number> | null {
    const failed = this.failures.get(network) ?? null;
    for (const [account, until] of failed ?? []) {
      if (until > now.getTime()) break;
      failed?.delete(account);
    }
    return failed;
  }

  /** Removes expired failures first, then the tenth of the networks with the fewest failures. */
  private makeRoom(now: Date): void {
    for (const network of this.failures.keys()) {
      if (this.failedAt(network, now)?.size === 0) this.failures.delete(network);
    }
    const surplus = this.failures.size - maxNetworks * 0.9;
    const fewestFirst = [...this.failures].sort(([, one], [, other]) => one.size - other.size);
    for (const [network] of fewestFirst.slice(0, Math.max(0, surplus))) this.failures.delete(network);
  }
}

/** Waits are counted per IPv4 address or IPv6 /48, so that another /64 of the same site gets no further attempts. */
const siteOf = (address: string) => rateLimitNetwork(address, 48);

function limitsOf(address: string): { readonly network: string; readonly accounts: number }[] {
  const { accounts } = sharedAddressLimit;
  const [network, site] = [rateLimitNetwork(address), siteOf(address)];
  const own = { network, accounts: accounts.address };
  return site === network ? [own] : [own, { network: site, accounts: accounts.site }];
}
