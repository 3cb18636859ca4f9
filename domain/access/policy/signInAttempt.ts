import { signInLimits, type WaitRange, type WaitRule } from './rateLimits.ts';

/** Failure count of one account for one network or device. */
export interface FailureCount {
  readonly failures: number;
  /** Number of waits so far. Each wait is twice as long as the previous one. */
  readonly waits: number;
  /** When one attempt is allowed again; null before the first wait. */
  readonly retryAt: Date | null;
}

export const noFailures: FailureCount = { failures: 0, waits: 0, retryAt: null };

/** Failure count of one account over all unknown devices, valid until a moment. */
export interface AccountFailureCount {
  readonly failures: number;
  readonly until: Date;
}

export type SignInDecision =
  /** The attempt is allowed and counts as failed until it succeeds, including in the new count. */
  | { readonly kind: 'allowed'; readonly failureCount: FailureCount }
  /** The attempt must wait. `isNew`: the wait begins now; otherwise the count is unchanged. */
  | {
      readonly kind: 'wait';
      readonly until: Date;
      readonly failureCount: FailureCount;
      readonly isNew: boolean;
    }
  /** A captcha is required. The count includes a captcha that failed. */
  | { readonly kind: 'captcha'; readonly failureCount: FailureCount };

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Returns the failures that still count at `now`; none once their period has ended. */
export function countedFailures(account: AccountFailureCount | null, now: Date): number {
  return account && account.until > now ? account.failures : 0;
}

/** Adds one failure. The first failure starts the period in which failures count. */
export function addFailure(account: AccountFailureCount | null, now: Date): AccountFailureCount {
  const failures = countedFailures(account, now);
  if (account && failures > 0) return { failures: failures + 1, until: account.until };
  return { failures: 1, until: new Date(now.getTime() + signInLimits.guard.hours * hourMs) };
}

export const isAccountGuarded = (accountFailures: number): boolean =>
  accountFailures >= signInLimits.guard.failures;

/** Minutes that a network waits before its first attempt at a guarded account. */
export function guardedWaitMinutes(accountFailures: number): number {
  const { failures, firstMinutes, longestFirstMinutes } = signInLimits.guard;
  const doublings = Math.floor(accountFailures / failures) - 1;
  return Math.min(longestFirstMinutes, firstMinutes * 2 ** Math.min(doublings, 10));
}

/**
 * `demanded`: the account is guarded, and a captcha can replace the first wait. A failed captcha counts as a wrong password from its
 * network.
 */
export type CaptchaState = 'off' | 'demanded' | 'solved' | 'failed';

interface AttemptFacts {
  readonly failureCount: FailureCount;
  /** Failures from unknown devices that still count; 0 on a device the owner has used before. */
  readonly accountFailures: number;
  readonly rule: WaitRule;
  readonly captcha: CaptchaState;
  readonly now: Date;
}

/**
 * Decides whether a sign-in attempt is allowed. A wait applies to one network and is not extended by attempts from other networks. One
 * attempt is allowed after each wait, so guessing cannot lock out the owner of the account.
 */
export function decideSignInAttempt({
  failureCount,
  accountFailures,
  rule,
  captcha,
  now,
}: AttemptFacts): SignInDecision {
  if (isWaiting(failureCount, now))
    return { kind: 'wait', until: failureCount.retryAt, failureCount, isNew: false };
  const failed = { ...failureCount, failures: failureCount.failures + 1 };
  const counted = failed.failures % rule.freeTries === 0 ? withWait(failed, rule, now) : failed;
  if (!isAccountGuarded(accountFailures)) return { kind: 'allowed', failureCount: counted };
  if (!failureCount.retryAt && captcha === 'demanded') return { kind: 'captcha', failureCount };
  if (!failureCount.retryAt && captcha === 'failed') return { kind: 'captcha', failureCount: counted };
  const waits = { firstMinutes: guardedWaitMinutes(accountFailures), maxMinutes: rule.maxMinutes };
  if (captcha === 'solved') return { kind: 'allowed', failureCount: withWait(failed, waits, now) };
  return decideAfterWait(failureCount, waits, now);
}

/** Decides about an attempt on a guarded account, which requires a wait before every attempt, including the first. */
export function decideAfterWait(
  failureCount: FailureCount,
  waits: WaitRange,
  now: Date,
): Exclude<SignInDecision, { kind: 'captcha' }> {
  if (isWaiting(failureCount, now))
    return { kind: 'wait', until: failureCount.retryAt, failureCount, isNew: false };
  if (failureCount.retryAt)
    return {
      kind: 'allowed',
      failureCount: withWait({ ...failureCount, failures: failureCount.failures + 1 }, waits, now),
    };
  const waiting = withWait(failureCount, waits, now);
  return { kind: 'wait', until: waiting.retryAt, failureCount: waiting, isNew: true };
}

const isWaiting = (
  failureCount: FailureCount,
  now: Date,
): failureCount is FailureCount & { readonly retryAt: Date } =>
  failureCount.retryAt !== null && failureCount.retryAt > now;

function withWait(failureCount: FailureCount, { firstMinutes, maxMinutes }: WaitRange, now: Date) {
  const minutes = Math.min(maxMinutes, firstMinutes * 2 ** Math.min(failureCount.waits, 20));
  return {
    ...failureCount,
    waits: failureCount.waits + 1,
    retryAt: new Date(now.getTime() + minutes * minuteMs),
  };
}

/** The failure counts before and after one attempt. */
export interface FailureCountChange {
  readonly before: FailureCount;
  readonly after: FailureCount;
}

/**
 * Reverts an attempt whose password was correct but which still needs a code: it does not count, and the next attempt is allowed
 * immediately. Changes made to `current` by other attempts, including a wait they caused, are preserved.
 */
export function revertAttempt(
  current: FailureCount,
  { before, after }: FailureCountChange,
  now: Date,
): FailureCount {
  const isOwnWait = current.retryAt?.getTime() === after.retryAt?.getTime();
  return {
    failures: Math.max(0, current.failures - (after.failures - before.failures)),
    waits: Math.max(0, current.waits - (after.waits - before.waits)),
    retryAt: isOwnWait ? (before.retryAt ?? now) : current.retryAt,
  };
}

/** When the counter can be deleted. */
export function counterExpiresAt(retryAt: Date | null, now: Date): Date {
  return new Date(Math.max(retryAt?.getTime() ?? 0, now.getTime()) + signInLimits.forgottenHours * hourMs);
}
