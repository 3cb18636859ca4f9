import { signInLimits, type WaitRule } from './limits.ts';

/** What is counted of one account at one network or device. */
export interface PairCount {
  readonly failures: number;
  /** How often it was made to wait: each wait is twice as long as the one before. */
  readonly waits: number;
  /** The moment from which one try is allowed; null before the first wait. */
  readonly retryAt: Date | null;
}

export const freshPair: PairCount = { failures: 0, waits: 0, retryAt: null };

/** What is counted of one account from all unknown devices together, until a moment. */
export interface AccountCount {
  readonly failures: number;
  readonly until: Date;
}

export type Decision =
  /** One try is allowed and counted as failed until it proves right. `pair` holds then. */
  | { readonly kind: 'allowed'; readonly pair: PairCount }
  /** `pair` differs from what it was only for a wait that begins now. */
  | { readonly kind: 'wait'; readonly until: Date; readonly pair: PairCount; readonly isNew: boolean }
  | { readonly kind: 'captcha' };

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The failures that still count. */
export function failuresOf(account: AccountCount | null, now: Date): number {
  return account && account.until > now ? account.failures : 0;
}

/** One more failure; the first one begins the window in which they count. */
export function addFailure(account: AccountCount | null, now: Date): AccountCount {
  const failures = failuresOf(account, now);
  if (account && failures > 0) return { failures: failures + 1, until: account.until };
  return { failures: 1, until: new Date(now.getTime() + signInLimits.guard.hours * hourMs) };
}

export const isOnGuard = (accountFailures: number): boolean => accountFailures >= signInLimits.guard.failures;

/** How long a network waits before its first try for an account that is on guard. */
export function guardMinutes(accountFailures: number): number {
  const { failures, firstMinutes, longestFirstMinutes } = signInLimits.guard;
  const doublings = Math.floor(accountFailures / failures) - 1;
  return Math.min(longestFirstMinutes, firstMinutes * 2 ** Math.min(doublings, 10));
}

interface Facts {
  readonly pair: PairCount;
  /** Failures from unknown devices that count; 0 on a device the owner has used before. */
  readonly accountFailures: number;
  readonly rule: WaitRule;
  /** `demanded`: where an account is on guard a captcha takes the place of the first wait. */
  readonly captcha: 'off' | 'demanded' | 'solved';
  readonly now: Date;
}

/**
 * Whether somebody may try a password for an account. A wait belongs to one network: its end is not put off by what
 * others do, and waiting entitles to one try, so nobody can keep the owner waiting by guessing.
 */
export function decideTry({ pair, accountFailures, rule, captcha, now }: Facts): Decision {
  if (pair.retryAt && pair.retryAt > now) return { kind: 'wait', until: pair.retryAt, pair, isNew: false };
  if (!isOnGuard(accountFailures)) return { kind: 'allowed', pair: afterFailure(pair, rule, now) };
  const minutes = guardMinutes(accountFailures);
  if (!pair.retryAt && captcha === 'demanded') return { kind: 'captcha' };
  if (!pair.retryAt && captcha === 'off') {
    const waiting = withWait(pair, minutes, rule, now);
    return { kind: 'wait', until: waiting.retryAt, pair: waiting, isNew: true };
  }
  return { kind: 'allowed', pair: withWait({ ...pair, failures: pair.failures + 1 }, minutes, rule, now) };
}

function afterFailure(pair: PairCount, rule: WaitRule, now: Date): PairCount {
  const failures = pair.failures + 1;
  if (failures % rule.freeTries !== 0) return { ...pair, failures };
  return withWait({ ...pair, failures }, rule.firstMinutes, rule, now);
}

function withWait(pair: PairCount, firstMinutes: number, rule: WaitRule, now: Date) {
  const minutes = Math.min(rule.longestMinutes, firstMinutes * 2 ** Math.min(pair.waits, 20));
  return { ...pair, waits: pair.waits + 1, retryAt: new Date(now.getTime() + minutes * minuteMs) };
}

/** What one try changed. */
export interface PairChange {
  readonly before: PairCount;
  readonly after: PairCount;
}

/**
 * The password was right but a code is still asked for: the try does not count, and the next one is due at once. What
 * others changed in `current` since then stays, as does a wait that one of them began.
 */
export function withoutTry(current: PairCount, { before, after }: PairChange, now: Date): PairCount {
  const isOwnWait = current.retryAt?.getTime() === after.retryAt?.getTime();
  return {
    failures: Math.max(0, current.failures - (after.failures - before.failures)),
    waits: Math.max(0, current.waits - (after.waits - before.waits)),
    retryAt: isOwnWait ? (before.retryAt ?? now) : current.retryAt,
  };
}

/** When a counter can be deleted. */
export function forgottenAt(retryAt: Date | null, now: Date): Date {
  return new Date(Math.max(retryAt?.getTime() ?? 0, now.getTime()) + signInLimits.forgottenHours * hourMs);
}
