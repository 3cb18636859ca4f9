import { describe, expect, test } from 'vitest';
import { sharedAddressLimit, signInLimits } from '../../../../domain/access/policy/rateLimits.ts';
import {
  type AccountFailureCount,
  addFailure,
  countedFailures,
  decideAfterWait,
  decideSignInAttempt,
  type FailureCount,
  guardedWaitMinutes,
  noFailures,
  revertAttempt,
} from '../../../../domain/access/policy/signInAttempt.ts';

const start = new Date('2026-11-21T00:00:00Z');
const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const dayMinutes = 1_440;

/** One account tried from numbered networks, with the server's counters. */
function anAccount(captcha: 'off' | 'demanded' = 'off') {
  let account: AccountFailureCount | null = null;
  const pairs = new Map<number, FailureCount>();
  return {
    /** Tries a wrong password; null if it was checked, otherwise when to retry or that a captcha is required. */
    guess(network: number, now: Date): Date | 'captcha' | null {
      const pair = pairs.get(network) ?? noFailures;
      const accountFailures = countedFailures(account, now);
      const decision = decideSignInAttempt({
        failureCount: pair,
        accountFailures,
        rule: signInLimits.network,
        captcha,
        now,
      });
      if (decision.kind === 'captcha') return 'captcha';
      pairs.set(network, decision.failureCount);
      if (decision.kind === 'wait') return decision.until;
      account = addFailure(account, now);
      return null;
    },
  };
}

/** The number of guesses checked on each day if every address tries as often as allowed. */
function guessesPerDay(addresses: number, days: number): number[] {
  const account = anAccount();
  const counts = Array<number>(days).fill(0);
  const waitsUntil = Array<number>(addresses).fill(0);
  for (let minute = 0; minute < days * dayMinutes; minute += 1) {
    const day = Math.floor(minute / dayMinutes);
    for (let address = 0; address < addresses; address += 1) {
      if (Number(waitsUntil[address]) > minute) continue;
      let until = account.guess(address, at(minute));
      for (; until === null; until = account.guess(address, at(minute))) counts[day] = (counts[day] ?? 0) + 1;
      if (until !== 'captcha') waitsUntil[address] = (until.getTime() - start.getTime()) / 60_000;
    }
  }
  return counts;
}

describe('guesses at one account', () => {
  test.each([
    [1, 29, 10],
    [6, 68, 28],
    [1_000, 6_020, 1_075],
  ])(
    'from %i addresses are limited to %i on the first day and %i on later days',
    (addresses, first, later) => {
      const [firstDay = 0, ...laterDays] = guessesPerDay(addresses, 4);
      expect(firstDay).toBe(first);
      expect(Math.max(...laterDays)).toBe(later);
    },
  );
});

describe('the owner on an unknown device', () => {
  test('has ten attempts without delay, then waits 15 minutes', () => {
    const account = anAccount();
    for (let tried = 0; tried < 10; tried += 1) expect(account.guess(1, at(0))).toBeNull();
    expect(account.guess(1, at(0))).toEqual(at(15));
    expect(account.guess(1, at(15))).toBeNull();
  });

  test.each([
    [19, 0],
    [20, 1],
    [40, 2],
    [80, 8],
    [100, 15],
    [1_000_000, 15],
  ])('after %i failures elsewhere waits %i minutes, and at most 15', (failures, minutes) => {
    const account: AccountFailureCount = { failures, until: at(dayMinutes) };
    const facts = {
      accountFailures: countedFailures(account, start),
      rule: signInLimits.network,
      captcha: 'off',
    } as const;
    const first = decideSignInAttempt({ ...facts, failureCount: noFailures, now: start });
    if (minutes === 0) return expect(first.kind).toBe('allowed');
    expect(first).toMatchObject({ kind: 'wait', until: at(minutes), isNew: true });
    if (first.kind !== 'wait') return;
    expect(decideSignInAttempt({ ...facts, failureCount: first.failureCount, now: at(minutes) }).kind).toBe(
      'allowed',
    );
  });

  test('can sign in after the wait despite a thousand guesses by others', () => {
    const account = anAccount();
    const attack = (now: Date) => {
      for (let address = 0; address < 1_000; address += 1) account.guess(address, now);
    };
    for (let minute = 0; minute < 60; minute += 1) attack(at(minute));
    expect(account.guess(-1, at(60))).toEqual(at(75));
    for (let minute = 60; minute < 75; minute += 1) attack(at(minute));
    expect(account.guess(-1, at(75))).toBeNull();
  });

  test('does not wait longer after trying too early', () => {
    const account = anAccount();
    for (let address = 0; address < 20; address += 1) account.guess(address, at(0));
    const until = account.guess(-1, at(0));
    for (const second of [0.2, 0.5, 0.9]) expect(account.guess(-1, at(second))).toEqual(until);
  });

  test('enters a code after the right password without another wait', () => {
    const now = at(30);
    const waited: FailureCount = { failures: 0, waits: 1, retryAt: at(30) };
    const facts = { accountFailures: 500, rule: signInLimits.network, captcha: 'off', now } as const;
    const tried: FailureCount = { failures: 1, waits: 2, retryAt: at(60) };
    for (const before of [waited, noFailures]) {
      const pair = revertAttempt(tried, { before, after: tried }, now);
      expect(decideSignInAttempt({ ...facts, failureCount: pair }).kind).toBe('allowed');
    }
  });

  test('gets only their own attempt back while others fail', () => {
    const [before, after] = [noFailures, { ...noFailures, failures: 1 }];
    const failedSince: FailureCount = { failures: 10, waits: 1, retryAt: at(15) };
    expect(revertAttempt(failedSince, { before, after }, at(0))).toEqual({ ...failedSince, failures: 9 });
  });
});

describe('a known device', () => {
  test('waits at most an hour and allows fewer than 300 guesses a day', () => {
    let pair = noFailures;
    let guesses = 0;
    for (let minute = 0; minute < dayMinutes; minute += 1) {
      const now = at(minute);
      const facts = { accountFailures: 0, rule: signInLimits.device, captcha: 'off', now } as const;
      for (let next = decideSignInAttempt({ ...facts, failureCount: pair }); next.kind === 'allowed'; ) {
        guesses += 1;
        pair = next.failureCount;
        next = decideSignInAttempt({ ...facts, failureCount: pair });
        if (next.kind === 'wait') expect(next.until.getTime() - now.getTime()).toBeLessThanOrEqual(3_600_000);
      }
    }
    expect(guesses).toBeLessThan(300);
    expect(guesses).toBeGreaterThan(200);
  });
});

test('the delay doubles with every 20 further failures', () => {
  expect([20, 40, 60, 80, 99, 100, 120].map(guardedWaitMinutes)).toEqual([1, 2, 4, 8, 8, 15, 15]);
});

test('a configured captcha replaces only the first delay', () => {
  const account = anAccount('demanded');
  for (let address = 0; address < 20; address += 1) expect(account.guess(address, at(0))).toBeNull();
  expect(account.guess(99, at(0))).toBe('captcha');
  const facts = { accountFailures: 20, rule: signInLimits.network, now: at(0) } as const;
  const solved = decideSignInAttempt({ ...facts, failureCount: noFailures, captcha: 'solved' });
  expect(solved).toMatchObject({ kind: 'allowed', failureCount: { retryAt: at(1) } });
  if (solved.kind !== 'allowed') return;
  expect(
    decideSignInAttempt({ ...facts, failureCount: solved.failureCount, captcha: 'solved' }),
  ).toMatchObject({
    kind: 'wait',
  });
});

test('after failures for too many accounts, an address gets six attempts per account on the first day and one a day later', () => {
  let pair = noFailures;
  const tries = [0, 0, 0, 0];
  for (let minute = 0; minute < 4 * dayMinutes; minute += 1) {
    const decision = decideAfterWait(pair, sharedAddressLimit.wait, at(minute));
    if (minute < 15) expect(decision).toMatchObject({ kind: 'wait', until: at(15) });
    const day = Math.floor(minute / dayMinutes);
    if (decision.kind === 'allowed') tries[day] = (tries[day] ?? 0) + 1;
    pair = decision.failureCount;
  }
  expect(tries).toEqual([6, 1, 1, 1]);
});
