import { createHmac, randomInt } from 'node:crypto';
import { TooManyAttempts } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import { platformScope } from '../../kernel/scope.ts';
import { queueMail } from '../../store/mail/mails.ts';
import { putCode, removeCode, takeCodeAttempt } from '../../store/signIn/codes.ts';
import type { Credentials } from '../../store/signIn/credentials.ts';
import { hashToken } from '../../vault/linkCodes.ts';
import { sealForMail } from '../../vault/mailSecrets.ts';
import { isWithinMailLimit } from '../isWithinMailLimit.ts';

export const codeMinutes = 10;
const attempts = 5;

/** Returns the keyed hash of a code, because a plain hash of six digits can be brute-forced. */
function codeHash(deps: Deps, userId: number, code: string): string {
  return createHmac('sha256', deps.environment.secret).update(`code:${userId}:${code}`).digest('hex');
}

interface GivenCode {
  readonly code: string;
  /** The token of the browser; null if it has none and therefore requested no code. */
  readonly requester: string | null;
}

/**
 * Uses up a mailed code and returns whether it was valid and requested by the same browser. The attempt is counted in a separate
 * transaction and stays counted if the action is refused.
 */
export async function consumeMailedCode(
  deps: Deps,
  userId: number,
  { code, requester }: GivenCode,
): Promise<boolean> {
  if (requester === null) return false;
  const now = deps.clock.now().toISOString();
  const given = codeHash(deps, userId, code);
  const owner = { user_id: userId, requester_hash: hashToken(requester) };
  return deps.database.as(platformScope, async (tx) => {
    const stored = await takeCodeAttempt(tx, owner, { now, attempts });
    return stored === given && (await removeCode(tx, owner, given));
  });
}

/**
 * Emails a six-digit code that works in the requesting browser only, and invalidates its earlier ones. Throws
 * `too_many` above the email limit per person; the last code then remains valid until it expires.
 */
export async function mailCode(
  deps: Deps,
  person: Pick<Credentials, 'id' | 'account_id' | 'email'>,
  requester: string,
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
        requester_hash: hashToken(requester),
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
