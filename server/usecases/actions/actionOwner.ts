import { Refusal } from '../../../domain/refusal.ts';
import { type Caller, isLimitedToLedTeams } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import { canOwnActions, isLedBy } from '../../store/actions/actionGroups.ts';
import type { Tx } from '../../store/database.ts';
import { addNotifications } from '../../store/notifications/notifications.ts';

/**
 * Checks that the caller may make a person the owner of an action: themselves, or someone they see, which for leads are the members
 * of their teams. Throws `invalid`, alike for people of other accounts and people who don't exist.
 */
export async function checkOwner(tx: Tx, caller: Caller, ownerId: number): Promise<void> {
  const accountId = accountOf(caller);
  const userId = caller.person.user.id;
  const isSeen =
    ownerId === userId ||
    !isLimitedToLedTeams(caller) ||
    (await isLedBy(tx, accountId, { userId: ownerId, leaderId: userId }));
  if (isSeen && (await canOwnActions(tx, accountId, ownerId))) return;
  throw new Refusal('invalid', [{ field: 'owner_id', problem: 'unknown' }]);
}

interface Assignment {
  readonly id: number;
  readonly owner_id: number;
  readonly now: Date;
}

/** Notifies the owner of an action that someone else assigned to them. */
export async function notifyOwner(tx: Tx, caller: Caller, { id, owner_id, now }: Assignment): Promise<void> {
  await addNotifications(
    tx,
    { accountId: accountOf(caller), event: 'action_assigned', recordId: id, renews: true, now },
    { userIds: [owner_id], except: caller.person.user.id },
  );
}
