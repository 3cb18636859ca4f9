import { rateLimitNetwork } from '../../../domain/access/policy/addressNetwork.ts';
import {
  deviceLookupLimits,
  knownDeviceSignInLimits,
  signInLimitsPerAddress,
  signInRefusalPace,
  unknownDeviceSignInLimits,
} from '../../../domain/access/policy/rateLimits.ts';
import type { CaptchaState, FailureCountChange } from '../../../domain/access/policy/signInAttempt.ts';
import { Refusal, TooManyAttempts } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import { ConcurrencyLimiter, KeyedConcurrencyLimiter } from '../../process/concurrencyLimiter.ts';
import { Pacer } from '../../process/pacer.ts';
import { ownerOfDeviceToken } from '../../vault/deviceTokens.ts';
import {
  recordSignIn,
  type SignInDevice,
  type SignInInput,
  type SignInResult,
  signIn,
} from '../signIn/signIn.ts';
import { AddressFailures } from './addressFailures.ts';
import { captchaVerifier, configuredCaptcha } from './checkCaptcha.ts';
import {
  type CountedAttempt,
  clearFailedAttempts,
  countSignInAttempt,
  emailCounterKey,
  isKnownDevice,
  revertSignInAttempt,
  type SignInClient,
  type SignInConditions,
} from './countSignInAttempt.ts';

type Attempt = SignInInput & { readonly captcha: string | null };

interface Origin {
  readonly address: string;
  /** The key of the email address. */
  readonly account: string;
}

/**
 * Returns the function for all sign-ins, with the limits of `domain/access/policy/rateLimits.ts`. `countCaptcha` throws `too_many` if
 * the address may not have more captchas verified.
 */
export function limitSignIns(deps: Deps, countCaptcha: (address: string) => void) {
  const verifyCaptcha = captchaVerifier(deps, countCaptcha);
  const addresses = new AddressFailures();
  const perAddress = new KeyedConcurrencyLimiter(signInLimitsPerAddress);
  const perPerson = new KeyedConcurrencyLimiter(knownDeviceSignInLimits);
  const lookups = new ConcurrencyLimiter(deviceLookupLimits);
  const unknownDevices = new ConcurrencyLimiter(unknownDeviceSignInLimits);
  const refusals = new Pacer(signInRefusalPace);

  /** Signs in within the limits. Throws `too_many`, `captcha_needed`, `busy`, and the refusals of `signIn`. */
  return async (attempt: Attempt, device: SignInDevice, address: string): Promise<SignInResult> => {
    try {
      return await signInOnAnyDevice(attempt, device, address);
    } catch (error) {
      if (error instanceof Refusal) await refusals.pass();
      throw error;
    }
  };

  async function signInOnAnyDevice(
    attempt: Attempt,
    device: SignInDevice,
    address: string,
  ): Promise<SignInResult> {
    const account = emailCounterKey(deps, attempt.email);
    const onKnownDevice = await signInOnKnownDevice(attempt, device, { address, account });
    if (onKnownDevice) return onKnownDevice;
    const blockedUntil = addresses.waitUntil(address, account, deps.clock.now());
    if (blockedUntil) throw new TooManyAttempts(blockedUntil);
    return signInOnUnknownDevice(attempt, device, { address, account });
  }

  /**
   * Signs in on an unknown device. Takes no slot while the provider verifies a captcha. Throws the same
   * errors as the function above.
   */
  async function signInOnUnknownDevice(
    attempt: Attempt,
    device: SignInDevice,
    origin: Origin,
  ): Promise<SignInResult> {
    const attemptWith = (state: CaptchaState) =>
      perAddress.run(rateLimitNetwork(origin.address), () =>
        unknownDevices.run(() => attemptSignIn(attempt, device, origin, state)),
      );
    if (configuredCaptcha(deps) === null) return attemptWith('off');
    try {
      return await attemptWith('demanded');
    } catch (error) {
      if (attempt.captcha === null || !isCaptchaNeeded(error)) throw error;
    }
    return attemptWith(await verifyCaptcha(origin.address, attempt.captcha));
  }

  /**
   * Signs in on a known device; null on an unknown one. A token that was not issued here is refused without a
   * query, and one that was issued here uses only the slots of its owner, so that other people cannot delay
   * known devices, not even from the same address.
   */
  async function signInOnKnownDevice(
    attempt: Attempt,
    device: SignInDevice,
    origin: Origin,
  ): Promise<SignInResult | null> {
    const owner = device.token === null ? null : ownerOfDeviceToken(deps.environment.secret, device.token);
    if (owner === null) return null;
    return perPerson.run(String(owner), async () => {
      const isKnown = await lookups.run(() => isKnownDevice(deps, attempt.email, device.token));
      return isKnown ? attemptSignIn(attempt, device, origin, 'off') : null;
    });
  }

  async function attemptSignIn(
    input: SignInInput,
    device: SignInDevice,
    { address, account }: Origin,
    captcha: CaptchaState,
  ): Promise<SignInResult> {
    const blockedUntil = addresses.waitUntil(address, account, deps.clock.now());
    const visitor = { email: input.email, address, deviceToken: device.token };
    const counted = await countAttempt(visitor, device, { captcha, blockedUntil });
    const now = () => deps.clock.now();
    let used: FailureCountChange | null = null;
    try {
      if (!counted.isKnownDevice) used = addresses.consumeAttempt(address, account, now());
      const result = await signIn(deps, input, { ...device, isKnown: counted.isKnownDevice });
      if (result.session) {
        addresses.forget(address, account);
        await clearFailedAttempts(deps, counted);
      } else {
        addresses.removeFailure(address, account);
        addresses.returnAttempt(address, account, used, now());
        await revertSignInAttempt(deps, counted);
      }
      return result;
    } catch (error) {
      if (isWrong(error)) {
        if (!counted.isKnownDevice && !used) addresses.addFailure(address, account, now());
        if (counted.beginsWait) await recordSignIn(deps, counted.userId, device, 'locked');
        throw error;
      }
      if (used) addresses.returnAttempt(address, account, used, now());
      await revertSignInAttempt(deps, counted);
      throw error;
    }
  }

  async function countAttempt(
    visitor: SignInClient,
    device: SignInDevice,
    conditions: SignInConditions,
  ): Promise<CountedAttempt> {
    const tried = await countSignInAttempt(deps, visitor, conditions);
    if (tried.kind === 'allowed') return tried;
    if (tried.kind === 'captcha') throw new Refusal('captcha_needed');
    if (tried.isNew) await recordSignIn(deps, tried.userId, device, 'locked');
    throw new TooManyAttempts(tried.until);
  }
}

const isCaptchaNeeded = (error: unknown): boolean =>
  error instanceof Refusal && error.code === 'captcha_needed';

/** Whether the error shows that the password or code was wrong. */
const isWrong = (error: unknown): boolean =>
  error instanceof Refusal && (error.code === 'bad_credentials' || error.code === 'bad_code');
