import { canView, needsReason } from '../../../domain/access/emulation.ts';
import type { Permission } from '../../../domain/access/permissions.ts';
import { isPlatformAdmin, mainRoleLabel } from '../../../domain/access/roles.ts';
import type { AccountMeta } from '../../../domain/accounts/account.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { roles } from '../../../locales/en/roles.ts';
import type { AccountRecord } from '../../../resources/accounts/accounts.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { ownScope } from '../../kernel/scope.ts';
import { accountRecord, listAccounts, peopleOfAccount } from '../../store/accounts/accounts.ts';
import type { Scope, Tx } from '../../store/database.ts';
import { delegatedAccountIds } from '../../store/people/people.ts';

/** An account as the REST and v2 APIs return it. */
export type ShownAccount = AccountRecord & {
  readonly meta_data: readonly Required<AccountMeta>[];
};

export const shownAccount = (record: AccountRecord): ShownAccount => ({
  ...record,
  meta_data: [{ enable_search: record.enable_search }],
});

const viewerOf = ({ person: { user, ownAccount } }: Caller) => ({ user, ownAccountId: ownAccount.id });

/** Throws `not_found` both for accounts the caller may not view and for accounts that don't exist. */
export async function checkCanView(tx: Tx, caller: Caller, accountId: number): Promise<void> {
  const delegated = await delegatedAccountIds(tx, caller.person.user.id);
  if (!canView(viewerOf(caller), accountId, delegated)) throw new Refusal('not_found');
}

/**
 * Checks that an emulation is active for an account whose contents are read: with a reason, for at most an hour, and audited.
 * Naming the account in a call is not enough. Throws `not_found` as above, and `reason_needed`.
 */
export async function checkIsEmulating(tx: Tx, caller: Caller, accountId: number): Promise<void> {
  const delegated = await delegatedAccountIds(tx, caller.person.user.id);
  if (!canView(viewerOf(caller), accountId, delegated)) throw new Refusal('not_found');
  const isLooking = caller.emulation?.accountId === accountId;
  if (!isLooking && needsReason(viewerOf(caller), accountId, delegated)) {
    throw new Refusal('reason_needed');
  }
}

/** The accounts a person may view: all of them for platform admins on request, otherwise their own and the delegated ones. */
export async function readAccounts(
  deps: Deps,
  caller: Caller,
  selection: 'all' | 'own and delegated' | 'delegated',
): Promise<ShownAccount[]> {
  const { user, ownAccount } = caller.person;
  return deps.database.as(ownScope(caller.person), async (tx) => {
    if (selection === 'all' && isPlatformAdmin(user))
      return (await listAccounts(tx, 'all')).map(shownAccount);
    const delegated = await delegatedAccountIds(tx, user.id);
    const viewable = delegated.filter((id) => canView(viewerOf(caller), id, delegated));
    const ids = selection === 'delegated' ? viewable : [ownAccount.id, ...viewable];
    return ids.length === 0 ? [] : (await listAccounts(tx, ids)).map(shownAccount);
  });
}

export async function readAccount(deps: Deps, caller: Caller, accountId: number): Promise<ShownAccount> {
  return deps.database.as(ownScope(caller.person), async (tx) => {
    await checkCanView(tx, caller, accountId);
    const record = await accountRecord(tx, accountId);
    if (!record) throw new Refusal('not_found');
    return shownAccount(record);
  });
}

/** The active people of an account, each with a name and their main role. */
export async function readPeople(deps: Deps, caller: Caller, accountId: number) {
  await readAccount(deps, caller, accountId);
  await deps.database.as(ownScope(caller.person), (tx) => checkIsEmulating(tx, caller, accountId));
  const scope: Scope = { ...ownScope(caller.person), accountId };
  const people = await deps.database.as(scope, (tx) => peopleOfAccount(tx, accountId));
  return people.map(({ id, first_name, last_name, type, permissions }) => ({
    id,
    name: `${first_name} ${last_name}`,
    role: roles[mainRoleLabel({ type, permissions: permissions as Permission[] })],
  }));
}
