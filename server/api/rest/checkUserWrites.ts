import { type CurrentRoles, checkGrants } from '../../../domain/access/checkGrants.ts';
import type { Permission, PermissionHolder } from '../../../domain/access/permissions.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Tx } from '../../store/database.ts';
import { listDelegatedAccountIds } from '../../store/people/people.ts';
import { removeSessionsExcept } from '../../store/signIn/sessions.ts';
import { handleAddressChanges } from '../../usecases/people/handleAddressChanges.ts';
import type { RecordWrite, Row } from './recordWrite.ts';

/**
 * Guards changes to people: callers cannot grant permissions they do not have, or deactivate or delete themselves. Deactivating a person
 * ends their sessions. A new email address invalidates the links sent to the former one.
 */
export async function checkUserWrites(tx: Tx, { signedIn, before, draft, now }: RecordWrite): Promise<void> {
  const { user } = signedIn.person;
  checkGrants(user, before && (await currentRolesOf(tx, before)), draft as PermissionHolder | null);
  if (before?.id === user.id) checkOwnChange(draft);
  else if (before?.status === 'active' && draft && draft.status !== 'active') {
    await removeSessionsExcept(tx, Number(before.id), null);
  }
  if (before && draft && draft.email !== before.email) {
    const accountId = signedIn.scope.accountId;
    await handleAddressChanges(
      tx,
      [{ userId: Number(before.id), accountId, former: String(before.email) }],
      now,
    );
  }
}

async function currentRolesOf(tx: Tx, row: Row): Promise<CurrentRoles> {
  const id = Number(row.id);
  const delegated = await listDelegatedAccountIds(tx, id);
  // Rows of `users` contain permissions.
  return { id, permissions: row.permissions as Permission[], has_delegated_accounts: delegated.length > 0 };
}

function checkOwnChange(draft: RecordWrite['draft']): void {
  if (draft === null) throw new Refusal('in_use');
  if (draft.status !== 'active') {
    throw new Refusal('invalid', [{ field: 'status', problem: 'yourself' }]);
  }
}
