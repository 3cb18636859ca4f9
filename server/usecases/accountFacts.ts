import { contractYear } from '../../domain/accounts/contractYear.ts';
import { reachOf } from '../../domain/accounts/delegating.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Deps } from '../deps.ts';
import { accountRecord } from '../store/accounts.ts';
import {
  accountCounts,
  type PeopleWanted,
  pageOfPeople,
  peopleByEmail,
  type Slice,
} from '../store/administration.ts';
import { delegationsOf } from '../store/delegations.ts';
import { checkCanView } from './accounts.ts';
import type { Asker } from './asker.ts';
import { everywhere, forPlatform } from './scopes.ts';

/** What a change of an account would concern. Throws `not_found` out of reach. */
export async function readAccountFacts(deps: Deps, asker: Asker, accountId: number) {
  return deps.database.as(everywhere, async (tx) => {
    await checkCanView(tx, asker, accountId);
    const account = await accountRecord(tx, accountId);
    if (!account) throw new Refusal('not_found', 404);
    const delegates = await delegationsOf(tx, 'account_id', [accountId]);
    return {
      ...(await accountCounts(tx, accountId)),
      name: account.name,
      status: account.status,
      contract_year: contractYear(account, deps.clock.now()),
      delegates: delegates.map((one) => ({ id: one.user_id, name: one.person, reach: reachOf(one) })),
    };
  });
}

export async function findPeople(deps: Deps, asker: Asker, wanted: PeopleWanted, slice: Slice) {
  return deps.database.as(forPlatform(asker), (tx) => pageOfPeople(tx, wanted, slice));
}

/** The people behind pasted addresses, and the addresses nobody has, each once. */
export async function findPeopleByEmail(deps: Deps, asker: Asker, emails: readonly string[]) {
  const people = await deps.database.as(forPlatform(asker), (tx) => peopleByEmail(tx, emails));
  const known = new Set(people.map(({ email }) => email.toLowerCase()));
  return { people, unknown: [...new Set(emails)].filter((email) => !known.has(email)) };
}
