import type { Deps } from '../../deps.ts';
import { refuseEmulation, type SignedInCaller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { ownScope } from '../../kernel/scope.ts';
import { refuseTaken } from '../../kernel/uniqueViolation.ts';
import { changeEmail, lockEmail } from '../../store/people/people.ts';
import { checkOwnPassword } from '../signIn/checkOwnPassword.ts';
import { handleAddressChanges } from './handleAddressChanges.ts';

interface OwnEmail {
  readonly email: string;
  readonly password: string;
}

/**
 * Changes the caller's own email address, which needs their password: a stolen session would otherwise be enough to set a new one. The
 * caller stays signed in. Throws `invalid` for a wrong password, `taken`, `emulating`.
 */
export async function changeOwnEmail(
  deps: Deps,
  caller: SignedInCaller,
  { email, password }: OwnEmail,
): Promise<void> {
  refuseEmulation(caller);
  const userId = caller.person.user.id;
  const accountId = caller.person.ownAccount.id;
  await checkOwnPassword(deps, userId, { field: 'current_password', password });
  const now = deps.clock.now();
  await refuseTaken(
    'email',
    deps.database.as(ownScope(caller.person), async (tx) => {
      const former = await lockEmail(tx, userId);
      if (former === null || former === email) return;
      await changeEmail(tx, userId, email, now.toISOString());
      await handleAddressChanges(deps, tx, [{ userId, accountId, former }], caller.sessionId);
      await recordAudit(tx, caller, {
        action: 'update',
        resource: 'users',
        id: userId,
        before: { email: former },
        after: { email },
        now,
        accountId,
      });
    }),
  );
  await deps.jobs.wake('send-mails');
}
