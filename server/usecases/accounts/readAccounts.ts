import { canAccessAccount, needsAccessReason } from '../../../domain/access/emulation.ts';
import type { Permission } from '../../../domain/access/permissions.ts';
import { isPlatformAdmin, mainRoleLabel } from '../../../domain/access/roles.ts';
import type { AccountMeta } from '../../../domain/accounts/account.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { roles } from '../../../locales/en/roles.ts';
import type { AccountRecord } from '../../../resources/accounts/accounts.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import { ownScope } from '../../kernel/scope.ts';
import { listAccounts, listPeopleOfAccount, readAccountRecord } from '../../store/accounts/accounts.ts';
import type { Scope, Tx } from '../../store/database.ts';
import { listDelegatedAccountIds } from '../../store/people/people.ts';

/** An account as returned by the REST and v2 APIs. */
export type AccountResponse = AccountRecord & {
  readonly meta_data: readonly Required<AccountMeta>[];
};

export const toAccountResponse = (record: AccountRecord): AccountResponse => ({
  ...record,
  meta_data: [{ enable_search: record.enable_search }],
});

const viewerOf = ({ person: { user, ownAccount } }: Caller) => ({ user, ownAccountId: ownAccount.id });

/**
 * Checks that the caller may view an account. Throws `not_found` if not, and also if the account doesn't
 * exist.
 */
export async function checkCanViewAccount(tx: Tx, caller: Caller, accountId: number): Promise<void> {
  const delegated = await listDelegatedAccountIds(tx, caller.person.user.id);
  if (!canAccessAccount(viewerOf(caller), accountId, delegated)) throw new Refusal('not_found');
}

/**
 * Checks that an emulation is active for an account whose contents are read: with a reason, for at most an
 * hour, and audited. Naming the account in a call is not enough. Throws `not_found`, like
 * `checkCanViewAccount`, and `reason_needed`.
 */
export async function checkIsEmulating(tx: Tx, caller: Caller, accountId: number): Promise<void> {
  const delegated = await listDelegatedAccountIds(tx, caller.person.user.id);
  if (!canAccessAccount(viewerOf(caller), accountId, delegated)) throw new Refusal('not_found');
  const isEmulating = caller.emulation?.accountId === accountId;
  if (!isEmulating && needsAccessReason(viewerOf(caller), accountId, delegated)) {
    throw new Refusal('reason_needed');
  }
}

/**
 * Returns the accounts a person may view: all of them for platform admins on request, otherwise their own and the
 * delegated ones.
 */
export async function readAccounts(
  deps: Deps,
  caller: Caller,
  selection: 'all' | 'own and delegated' | 'delegated',
): Promise<AccountResponse[]> {
  const { user, ownAccount } = caller.person;
  return deps.database.as(ownScope(caller.person), async (tx) => {
    if (selection === 'all' && isPlatformAdmin(user))
      return (await listAccounts(tx, 'all')).map(toAccountResponse);
    const delegated = await listDelegatedAccountIds(tx, user.id);
    const viewable = delegated.filter((id) => canAccessAccount(viewerOf(caller), id, delegated));
    const ids = selection === 'delegated' ? viewable : [ownAccount.id, ...viewable];
    return ids.length === 0 ? [] : (await listAccounts(tx, ids)).map(toAccountResponse);
  });
}

export async function readAccount(deps: Deps, caller: Caller, accountId: number): Promise<AccountResponse> {
  return deps.database.as(ownScope(caller.person), async (tx) => {
    await checkCanViewAccount(tx, caller, accountId);
    const record = requireFound(await readAccountRecord(tx, accountId));
    return toAccountResponse(record);
  });
}

/** Returns the active people of an account, each with a name and their main role. */
export async function readAccountPeople(deps: Deps, caller: Caller, accountId: number) {
  await readAccount(deps, caller, accountId);
  await deps.database.as(ownScope(caller.person), (tx) => checkIsEmulating(tx, caller, accountId));
  const scope: Scope = { ...ownScope(caller.person), accountId };
  const people = await deps.database.as(scope, (tx) => listPeopleOfAccount(tx, accountId));
  return people.map(({ id, first_name, last_name, type, permissions }) => ({
    id,
    name: `${first_name} ${last_name}`,
    role: roles[mainRoleLabel({ type, permissions: permissions as Permission[] })],
  }));
}
