import { createHmac } from 'node:crypto';
import { coarseNetwork, rateLimitNetwork } from '../../../domain/access/policy/addressNetwork.ts';
import { type FailureScope, signInLimits } from '../../../domain/access/policy/rateLimits.ts';
import {
  addFailure,
  type CaptchaState,
  countedFailures,
  counterExpiresAt,
  decideSignInAttempt,
  type FailureCount,
  type FailureCountChange,
  noFailures,
  revertAttempt,
  type SignInDecision,
} from '../../../domain/access/policy/signInAttempt.ts';
import type { Deps } from '../../deps.ts';
import { platformScope } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import {
  type Counter,
  lockCounter,
  lockStored,
  readCounters,
  removeCounter,
  uncountFailure,
  writeCounter,
} from '../../store/security/lockOuts.ts';
import { findCredentials, findDevice } from '../../store/signIn/credentials.ts';
import { hashToken } from '../../vault/linkCodes.ts';
import { mailGuessingAlert } from './mailGuessingAlert.ts';

export interface SignInClient {
  readonly email: string;
  readonly address: string;
  /** Identifies the device, if it is known. */
  readonly deviceToken: string | null;
}

export interface SignInConditions {
  readonly captcha: CaptchaState;
  /** Unknown devices at this address are refused until then. */
  readonly blockedUntil: Date | null;
}

/** An attempt that counts as failed until it is reverted or forgotten. */
export interface CountedAttempt {
  readonly kind: 'allowed';
  readonly userId: number | null;
  readonly isKnownDevice: boolean;
  readonly pairKey: string;
  /** Null on a known device, whose failures don't slow down other devices. */
  readonly accountKey: string | null;
  readonly change: FailureCountChange;
  /** Whether a failure makes the next attempt wait. */
  readonly beginsWait: boolean;
  /** Whether the owner is notified by email. */
  readonly isMailed: boolean;
}

export type SignInAttempt =
  | CountedAttempt
  | { readonly kind: 'wait'; readonly until: Date; readonly isNew: boolean; readonly userId: number | null }
  | { readonly kind: 'captcha' };

/**
 * Returns the key of a counter. It is a keyed hash, so that neither network nor email addresses are stored.
 */
export function counterKey(
  { environment }: Pick<Deps, 'environment'>,
  reach: FailureScope,
  subject: string,
): string {
  return createHmac('sha256', environment.secret).update(`try:${reach}:${subject}`).digest('hex');
}

export const emailCounterKey = (deps: Pick<Deps, 'environment'>, email: string): string =>
  counterKey(deps, 'everywhere', email);

/**
 * Counts a sign-in attempt as failed, whether or not the address belongs to anyone. Writes nothing if the attempt has to wait.
 */
export async function countSignInAttempt(
  deps: Deps,
  visitor: SignInClient,
  { captcha, blockedUntil }: SignInConditions,
): Promise<SignInAttempt> {
  const counted = await deps.database.as(platformScope, (tx) =>
    countIn(deps, tx, visitor, { captcha, blockedUntil }),
  );
  if (counted.kind === 'allowed' && counted.isMailed) await deps.jobs.wake('send-mails');
  return counted;
}

async function countIn(
  deps: Deps,
  tx: Tx,
  visitor: SignInClient,
  { captcha, blockedUntil }: SignInConditions,
): Promise<SignInAttempt> {
  const userId = (await findCredentials(tx, visitor.email))?.id ?? null;
  const isKnownDevice = await isKnown(tx, userId, visitor.deviceToken);
  if (blockedUntil && !isKnownDevice) return { kind: 'wait', until: blockedUntil, isNew: false, userId };
  const keys = keysOf(deps, visitor, isKnownDevice);
  const now = deps.clock.now();
  const facts = { rule: signInLimits[keys.reach], captcha, now };

  const counters = await readCounters(tx, [keys.pair, keys.account], now);
  const early = decide(facts, keys, counters);
  if (early.kind === 'captcha' && captcha !== 'failed') return { kind: 'captcha' };
  if (early.kind === 'wait' && !early.isNew)
    return { kind: 'wait', until: early.until, isNew: false, userId };

  const network = coarseNetwork(visitor.address);
  const locked = await lockCounters(tx, keys, { user_id: userId, network }, now);
  const decision = decide(facts, keys, locked);
  await writePair(tx, keys.pair, decision.failureCount, now);
  if (decision.kind === 'captcha') return { kind: 'captcha' };
  if (decision.kind === 'wait') return { ...decision, userId };
  const isMailed = keys.reach === 'network' && (await countFailure(deps, tx, { keys, locked, userId }));
  return {
    kind: 'allowed',
    userId,
    isKnownDevice,
    pairKey: keys.pair,
    accountKey: keys.reach === 'network' ? keys.account : null,
    change: { before: pairOf(locked, keys.pair), after: decision.failureCount },
    beginsWait: decision.failureCount.waits > pairOf(locked, keys.pair).waits,
    isMailed,
  };
}

interface Keys {
  readonly reach: 'network' | 'device';
  readonly pair: string;
  readonly account: string;
}

function keysOf(deps: Deps, { email, address, deviceToken }: SignInClient, isKnownDevice: boolean): Keys {
  const account = emailCounterKey(deps, email);
  if (isKnownDevice)
    return { reach: 'device', pair: counterKey(deps, 'device', `${deviceToken} ${email}`), account };
  const pair = counterKey(deps, 'network', `${rateLimitNetwork(address, 48)} ${email}`);
  return { reach: 'network', pair, account };
}

/** Whether the person with this email address has signed in on this device before. */
export const isKnownDevice = (deps: Deps, email: string, token: string | null): Promise<boolean> =>
  deps.database.as(platformScope, async (tx) =>
    isKnown(tx, (await findCredentials(tx, email))?.id ?? null, token),
  );

/** Runs the same query for unknown people, so that its time reveals nothing. */
async function isKnown(tx: Tx, userId: number | null, token: string | null): Promise<boolean> {
  return token !== null && (await findDevice(tx, userId ?? 0, hashToken(token))) !== null;
}

function pairOf(counters: readonly Counter[], key: string): FailureCount {
  const counter = counters.find(({ key_hash }) => key_hash === key);
  return counter ? { failures: counter.tries, waits: counter.waits, retryAt: counter.retry_at } : noFailures;
}

function accountFailuresIn(counters: readonly Counter[], key: string) {
  const counter = counters.find(({ key_hash }) => key_hash === key);
  return counter ? { failures: counter.tries, until: counter.ends_at } : null;
}

type Facts = Omit<Parameters<typeof decideSignInAttempt>[0], 'failureCount' | 'accountFailures'>;

function decide(facts: Facts, { reach, pair, account }: Keys, counters: readonly Counter[]): SignInDecision {
  const accountFailures =
    reach === 'device' ? 0 : countedFailures(accountFailuresIn(counters, account), facts.now);
  return decideSignInAttempt({ ...facts, failureCount: pairOf(counters, pair), accountFailures });
}

/** Always locks the account before the network, so that transactions don't deadlock. */
async function lockCounters(
  tx: Tx,
  { reach, pair, account }: Keys,
  { user_id, network }: Pick<Counter, 'user_id' | 'network'>,
  now: Date,
): Promise<Counter[]> {
  const whole = { key_hash: account, reach: 'everywhere', user_id, network: null } as const;
  const all = reach === 'network' ? await lockCounter(tx, whole, now) : null;
  const one = await lockCounter(tx, { key_hash: pair, reach, user_id, network }, now);
  return [all, one].filter((counter) => counter !== null);
}

async function writePair(
  tx: Tx,
  key: string,
  { failures, waits, retryAt }: FailureCount,
  now: Date,
): Promise<void> {
  const ends_at = counterExpiresAt(retryAt, now);
  await writeCounter(tx, key, { tries: failures, waits, retry_at: retryAt, ends_at });
}

interface Counted {
  readonly keys: Keys;
  readonly locked: readonly Counter[];
  readonly userId: number | null;
}

/** Counts a failure and returns whether the owner is notified. */
async function countFailure(deps: Deps, tx: Tx, { keys, locked, userId }: Counted): Promise<boolean> {
  const { failures, until } = addFailure(accountFailuresIn(locked, keys.account), deps.clock.now());
  await writeCounter(tx, keys.account, { tries: failures, waits: 0, retry_at: null, ends_at: until });
  if (failures !== signInLimits.guard.failures || userId === null) return false;
  await mailGuessingAlert(deps, tx, userId);
  return true;
}

/**
 * After the correct password, resets the failures of this network or device and removes this attempt from the
 * count.
 */
export async function clearFailedAttempts(
  deps: Deps,
  { pairKey, accountKey }: CountedAttempt,
): Promise<void> {
  await deps.database.as(platformScope, async (tx) => {
    if (accountKey) await uncountFailure(tx, accountKey);
    await removeCounter(tx, pairKey);
  });
}

/**
 * Reverts an attempt that doesn't count: the password was correct but a code is needed, or the password
 * wasn't checked. Failures added by others in the meantime remain.
 */
export async function revertSignInAttempt(
  deps: Deps,
  { pairKey, accountKey, change }: CountedAttempt,
): Promise<void> {
  const now = deps.clock.now();
  await deps.database.as(platformScope, async (tx) => {
    if (accountKey) await uncountFailure(tx, accountKey);
    const stored = await lockStored(tx, pairKey);
    if (stored) await writePair(tx, pairKey, revertAttempt(pairOf([stored], pairKey), change, now), now);
  });
}
