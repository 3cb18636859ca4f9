import { createHmac, randomInt } from 'node:crypto';
import { TooManyAttempts } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import { platformScope } from '../../kernel/scope.ts';
import { queueMail } from '../../store/mail/mails.ts';
import { type Credentials, putCode, removeCode, takeCodeAttempt } from '../../store/signIn/credentials.ts';
import { sealForMail } from '../../vault/mailSecrets.ts';
import { isWithinMailLimit } from '../isWithinMailLimit.ts';

const codeMinutes = 10;
const attempts = 5;

/** A plain hash of six digits can be brute-forced, so the hash is keyed with the secret. */
function codeHash(deps: Deps, userId: number, code: string): string {
  return createHmac('sha256', deps.environment.secret).update(`code:${userId}:${code}`).digest('hex');
}

/**
 * Uses up a mailed code and returns whether it was valid. The attempt is counted in a separate transaction and stays
 * counted if the action is refused.
 */
export async function consumeMailedCode(deps: Deps, userId: number, code: string): Promise<boolean> {
  const now = deps.clock.now().toISOString();
  const given = codeHash(deps, userId, code);
  return deps.database.as(platformScope, async (tx) => {
    const stored = await takeCodeAttempt(tx, userId, { now, attempts });
    return stored === given && (await removeCode(tx, userId, given));
  });
}

/**
 * Mails a six-digit code and invalidates earlier ones. Throws `too_many` above the mail limit per person; the last code then
 * stays valid for its time.
 */
export async function mailCode(
  deps: Deps,
  person: Pick<Credentials, 'id' | 'account_id' | 'email'>,
): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const now = deps.clock.now();
  await deps.database.as(platformScope, async (tx) => {
    if (!(await isWithinMailLimit(deps, tx, person.id, 'signInCode'))) {
      throw new TooManyAttempts(new Date(now.getTime() + 60 * 60_000));
    }
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
