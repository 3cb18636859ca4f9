import { accessModeForStatus, accountAccessMode } from '../../../../domain/access/emulation.ts';
import type { SignedInPerson } from '../../../../domain/access/signedInPerson.ts';
import { reachesTier } from '../../../../domain/access/tiers.ts';
import { isAccountInUse } from '../../../../domain/accounts/accountStatuses.ts';
import { hasModule } from '../../../../domain/accounts/modules.ts';
import { Refusal } from '../../../../domain/refusal.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { accountScope } from '../../../kernel/scope.ts';
import type { Tx } from '../../../store/database.ts';
import {
  findAccount,
  findAccountStatus,
  findUser,
  listDelegatedAccountIds,
  listSubscriptions,
} from '../../../store/people/people.ts';

interface Scheduler {
  /** Null if the person was erased. */
  readonly userId: number | null;
  readonly accountId: number;
  /** The module that the campaign needs. */
  readonly module: 'microSurvey' | '360';
  readonly now: Date;
}

/**
 * Returns the person who scheduled an opening as a caller, with the rights they have today. Throws `account_paused`, `module_off`, and
 * `forbidden` if they can no longer manage campaigns of the account.
 */
export async function readScheduler(tx: Tx, { userId, accountId, module, now }: Scheduler): Promise<Caller> {
  const account = await findAccount(tx, accountId);
  const status = await findAccountStatus(tx, accountId);
  if (!account || status === null || !isAccountInUse(status)) throw new Refusal('account_paused');
  if (!hasModule(account, module)) throw new Refusal('module_off');
  const stored = userId === null ? null : await findUser(tx, userId);
  const ownAccount = stored && (await findAccount(tx, stored.accountId));
  if (!stored || !ownAccount) throw new Refusal('forbidden');
  const { user } = stored;
  const viewer = { user, ownAccountId: ownAccount.id };
  const delegated = await listDelegatedAccountIds(tx, user.id);
  const mode = accessModeForStatus(accountAccessMode(viewer, accountId, delegated), status);
  const subscriptions = await listSubscriptions(tx, ownAccount.id);
  const person: SignedInPerson = { user, ownAccount, currentAccount: account, subscriptions };
  if (mode !== 'write' || !reachesTier(person, 'supervisor', now)) throw new Refusal('forbidden');
  return {
    person,
    scope: accountScope(accountId, user.id),
    emulation: ownAccount.id === accountId ? null : { accountId },
  };
}
