import type { Permission } from '../../domain/access/permissions.ts';
import { isPlatformAdmin, mainRoleLabel } from '../../domain/access/roles.ts';
import { canView, needsReason } from '../../domain/access/viewing.ts';
import type { AccountMeta } from '../../domain/accounts/account.ts';
import { Refusal } from '../../domain/refusal.ts';
import { roles } from '../../locales/en/roles.ts';
import type { AccountRecord } from '../../resources/accounts/accounts.ts';
import type { Deps } from '../deps.ts';
import { accountRecord, listAccounts, peopleOfAccount } from '../store/accounts.ts';
import type { Scope, Tx } from '../store/database.ts';
import { delegatedAccountIds } from '../store/people.ts';
import type { Asker } from './asker.ts';
import { ownScope } from './scopes.ts';

/** An account as both backends answer it. */
export type ShownAccount = AccountRecord & {
  readonly meta_data: readonly Required<AccountMeta>[];
};

export const shownAccount = (record: AccountRecord): ShownAccount => ({
  ...record,
  meta_data: [{ enable_search: record.enable_search }],
});

const viewerOf = ({ person: { user, ownAccount } }: Asker) => ({ user, ownAccountId: ownAccount.id });

/** Throws `not_found` for an account that may not be viewed as for one that does not exist. */
export async function checkCanView(tx: Tx, asker: Asker, accountId: number): Promise<void> {
  const delegated = await delegatedAccountIds(tx, asker.person.user.id);
  if (!canView(viewerOf(asker), accountId, delegated)) throw new Refusal('not_found', 404);
}

/**
 * What is inside an account is shown to whoever looks into it: with a reason, for an hour, and noted. Naming the account in a
 * call is no look. Throws `not_found` as above, and `reason_needed`.
 */
export async function checkLooksInto(tx: Tx, asker: Asker, accountId: number): Promise<void> {
  const delegated = await delegatedAccountIds(tx, asker.person.user.id);
  if (!canView(viewerOf(asker), accountId, delegated)) throw new Refusal('not_found', 404);
  const isLooking = asker.emulation?.accountId === accountId;
  if (!isLooking && needsReason(viewerOf(asker), accountId, delegated)) {
    throw new Refusal('reason_needed', 403);
  }
}

/** The accounts a person may view: all for platform admins who ask for them, else the own and the delegated. */
export async function readAccounts(
  deps: Deps,
  asker: Asker,
  wanted: 'all' | 'own and delegated' | 'delegated',
): Promise<ShownAccount[]> {
  const { user, ownAccount } = asker.person;
  return deps.database.as(ownScope(asker.person), async (tx) => {
    if (wanted === 'all' && isPlatformAdmin(user)) return (await listAccounts(tx, 'all')).map(shownAccount);
    const delegated = await delegatedAccountIds(tx, user.id);
    const viewable = delegated.filter((id) => canView(viewerOf(asker), id, delegated));
    const ids = wanted === 'delegated' ? viewable : [ownAccount.id, ...viewable];
    return ids.length === 0 ? [] : (await listAccounts(tx, ids)).map(shownAccount);
  });
}

export async function readAccount(deps: Deps, asker: Asker, accountId: number): Promise<ShownAccount> {
  return deps.database.as(ownScope(asker.person), async (tx) => {
    await checkCanView(tx, asker, accountId);
    const record = await accountRecord(tx, accountId);
    if (!record) throw new Refusal('not_found', 404);
    return shownAccount(record);
  });
}

/** The active people of an account, each with a name and the role the person mainly has. */
export async function readPeople(deps: Deps, asker: Asker, accountId: number) {
  await readAccount(deps, asker, accountId);
  await deps.database.as(ownScope(asker.person), (tx) => checkLooksInto(tx, asker, accountId));
  const scope: Scope = { ...ownScope(asker.person), accountId };
  const people = await deps.database.as(scope, (tx) => peopleOfAccount(tx, accountId));
  return people.map(({ id, first_name, last_name, type, permissions }) => ({
    id,
    name: `${first_name} ${last_name}`,
    role: roles[mainRoleLabel({ type, permissions: permissions as Permission[] })],
  }));
}
