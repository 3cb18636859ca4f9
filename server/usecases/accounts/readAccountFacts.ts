import { contractYear } from '../../../domain/accounts/contractYear.ts';
import { delegationAccess } from '../../../domain/accounts/delegation.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import { platformScope, platformScopeOf } from '../../kernel/scope.ts';
import { readAccountRecord } from '../../store/accounts/accounts.ts';
import {
  countAccountContents,
  listPeopleByEmail,
  type PeopleQuery,
  readPageOfPeople,
  type Slice,
} from '../../store/accounts/administration.ts';
import { listDelegationsOf } from '../../store/accounts/delegations.ts';
import { checkCanViewAccount } from './readAccounts.ts';

/**
 * Returns what a change to an account would affect. Throws `not_found` for an account the caller can't view.
 */
export async function readAccountFacts(deps: Deps, caller: Caller, accountId: number) {
  return deps.database.as(platformScope, async (tx) => {
    await checkCanViewAccount(tx, caller, accountId);
    const account = requireFound(await readAccountRecord(tx, accountId));
    const delegates = await listDelegationsOf(tx, 'account_id', [accountId]);
    return {
      ...(await countAccountContents(tx, accountId)),
      name: account.name,
      status: account.status,
      contract_year: contractYear(account, deps.clock.now()),
      delegates: delegates.map((one) => ({
        id: one.user_id,
        name: one.person,
        reach: delegationAccess(one),
      })),
    };
  });
}

export async function searchPlatformPeople(deps: Deps, caller: Caller, query: PeopleQuery, slice: Slice) {
  return deps.database.as(platformScopeOf(caller), (tx) => readPageOfPeople(tx, query, slice));
}

/** Finds the people with the given email addresses, and lists each unknown address once. */
export async function findPeopleByEmail(deps: Deps, caller: Caller, emails: readonly string[]) {
  const people = await deps.database.as(platformScopeOf(caller), (tx) => listPeopleByEmail(tx, emails));
  const known = new Set(people.map(({ email }) => email?.toLowerCase()));
  return { people, unknown: [...new Set(emails)].filter((email) => !known.has(email)) };
}
