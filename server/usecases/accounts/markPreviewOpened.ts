import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { accountOf } from '../../kernel/scope.ts';
import { markAccountSetup } from '../../store/accounts/accountSetups.ts';

/** Records that someone has opened a preview in this account. Repeating it writes nothing. */
export async function markPreviewOpened(deps: Deps, caller: Caller): Promise<void> {
  const accountId = accountOf(caller);
  const now = deps.clock.now();
  await deps.database.as(caller.scope, async (tx) => {
    if (!(await markAccountSetup(tx, accountId, 'previewed_at', now.toISOString()))) return;
    await recordAudit(tx, caller, {
      action: 'update',
      resource: 'accounts',
      id: accountId,
      after: { previewed_at: now.toISOString() },
      now,
    });
  });
}
