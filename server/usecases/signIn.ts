import { createHmac, randomBytes } from 'node:crypto';
import { type Login, presentLogin } from '../../domain/access/presentUser.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Deps } from '../deps.ts';
import { recordChange } from '../store/auditLog.ts';
import type { Tx } from '../store/database.ts';
import { findAccount, findUser, subscriptionsOf } from '../store/people.ts';
import { addSession, removeSessionByToken } from '../store/sessions.ts';
import { type Credentials, findCredentials, rememberDevice } from '../store/signIn.ts';
import { hashOf } from '../vault/links.ts';
import { passwordFits } from '../vault/passwords.ts';
import { confirmSignIn } from './confirmSignIn.ts';
import { everywhere } from './scopes.ts';

export interface SignInWish {
  readonly email: string;
  readonly password: string;
  readonly code: string | null;
  readonly remember_device: boolean;
}

/** What the browser brought along. */
export interface Device {
  readonly name: string;
  /** The token by which it was remembered after a confirmation. */
  readonly token: string | null;
  /** The session it was in until now, which the new one replaces. */
  readonly sessionToken: string | null;
}

export interface SignInResult {
  readonly answer: ReturnType<typeof presentLogin>;
  /** For cookies; null while a code is asked for. */
  readonly sessionToken: string | null;
  readonly deviceToken: string | null;
}

export const newToken = (): string => randomBytes(32).toString('base64url');

/** Proves to the chat provider who is chatting. */
export function chatProof(secret: Buffer, userId: number): string {
  return createHmac('sha256', secret).update(`chat:${userId}`).digest('hex');
}

/**
 * Signs in, or asks for a code. Throws `bad_credentials` alike for a wrong password, an unknown address, a
 * person or an account that is switched off; `bad_code`.
 */
export async function signIn(
  deps: Deps,
  wish: SignInWish,
  device: Device,
  hours: number,
): Promise<SignInResult> {
  const found = await deps.database.as(everywhere, (tx) => findCredentials(tx, wish.email));
  const fits = await passwordFits(found?.password_hash ?? null, wish.password);
  if (!found || !fits) throw new Refusal('bad_credentials', 401);

  const isConfirmed = await confirmSignIn(deps, found, { code: wish.code, deviceToken: device.token });
  if (!isConfirmed) {
    return { answer: presentLogin({ needsToConfirm: true }), sessionToken: null, deviceToken: null };
  }

  const sessionToken = newToken();
  const deviceToken = wish.code !== null && wish.remember_device ? newToken() : null;
  const login = await deps.database.as(everywhere, async (tx) => {
    const now = deps.clock.now();
    if (device.sessionToken) await removeSessionByToken(tx, hashOf(device.sessionToken), now.toISOString());
    if (deviceToken) await rememberDevice(tx, found.id, hashOf(deviceToken), now.toISOString());
    await addSession(tx, {
      token_hash: hashOf(sessionToken),
      user_id: found.id,
      device: device.name,
      now: now.toISOString(),
      expires_at: new Date(now.getTime() + hours * 3_600_000).toISOString(),
    });
    await recordChange(tx, {
      actorId: found.id,
      accountId: found.account_id,
      action: 'sign_in',
      resource: 'sessions',
      recordId: null,
      at: now.toISOString(),
    });
    return loginOf(deps, tx, found);
  });
  return { answer: presentLogin(login), sessionToken, deviceToken };
}

async function loginOf(deps: Deps, tx: Tx, found: Credentials): Promise<Login> {
  const person = await findUser(tx, found.id);
  const account = await findAccount(tx, found.account_id);
  if (!person || !account) throw new Refusal('bad_credentials', 401);
  return {
    needsToConfirm: false,
    user: person.user,
    account,
    userHMAC: chatProof(deps.environment.secret, found.id),
    subscriptions: await subscriptionsOf(tx, found.account_id),
  };
}
