import type { DelegationGrouping, DelegationRow } from '../../../contract/v2/administration.ts';
import { checkDelegates, delegationAccess } from '../../../domain/accounts/delegation.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { platformScopeOf } from '../../kernel/scope.ts';
import { listAccounts } from '../../store/accounts/accounts.ts';
import { listPeopleByIds, type Slice } from '../../store/accounts/administration.ts';
import {
  addDelegations,
  type Delegation,
  type DelegationKey,
  listDelegationsOf,
  readPageOfDelegated,
  readPageOfDelegates,
  removeDelegations,
} from '../../store/accounts/delegations.ts';
import type { Tx } from '../../store/database.ts';

interface DelegationQuery {
  readonly by: DelegationGrouping;
  readonly q: string | null;
  readonly slice: Slice;
}

/** Lists delegations, either by person or by account. */
export async function readDelegations(
  deps: Deps,
  caller: Caller,
  { by, q, slice }: DelegationQuery,
): Promise<{ rows: DelegationRow[]; total: number }> {
  return deps.database.as(platformScopeOf(caller), async (tx) => {
    if (by === 'person') {
      const { total, found: matches } = await readPageOfDelegates(tx, q, slice);
      const ends = await endsBy(tx, 'user_id', matches);
      const rows = matches.map(({ id, name, email, account, permissions }) => ({
        id,
        name,
        detail: [email, account].filter(Boolean).join(' · '),
        reach: delegationAccess({ permissions }),
        status: null,
        ends: ends(id).map((one) => ({ ...one, id: one.account_id, name: one.account, reach: null })),
      }));
      return { rows, total };
    }
    const { total, found: matches } = await readPageOfDelegated(tx, q, slice);
    const ends = await endsBy(tx, 'account_id', matches);
    const rows = matches.map(({ id, name, company_name, status }) => ({
      id,
      name,
      detail: company_name === name ? '' : (company_name ?? ''),
      reach: null,
      status,
      ends: ends(id).map((one) => ({
        ...one,
        id: one.user_id,
        name: one.person,
        reach: delegationAccess(one),
      })),
    }));
    return { rows, total };
  });
}

async function endsBy(tx: Tx, side: 'user_id' | 'account_id', matches: readonly { readonly id: number }[]) {
  const all = await listDelegationsOf(
    tx,
    side,
    matches.map(({ id }) => id),
  );
  return (id: number): readonly Delegation[] => all.filter((one) => one[side] === id);
}

/**
 * Delegates accounts to people and returns the number of new delegations. Throws `invalid` if a person or an account doesn't exist, is
 * closed, or isn't allowed in a delegation.
 */
export async function delegateAccounts(
  deps: Deps,
  caller: Caller,
  pairs: readonly DelegationKey[],
): Promise<number> {
  return deps.database.as(platformScopeOf(caller), async (tx) => {
    await checkPairs(tx, pairs);
    const now = deps.clock.now();
    const added = await addDelegations(tx, pairs, { userId: caller.person.user.id, at: now.toISOString() });
    await recordDelegations(tx, caller, { action: 'delegate', pairs: added, now });
    return added.length;
  });
}

/** Removes delegations and returns how many there were. */
export async function undelegateAccounts(
  deps: Deps,
  caller: Caller,
  pairs: readonly DelegationKey[],
): Promise<number> {
  return deps.database.as(platformScopeOf(caller), async (tx) => {
    const removed = await removeDelegations(tx, pairs);
    await recordDelegations(tx, caller, { action: 'undelegate', pairs: removed, now: deps.clock.now() });
    return removed.length;
  });
}

const distinct = (ids: readonly number[]) => [...new Set(ids)];

async function checkPairs(tx: Tx, pairs: readonly DelegationKey[]): Promise<void> {
  const userIds = distinct(pairs.map(({ user_id }) => user_id));
  const accountIds = distinct(pairs.map(({ account_id }) => account_id));
  const people = await listPeopleByIds(tx, userIds);
  if (people.length < userIds.length) refuse('user_ids', 'unknown');
  const accounts = await listAccounts(tx, accountIds);
  if (accounts.length < accountIds.length) refuse('account_ids', 'unknown');
  if (accounts.some(({ status }) => status === 'closed')) refuse('account_ids', 'closedAccount');
  for (const person of people) {
    const theirs = pairs.filter(({ user_id }) => user_id === person.id).map(({ account_id }) => account_id);
    checkDelegates([person], theirs);
  }
}

function refuse(field: string, problem: string): never {
  throw new Refusal('invalid', [{ field, problem }]);
}

interface DelegationChange {
  readonly action: 'delegate' | 'undelegate';
  readonly pairs: readonly DelegationKey[];
  readonly now: Date;
}

/** Adds one entry for each delegation to the log of its account. */
async function recordDelegations(
  tx: Tx,
  caller: Caller,
  { action, pairs, now }: DelegationChange,
): Promise<void> {
  for (const { user_id, account_id } of pairs) {
    const change = action === 'delegate' ? { after: { user_id } } : { before: { user_id } };
    await recordAudit(tx, caller, {
      ...change,
      action,
      resource: 'delegations',
      id: user_id,
      now,
      accountId: account_id,
    });
  }
}
