import { countedNetwork } from '../../../domain/access/policy/network.ts';
import { signInsPerAddress } from '../../../domain/access/policy/rateLimits.ts';
import { Refusal, TooManyAttempts } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import { Gates } from '../../gate.ts';
import { type Device, recordSignIn, type SignInInput, type SignInResult, signIn } from '../signIn/signIn.ts';
import { AddressFailures } from './addressFailures.ts';
import { checkCaptcha, shownCaptcha } from './checkCaptcha.ts';
import {
  accountKeyOf,
  forgetSignInTry,
  giveBackSignInTry,
  type TakenTry,
  takeSignInTry,
  type Visitor,
} from './signInTries.ts';

type Attempt = SignInInput & { readonly captcha: string | null };

/** Sign-ins of everybody, within the limits of `domain/access/policy/rateLimits.ts`. */
export function limitSignIns(deps: Deps) {
  const addresses = new AddressFailures();
  const gates = new Gates(signInsPerAddress);

  /** Throws `too_many`, `captcha_needed`, `busy`, and whatever `signIn` does. */
  return (attempt: Attempt, device: Device, address: string): Promise<SignInResult> => {
    const network = countedNetwork(address);
    return gates.run(network, () => inTurn(attempt, device, { address, network }));
  };

  async function inTurn(
    { captcha, ...wish }: Attempt,
    device: Device,
    { address, network }: { readonly address: string; readonly network: string },
  ): Promise<SignInResult> {
    const account = accountKeyOf(deps, wish.email);
    const blockedUntil = addresses.blockedUntil(network, account, deps.clock.now());
    if (blockedUntil && device.token === null) throw new TooManyAttempts(blockedUntil);
    const visitor = { email: wish.email, address, deviceToken: device.token };
    const taken = await take(visitor, device, { captcha, blockedUntil });
    try {
      const result = await signIn(deps, wish, device);
      if (result.session) await forgetSignInTry(deps, taken);
      else await giveBackSignInTry(deps, taken);
      addresses.removeFailure(network, account);
      return result;
    } catch (error) {
      if (!isWrong(error)) await giveBackSignInTry(deps, taken);
      else {
        if (!taken.isKnownDevice) addresses.addFailure(network, account, deps.clock.now());
        if (taken.beginsWait) await recordSignIn(deps, taken.userId, device, 'locked');
      }
      throw error;
    }
  }

  async function take(
    visitor: Visitor,
    device: Device,
    { captcha, blockedUntil }: { readonly captcha: string | null; readonly blockedUntil: Date | null },
  ): Promise<TakenTry> {
    const isSetUp = shownCaptcha(deps) !== null;
    const first = await takeSignInTry(deps, visitor, { captcha: isSetUp ? 'demanded' : 'off', blockedUntil });
    const tried =
      first.kind === 'captcha'
        ? await takeSignInTry(deps, visitor, { captcha: await checkCaptcha(deps, captcha), blockedUntil })
        : first;
    if (tried.kind === 'allowed') return tried;
    if (tried.kind === 'captcha') throw new Refusal('captcha_needed');
    if (tried.isNew) await recordSignIn(deps, tried.userId, device, 'locked');
    throw new TooManyAttempts(tried.until);
  }
}

/** What shows that the password or code is not known to whoever tries. */
const isWrong = (error: unknown): boolean =>
  error instanceof Refusal && (error.code === 'bad_credentials' || error.code === 'bad_code');
