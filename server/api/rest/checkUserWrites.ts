import { type CurrentRoles, checkGrants } from '../../../domain/access/checkGrants.ts';
import type { Permission, PermissionHolder } from '../../../domain/access/permissions.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Tx } from '../../store/database.ts';
import { isEmployeeIdTaken } from '../../store/people/employeeIds.ts';
import { listDelegatedAccountIds } from '../../store/people/people.ts';
import { removeSessionsExcept } from '../../store/signIn/sessions.ts';
import { findNumberProblem } from '../../usecases/people/findNumberProblem.ts';
import type { RecordWrite, Row } from './recordWrite.ts';

/**
 * Guards changes to people: callers cannot grant permissions they do not have, or deactivate or delete themselves; their own email address
 * needs their password (`changeOwnEmail`). Deactivating a person ends their sessions. Someone without an address has an employee ID that no
 * one else has.
 */
export async function checkUserWrites(tx: Tx, write: RecordWrite): Promise<void> {
  const { signedIn, before, draft } = write;
  const { user } = signedIn.person;
  checkGrants(user, before && (await currentRolesOf(tx, before)), draft as PermissionHolder | null);
  if (before?.id === user.id) checkOwnChange(before, draft);
  else if (before?.status === 'active' && draft && draft.status !== 'active') {
    await removeSessionsExcept(tx, Number(before.id), null);
  }
  if (draft) await checkContacts(tx, write);
}

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

async function checkContacts(tx: Tx, { signedIn, before, draft }: RecordWrite): Promise<void> {
  const number = draft?.mobile_number;
  const problem = number === before?.mobile_number ? null : findNumberProblem(number);
  if (problem) throw new Refusal('invalid', [{ field: 'mobile_number', problem }]);
  const externalId = textOrNull(draft?.external_id);
  if (externalId === null || signedIn.scope.accountId === null) return;
  const isTaken = await isEmployeeIdTaken(tx, {
    accountId: signedIn.scope.accountId,
    externalId,
    userId: before ? Number(before.id) : null,
    hasAddress: textOrNull(draft?.email) !== null,
  });
  if (isTaken) throw new Refusal('taken', [{ field: 'external_id', problem: 'taken' }]);
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
