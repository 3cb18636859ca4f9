import type { Deps } from '../../deps.ts';
import { platformScope } from '../../kernel/scope.ts';
import { queueMail } from '../../store/mail/mails.ts';
import { addReset, extendReset, findCredentials } from '../../store/signIn/credentials.ts';
import { hashToken, newToken } from '../../vault/linkCodes.ts';
import { sealForMail } from '../../vault/mailSecrets.ts';
import { isWithinMailLimit } from '../isWithinMailLimit.ts';

const resetMinutes = 60;

/**
 * Emails a link to set a new password if the address belongs to someone; the response doesn't reveal it. Above the email limit per
 * person, the last requested link is extended by an hour unless it was used, so that other people's requests can't prevent a reset.
 */
export async function requestPasswordReset(deps: Deps, email: string): Promise<void> {
  const now = deps.clock.now();
  const expires_at = new Date(now.getTime() + resetMinutes * 60_000).toISOString();
  const isMailed = await deps.database.as(platformScope, async (tx) => {
    const person = await findCredentials(tx, email);
    if (!person) return false;
    if (!(await isWithinMailLimit(deps, tx, person.id, 'resetPassword'))) {
      await extendReset(tx, person.id, expires_at);
      return false;
    }
    const token = newToken();
    const reset = { token_hash: hashToken(token), user_id: person.id, expires_at };
    await addReset(tx, { ...reset, purpose: 'reset' });
    await queueMail(tx, {
      accountId: person.account_id,
      userId: person.id,
      to: person.email,
      template: 'resetPassword',
      params: { sealed: sealForMail(deps.environment.secret, token) },
      at: now,
    });
    return true;
  });
  if (isMailed) await deps.jobs.wake('send-mails');
}
