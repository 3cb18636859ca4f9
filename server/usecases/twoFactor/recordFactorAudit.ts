import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import type { Tx } from '../../store/database.ts';
import { queueMail } from '../../store/mail/mails.ts';
import { addAuditRow } from '../../store/security/addAuditRow.ts';

interface Deed {
  readonly action: string;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
  /** Whether the person is notified by email, in case it wasn't them. */
  readonly tell: boolean;
}

/** Records a change to a person's own second factor and notifies them. */
export async function recordFactorAudit(
  deps: Deps,
  tx: Tx,
  { person: { user, ownAccount } }: Caller,
  { tell, ...deed }: Deed,
): Promise<void> {
  const at = deps.clock.now();
  await addAuditRow(tx, {
    ...deed,
    actorId: user.id,
    accountId: ownAccount.id,
    resource: 'users',
    recordId: user.id,
    at: at.toISOString(),
  });
  if (!tell) return;
  await queueMail(tx, {
    accountId: ownAccount.id,
    userId: user.id,
    to: user.email,
    template: 'secondFactorChanged',
    params: {},
    at,
  });
}
