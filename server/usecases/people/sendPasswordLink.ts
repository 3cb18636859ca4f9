import { checkGrants } from '../../../domain/access/checkGrants.ts';
import { canPersonSignIn } from '../../../domain/access/rights.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import { accountOf } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import { queueMail } from '../../store/mail/mails.ts';
import { readAccountStatus } from '../../store/people/overview.ts';
import { findHolder } from '../../store/people/roles.ts';
import { addReset } from '../../store/signIn/credentials.ts';
import { hashToken, newToken } from '../../vault/linkCodes.ts';
import { sealForMail } from '../../vault/mailSecrets.ts';

const linkDays = 7;

/**
 * Emails a person of the viewed account a link to set a password and invalidates earlier links. Throws
 * `not_found`, `forbidden` for a person the caller may not change, `person_inactive`, `person_without_address`.
 */
export async function sendPasswordLink(deps: Deps, caller: Caller, userId: number): Promise<void> {
  const accountId = accountOf(caller);
  const { user } = caller.person;
  await deps.database.as(caller.scope, async (tx) => {
    const holder = requireFound(await findHolder(tx, accountId, userId));
    checkGrants(user, holder, null);
    const { status, email } = holder;
    if (email === null) throw new Refusal('person_without_address');
    const account_status = await readAccountStatus(tx, accountId);
    if (!canPersonSignIn({ status, account_status, has_address: true })) throw new Refusal('person_inactive');
    await issuePasswordLink(deps, tx, caller, { accountId, userId, email });
  });
  await deps.jobs.wake('send-mails');
}

interface Invited {
  readonly accountId: number;
  readonly userId: number;
  readonly email: string;
}

/** Adds a link to set a password, queues the email with it and returns the token. Invalidates earlier links. */
export async function issuePasswordLink(
  deps: Deps,
  tx: Tx,
  caller: Caller,
  { accountId, userId, email }: Invited,
): Promise<string> {
  const now = deps.clock.now();
  const token = newToken();
  const { first_name, last_name } = caller.person.user;
  await addReset(tx, {
    token_hash: hashToken(token),
    user_id: userId,
    purpose: 'setup',
    expires_at: new Date(now.getTime() + linkDays * 86_400_000).toISOString(),
  });
  await queueMail(tx, {
    accountId,
    userId,
    to: email,
    template: 'setPassword',
    params: {
      administrator: `${first_name} ${last_name}`,
      sealed: sealForMail(deps.environment.secret, token),
    },
    at: now,
  });
  await recordAudit(tx, caller, {
    action: 'send_password_link',
    resource: 'users',
    id: userId,
    now,
    accountId,
  });
  return token;
}
