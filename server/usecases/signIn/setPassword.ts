import { isOwnEmail } from '../../../domain/access/passwords.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { platformScope } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import { listFormerAddresses } from '../../store/mail/deliveryAddress.ts';
import { queueMail, queueMails } from '../../store/mail/mails.ts';
import { findEffectivePolicy } from '../../store/security/policies.ts';
import {
  type Credentials,
  findReset,
  forgetDevices,
  setPasswordHash,
  useReset,
} from '../../store/signIn/credentials.ts';
import { removeSessionsExcept } from '../../store/signIn/sessions.ts';
import { hashToken } from '../../vault/linkCodes.ts';
import { hashPassword } from '../../vault/passwords.ts';
import { checkOwnPassword } from './checkOwnPassword.ts';
import {
  planSignInAfterReset,
  registerDevice,
  type SignInDevice,
  type SignInResult,
  signInAfterReset,
} from './signIn.ts';

interface SetWithLink {
  readonly token: string;
  readonly password: string;
}

interface PasswordSet extends Pick<SignInResult, 'session'> {
  readonly deviceToken: string;
  /** The response to the sign-in; null if the person has to sign in with the new password. */
  readonly login: SignInResult['answer'] | null;
}

/**
 * Sets a password with the token of a link and signs in. Ends all other sessions and forgets all other devices. Throws `reset_link_used`,
 * `invalid`.
 */
export async function resetPassword(
  deps: Deps,
  { token, password }: SetWithLink,
  device: SignInDevice,
): Promise<PasswordSet> {
  const now = deps.clock.now();
  const person = await deps.database.as(platformScope, (tx) =>
    findReset(tx, hashToken(token), now.toISOString()),
  );
  if (!person) throw new Refusal('reset_link_used');
  const hash = await newHash(deps, person, password);
  const policy = await planSignInAfterReset(deps, person);
  const set = await deps.database.as(platformScope, async (tx) => {
    if (!(await useReset(tx, hashToken(token), now.toISOString()))) throw new Refusal('reset_link_used');
    await forgetDevices(tx, person.id);
    await storePassword(deps, tx, person, { hash, keepSession: null });
    await notifyFormerAddresses(tx, person, now);
    const deviceToken = await registerDevice(deps, tx, person.id, { token: null, isConfirmed: false, now });
    const credentials = { ...person, password_hash: hash };
    const known = { ...device, token: deviceToken };
    const signedIn = policy && (await signInAfterReset(deps, tx, { credentials, device: known, policy }));
    return { deviceToken, session: signedIn?.session ?? null, login: signedIn?.answer ?? null };
  });
  await deps.jobs.wake('send-mails');
  return set;
}

/** Days after a change of an email address in which its previous owner is told of a password that is set with a link. */
const watchedDays = 30;

/** Tells the previous addresses of a person, because whoever changed the address may have set the password. */
async function notifyFormerAddresses(tx: Tx, { id, account_id }: Credentials, now: Date): Promise<void> {
  const former = await listFormerAddresses(tx, id, new Date(now.getTime() - watchedDays * 86_400_000));
  if (former.length === 0) return;
  await queueMails(
    tx,
    former.map((to) => ({
      accountId: account_id,
      userId: id,
      to,
      template: 'passwordSetAfterChange',
      params: { changedAt: now.toISOString() },
      at: now,
    })),
  );
}

interface Change {
  readonly userId: number;
  readonly sessionId: string;
  readonly current: string;
  readonly password: string;
}

/** Changes the password of a signed-in person who knows the current one. Ends all other sessions. Throws `invalid`. */
export async function changePassword(deps: Deps, change: Change): Promise<void> {
  const typed = { field: 'current_password', password: change.current };
  const person = await checkOwnPassword(deps, change.userId, typed);
  const hash = await newHash(deps, person, change.password);
  await deps.database.as(platformScope, (tx) =>
    storePassword(deps, tx, person, { hash, keepSession: change.sessionId }),
  );
  await deps.jobs.wake('send-mails');
}

const wrong = (field: string, problem: string) => new Refusal('invalid', [{ field, problem }]);

/** Hashing is slow, so no transaction is open while it runs. */
async function newHash(deps: Deps, person: Credentials, password: string): Promise<string> {
  const { min_length: min } = await deps.database.as(platformScope, (tx) =>
    findEffectivePolicy(tx, person.account_id),
  );
  if (password.length < min) {
    throw new Refusal('invalid', [{ field: 'password', problem: 'tooShort', params: { min } }]);
  }
  if (isOwnEmail(password, person.email)) throw wrong('password', 'ownAddress');
  return hashPassword(password);
}

async function storePassword(
  deps: Deps,
  tx: Tx,
  person: Credentials,
  { hash, keepSession }: { hash: string; keepSession: string | null },
): Promise<void> {
  const now = deps.clock.now();
  await setPasswordHash(tx, person.id, hash);
  await removeSessionsExcept(tx, person.id, keepSession);
  await recordAudit(
    tx,
    { userId: person.id, accountId: person.account_id },
    { action: 'change_password', resource: 'users', id: person.id, now },
  );
  await queueMail(tx, {
    accountId: person.account_id,
    userId: person.id,
    to: person.email,
    template: 'passwordChanged',
    params: { changedAt: now.toISOString() },
    at: now,
  });
}
