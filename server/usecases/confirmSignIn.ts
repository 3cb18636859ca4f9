import { createHmac, randomInt } from 'node:crypto';
import { Refusal } from '../../domain/refusal.ts';
import type { Deps } from '../deps.ts';
import { queueMail } from '../store/mails.ts';
import { type Credentials, isKnownDevice, putCode, removeCode, takeCodeAttempt } from '../store/signIn.ts';
import { hashOf } from '../vault/links.ts';
import { sealForMail } from '../vault/mailSecrets.ts';
import { everywhere } from './scopes.ts';

const codeMinutes = 10;
const attempts = 5;

interface Proof {
  readonly code: string | null;
  readonly deviceToken: string | null;
}

/**
 * Whether the sign-in may go on: no confirmation is asked for here, the device is known, or the code is right.
 * Without a code one is sent and the answer is no. Throws `bad_code`.
 */
export async function confirmSignIn(deps: Deps, person: Credentials, proof: Proof): Promise<boolean> {
  if (!deps.environment.confirmDevices) return true;
  if (proof.code !== null) {
    await checkCode(deps, person, proof.code);
    return true;
  }
  const { deviceToken } = proof;
  const isKnown =
    deviceToken !== null &&
    (await deps.database.as(everywhere, (tx) => isKnownDevice(tx, person.id, hashOf(deviceToken))));
  if (!isKnown) await sendCode(deps, person);
  return isKnown;
}

/** A million codes are soon tried, so a plain hash would hide nothing: the secret is in it. */
function codeHash(deps: Deps, userId: number, code: string): string {
  return createHmac('sha256', deps.environment.secret).update(`code:${userId}:${code}`).digest('hex');
}

/** The attempt is counted in a transaction of its own: it stays counted when the sign-in is refused. */
async function checkCode(deps: Deps, person: Credentials, code: string): Promise<void> {
  const now = deps.clock.now().toISOString();
  const given = codeHash(deps, person.id, code);
  const isRight = await deps.database.as(everywhere, async (tx) => {
    const stored = await takeCodeAttempt(tx, person.id, { now, attempts });
    return stored === given && (await removeCode(tx, person.id, given));
  });
  if (!isRight) throw new Refusal('bad_code', 401);
}

async function sendCode(deps: Deps, person: Credentials): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const now = deps.clock.now();
  await deps.database.as(everywhere, async (tx) => {
    await putCode(
      tx,
      {
        user_id: person.id,
        code_hash: codeHash(deps, person.id, code),
        expires_at: new Date(now.getTime() + codeMinutes * 60_000).toISOString(),
      },
      now.toISOString(),
    );
    await queueMail(tx, {
      accountId: person.account_id,
      userId: person.id,
      to: person.email,
      template: 'signInCode',
      params: { sealed: sealForMail(deps.environment.secret, code) },
      at: now,
    });
  });
  await deps.jobs.wake('send-mails');
}
