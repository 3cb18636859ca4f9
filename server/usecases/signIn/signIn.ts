import { createHmac } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type SecurityPolicy, sessionEndsAt } from '../../../domain/access/policy/securityPolicy.ts';
import type { SignInOutcome } from '../../../domain/access/policy/signInOutcomes.ts';
import { type LoginResult, presentLogin } from '../../../domain/access/presentLogin.ts';
import { Refusal, TooManyAttempts } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { platformScope } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import { findAccount, findUser, listSubscriptions } from '../../store/people/people.ts';
import { findEffectivePolicy } from '../../store/security/policies.ts';
import { addSignIn } from '../../store/security/signIns.ts';
import {
  type Credentials,
  findCredentials,
  findCredentialsOf,
  findDevice,
  rememberDevice,
} from '../../store/signIn/credentials.ts';
import { addSession, removeSessionByToken } from '../../store/signIn/sessions.ts';
import { newDeviceToken } from '../../vault/deviceTokens.ts';
import { hashToken, newToken } from '../../vault/linkCodes.ts';
import { isPasswordCorrect } from '../../vault/passwords.ts';
import { confirmSignIn, requiresCode } from './confirmSignIn.ts';
import { requireWithinSignInLimit } from './requireWithinSignInLimit.ts';

export interface SignInInput {
  readonly email: string;
  readonly password: string;
  readonly code: string | null;
  readonly remember_device: boolean;
}

/** The information the browser sends. */
export interface SignInDevice {
  readonly name: string;
  /** The device's network, truncated so that it doesn't identify a household. */
  readonly network: string | null;
  /** The token set when someone signed in on the device. */
  readonly token: string | null;
  /** The current session, which the new one replaces. */
  readonly sessionToken: string | null;
  /** The token set when a code was mailed, which works in this browser only. */
  readonly codeToken: string | null;
}

/** A device after it was looked up. */
export interface CheckedDevice extends SignInDevice {
  /** Whether this person has signed in on it before. */
  readonly isKnown: boolean;
}

export interface SignInResult {
  readonly answer: ReturnType<typeof presentLogin>;
  /** The cookie's value and lifetime; null while a code is needed. */
  readonly session: { readonly token: string; readonly hours: number } | null;
  /** The token for the cookie that identifies this device from now on. */
  readonly deviceToken: string | null;
  /** The token for the cookie of the browser in which the mailed code works. */
  readonly codeToken: string | null;
}

/** Authenticates the user to the chat provider. */
export function chatSignature(secret: Buffer, userId: number): string {
  return createHmac('sha256', secret).update(`chat:${userId}`).digest('hex');
}

/**
 * Signs in, or requests a code. Throws the same `bad_credentials` for a wrong password, an unknown address, and an inactive person
 * or account; `bad_code`; `password_outdated`; `too_many`. Every attempt is recorded.
 */
export async function signIn(deps: Deps, input: SignInInput, device: CheckedDevice): Promise<SignInResult> {
  const credentials = await deps.database.as(platformScope, (tx) => findCredentials(tx, input.email));
  const record = (outcome: SignInOutcome) => recordSignIn(deps, credentials?.id ?? null, device, outcome);
  try {
    const result = await attempt(deps, credentials, input, device);
    if (!result.session) await record('code_asked');
    return result;
  } catch (error) {
    if (error instanceof Refusal && isOutcome(error.code)) await record(error.code);
    throw error;
  }
}

const isOutcome = (code: string): code is SignInOutcome =>
  code === 'bad_credentials' || code === 'bad_code' || code === 'password_outdated';

export async function recordSignIn(
  deps: Deps,
  userId: number | null,
  device: Pick<SignInDevice, 'name' | 'network'>,
  outcome: SignInOutcome,
): Promise<void> {
  const event = { ...eventOf(device, deps.clock.now()), user_id: userId, outcome };
  await deps.database.as(platformScope, (tx) => addSignIn(tx, event));
}

const eventOf = ({ name, network }: Pick<SignInDevice, 'name' | 'network'>, now: Date) => ({
  device: name,
  network,
  at: now.toISOString(),
});

async function attempt(
  deps: Deps,
  credentials: Credentials | null,
  input: SignInInput,
  device: CheckedDevice,
): Promise<SignInResult> {
  const lane = device.isKnown ? 'known' : 'unknown';
  const isCorrect = await isPasswordCorrect(credentials?.password_hash ?? null, input.password, lane);
  if (!credentials || !isCorrect) throw new Refusal('bad_credentials');
  const policy = await deps.database.as(platformScope, (tx) =>
    findEffectivePolicy(tx, credentials.account_id),
  );
  if (input.password.length < policy.min_length) throw new Refusal('password_outdated');

  const proof = { code: input.code, deviceToken: device.token, codeToken: device.codeToken };
  const confirmation = await confirmSignIn(deps, credentials, policy, proof);
  if (typeof confirmation === 'object') {
    const answer = presentLogin({ needsToConfirm: true, confirmWith: confirmation.confirmWith });
    return { answer, session: null, deviceToken: null, codeToken: confirmation.codeToken };
  }
  return startSession(deps, {
    credentials,
    input,
    device,
    policy,
    confirmed: confirmation === 'given',
  });
}

/** Returns how a person may be signed in who sets their password with a link; null if a code is required first. */
export async function planSignInAfterReset(
  deps: Deps,
  credentials: Credentials,
): Promise<SecurityPolicy | null> {
  const policy = await deps.database.as(platformScope, (tx) =>
    findEffectivePolicy(tx, credentials.account_id),
  );
  return (await requiresCode(deps, credentials, policy)) ? null : policy;
}

/**
 * Signs in a person who sets their password on this device, in the same transaction, so that nothing can end the sessions in between. Null
 * after too many sign-ins, or if the person has changed since `credentials` were read: they then sign in with the new password.
 */
export async function signInAfterReset(
  deps: Deps,
  tx: Tx,
  { credentials, device, policy }: Omit<ConfirmedSignIn, 'input' | 'confirmed'>,
): Promise<SignInResult | null> {
  const input = { remember_device: false };
  try {
    return await addNewSession(deps, tx, { credentials, input, device, policy, confirmed: false });
  } catch (error) {
    const isRefused = error instanceof Refusal && error.code === 'bad_credentials';
    if (error instanceof TooManyAttempts || isRefused) return null;
    throw error;
  }
}

interface ConfirmedSignIn {
  readonly credentials: Credentials;
  readonly input: Pick<SignInInput, 'remember_device'>;
  readonly device: SignInDevice;
  readonly policy: SecurityPolicy;
  /** Whether a code was checked. */
  readonly confirmed: boolean;
}

const startSession = (deps: Deps, confirmed: ConfirmedSignIn): Promise<SignInResult> =>
  deps.database.as(platformScope, (tx) => addNewSession(deps, tx, confirmed));

async function addNewSession(
  deps: Deps,
  tx: Tx,
  { credentials, input, device, policy, confirmed }: ConfirmedSignIn,
): Promise<SignInResult> {
  const token = newToken();
  const now = deps.clock.now();
  await requireWithinSignInLimit(tx, credentials.id, now);
  await requireUnchanged(tx, credentials);
  if (device.sessionToken) await removeSessionByToken(tx, hashToken(device.sessionToken), now.toISOString());
  const isConfirmed = confirmed && input.remember_device;
  const known = { token: device.token, isConfirmed, now };
  const deviceToken = await registerDevice(deps, tx, credentials.id, known);
  await addSession(tx, {
    token_hash: hashToken(token),
    user_id: credentials.id,
    device: device.name,
    network: device.network,
    confirmed,
    now: now.toISOString(),
    expires_at: sessionEndsAt(policy, now, now).toISOString(),
  });
  await addSignIn(tx, { ...eventOf(device, now), user_id: credentials.id, outcome: 'succeeded' });
  await recordAudit(
    tx,
    { userId: credentials.id, accountId: credentials.account_id },
    { action: 'sign_in', resource: 'sessions', id: null, now },
  );
  const login = await loginOf(deps, tx, credentials);
  const session = { token, hours: policy.absolute_hours };
  return { answer: presentLogin(login), session, deviceToken, codeToken: null };
}

/**
 * Throws `bad_credentials` if the person was deactivated, or their password, email address, account or permissions changed, since
 * `read`. The sign-in limit has locked the row of the person.
 */
async function requireUnchanged(tx: Tx, read: Credentials): Promise<void> {
  const current = await findCredentialsOf(tx, read.id);
  if (!isDeepStrictEqual(checkedPart(current), checkedPart(read))) throw new Refusal('bad_credentials');
}

const checkedPart = (credentials: Credentials | null) =>
  credentials && {
    password_hash: credentials.password_hash,
    email: credentials.email,
    account_id: credentials.account_id,
    permissions: credentials.permissions,
  };

interface SignedInDevice {
  readonly token: string | null;
  readonly isConfirmed: boolean;
  readonly now: Date;
}

/**
 * Returns the token of the device. A token with which the person hasn't signed in before is replaced, because someone
 * else could have planted it in the browser.
 */
export async function registerDevice(
  { environment }: Pick<Deps, 'environment'>,
  tx: Tx,
  userId: number,
  { token, isConfirmed, now }: SignedInDevice,
): Promise<string> {
  const isKnown = token !== null && (await findDevice(tx, userId, hashToken(token))) !== null;
  const stored = isKnown ? token : newDeviceToken(environment.secret, userId);
  const device = { user_id: userId, device_hash: hashToken(stored), confirmed: isConfirmed };
  await rememberDevice(tx, { ...device, now: now.toISOString() });
  return stored;
}

async function loginOf(deps: Deps, tx: Tx, credentials: Credentials): Promise<LoginResult> {
  const person = await findUser(tx, credentials.id);
  const account = await findAccount(tx, credentials.account_id);
  if (!person || !account) throw new Refusal('bad_credentials');
  return {
    needsToConfirm: false,
    user: person.user,
    account,
    userHMAC: chatSignature(deps.environment.secret, credentials.id),
    subscriptions: await listSubscriptions(tx, credentials.account_id),
  };
}
