import { countedNetwork } from '../../../domain/access/policy/network.ts';
import {
  deviceLookups,
  signInsFromUnknownDevices,
  signInsPerAddress,
} from '../../../domain/access/policy/rateLimits.ts';
import type { FailureCountChange } from '../../../domain/access/policy/signInAttempt.ts';
import { Refusal, TooManyAttempts } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import { Gate, Gates } from '../../gate.ts';
import { type Device, recordSignIn, type SignInInput, type SignInResult, signIn } from '../signIn/signIn.ts';
import { AddressFailures } from './addressFailures.ts';
import { checkCaptcha, shownCaptcha } from './checkCaptcha.ts';
import {
  accountKeyOf,
  type CountedAttempt,
  clearFailedAttempts,
  countSignInAttempt,
  isKnownDevice,
  uncountSignInAttempt,
  type Visitor,
} from './signInTries.ts';

type Attempt = SignInInput & { readonly captcha: string | null };

/** Returns the function for all sign-ins, with the limits of `domain/access/policy/rateLimits.ts`. */
export function limitSignIns(deps: Deps) {
  const addresses = new AddressFailures();
  const gates = new Gates(signInsPerAddress);
  const lookups = new Gate(deviceLookups);
  const unknownDevices = new Gate(signInsFromUnknownDevices);

  /** Throws `too_many`, `captcha_needed`, `busy`, and the refusals of `signIn`. */
  return (attempt: Attempt, device: Device, address: string): Promise<SignInResult> => {
    const network = countedNetwork(address);
    return gates.run(network, async () => {
      const account = accountKeyOf(deps, attempt.email);
      const blockedUntil = addresses.waitUntil(address, account, deps.clock.now());
      if (blockedUntil && device.token === null) throw new TooManyAttempts(blockedUntil);
      const isKnown =
        device.token !== null && (await lookups.run(() => isKnownDevice(deps, attempt.email, device.token)));
      const work = () => inTurn(attempt, device, { address, account });
      return isKnown ? work() : unknownDevices.run(work);
    });
  };

  async function inTurn(
    { captcha, ...input }: Attempt,
    device: Device,
    { address, account }: { readonly address: string; readonly account: string },
  ): Promise<SignInResult> {
    const blockedUntil = addresses.waitUntil(address, account, deps.clock.now());
    const visitor = { email: input.email, address, deviceToken: device.token };
    const taken = await take(visitor, device, { captcha, blockedUntil });
    const now = () => deps.clock.now();
    let used: FailureCountChange | null = null;
    try {
      if (!taken.isKnownDevice) used = addresses.takeTry(address, account, now());
      const result = await signIn(deps, input, { ...device, isKnown: taken.isKnownDevice });
      if (result.session) {
        addresses.forget(address, account);
        await clearFailedAttempts(deps, taken);
      } else {
        addresses.removeFailure(address, account);
        addresses.giveBackTry(address, account, used, now());
        await uncountSignInAttempt(deps, taken);
      }
      return result;
    } catch (error) {
      if (isWrong(error)) {
        if (!taken.isKnownDevice && !used) addresses.addFailure(address, account, now());
        if (taken.beginsWait) await recordSignIn(deps, taken.userId, device, 'locked');
        throw error;
      }
      if (used) addresses.giveBackTry(address, account, used, now());
      await uncountSignInAttempt(deps, taken);
      throw error;
    }
  }

  async function take(
    visitor: Visitor,
    device: Device,
    { captcha, blockedUntil }: { readonly captcha: string | null; readonly blockedUntil: Date | null },
  ): Promise<CountedAttempt> {
    const isSetUp = shownCaptcha(deps) !== null;
    const first = await countSignInAttempt(deps, visitor, {
      captcha: isSetUp ? 'demanded' : 'off',
      blockedUntil,
    });
    const tried =
      first.kind === 'captcha'
        ? await countSignInAttempt(deps, visitor, {
            captcha: await checkCaptcha(deps, captcha),
            blockedUntil,
          })
        : first;
    if (tried.kind === 'allowed') return tried;
    if (tried.kind === 'captcha') throw new Refusal('captcha_needed');
    if (tried.isNew) await recordSignIn(deps, tried.userId, device, 'locked');
    throw new TooManyAttempts(tried.until);
  }
}

/** Whether the error shows that the password or code was wrong. */
const isWrong = (error: unknown): boolean =>
  error instanceof Refusal && (error.code === 'bad_credentials' || error.code === 'bad_code');
