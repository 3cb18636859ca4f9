import type { Deps } from '../deps.ts';
import { queueMail } from '../store/mails.ts';
import { addReset, findCredentials } from '../store/signIn.ts';
import { hashOf } from '../vault/links.ts';
import { sealForMail } from '../vault/mailSecrets.ts';
import { everywhere } from './scopes.ts';
import { newToken } from './signIn.ts';

const resetMinutes = 60;

/** Mails a link that sets a new password, if somebody has this address. The caller learns nothing of it. */
export async function requestReset(deps: Deps, email: string): Promise<void> {
  const now = deps.clock.now();
  const token = newToken();
  await deps.database.as(everywhere, async (tx) => {
    const person = await findCredentials(tx, email);
    if (!person) return;
    await addReset(tx, {
      token_hash: hashOf(token),
      user_id: person.id,
      expires_at: new Date(now.getTime() + resetMinutes * 60_000).toISOString(),
    });
    await queueMail(tx, {
      accountId: person.account_id,
      userId: person.id,
      to: person.email,
      template: 'resetPassword',
      params: { sealed: sealForMail(deps.environment.secret, token) },
      at: now,
    });
  });
  await deps.jobs.wake('send-mails');
}
