import { type CurrentRoles, checkGrants } from '../../../domain/access/checkGrants.ts';
import type { Permission, PermissionHolder } from '../../../domain/access/permissions.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import { listDelegatedAccountIds, lockEmail } from '../../store/people/people.ts';
import { removeSessionsExcept } from '../../store/signIn/sessions.ts';
import { handleAddressChanges } from '../../usecases/people/handleAddressChanges.ts';
import type { RecordWrite, Row } from './recordWrite.ts';

/**
 * Guards changes to people: callers cannot grant permissions they do not have, or deactivate or delete themselves; their own email address
 * needs their password (`changeOwnEmail`). Deactivating a person ends their sessions, and so does a new email address.
 */
export async function checkUserWrites(
  tx: Tx,
  { signedIn, before, draft }: RecordWrite,
  deps: Deps,
): Promise<void> {
  const { user } = signedIn.person;
  checkGrants(user, before && (await currentRolesOf(tx, before)), draft as PermissionHolder | null);
  if (before?.id === user.id) checkOwnChange(before, draft);
  else if (before?.status === 'active' && draft && draft.status !== 'active') {
    await removeSessionsExcept(tx, Number(before.id), null);
  }
  if (before && draft && draft.email !== before.email) {
    const userId = Number(before.id);
    const former = await lockEmail(tx, userId);
    const accountId = signedIn.scope.accountId;
    if (former !== null && former !== draft.email) {
      await handleAddressChanges(deps, tx, [{ userId, accountId, former }]);
    }
  }
}

async function currentRolesOf(tx: Tx, row: Row): Promise<CurrentRoles> {
  const id = Number(row.id);
  const delegated = await listDelegatedAccountIds(tx, id);
  // Rows of `users` contain permissions.
  return { id, permissions: row.permissions as Permission[], has_delegated_accounts: delegated.length > 0 };
}

function checkOwnChange(before: Row, draft: RecordWrite['draft']): void {
  if (draft === null) throw new Refusal('in_use');
  if (draft.email !== before.email) throw new Refusal('invalid', [{ field: 'email', problem: 'ownEmail' }]);
  if (draft.status !== 'active') {
    throw new Refusal('invalid', [{ field: 'status', problem: 'yourself' }]);
  }
}
