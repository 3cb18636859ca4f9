import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { type AuditEvent, recordAudit } from '../../kernel/recordAudit.ts';
import type { Tx } from '../../store/database.ts';
import { queueMail } from '../../store/mail/mails.ts';

interface FactorEvent extends Pick<AuditEvent, 'action' | 'before' | 'after'> {
  /** Whether to notify the person by email, in case someone else made the change. */
  readonly notify: boolean;
}

/** Records a change of the caller's second factor and optionally notifies them by email. */
export async function recordFactorAudit(
  deps: Deps,
  tx: Tx,
  caller: Caller,
  { notify, ...event }: FactorEvent,
): Promise<void> {
  const { user, ownAccount } = caller.person;
  const now = deps.clock.now();
  await recordAudit(tx, caller, { ...event, resource: 'users', id: user.id, accountId: ownAccount.id, now });
  if (!notify) return;
  await queueMail(tx, {
    accountId: ownAccount.id,
    userId: user.id,
    to: user.email,
    template: 'secondFactorChanged',
    params: {},
    at: now,
  });
}
