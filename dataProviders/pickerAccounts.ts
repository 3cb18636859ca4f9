import { queryOptions } from '@tanstack/react-query';
import { accountCalls } from '../contract/v2/account.ts';
import { isPlatformAdmin } from '../domain/access/roles.ts';
import type { SignedInPerson } from '../domain/access/signedInPerson.ts';
import type { Account } from '../domain/accounts/account.ts';
import { accountDisplayName, withOwnAccount } from '../domain/accounts/accountDisplayName.ts';
import { callMain } from './http.ts';

const staleMs = 60_000;

/** The prefix of the key of `pickerAccountsQuery`. It doesn't depend on the viewed account. */
export const pickerAccountsKey = 'accounts of the picker';

/** The accounts of the account picker: all for platform administrators, otherwise the delegated ones and the person's own. */
export const pickerAccountsQuery = (person: SignedInPerson) =>
  queryOptions({
    queryKey: [pickerAccountsKey, person.user.id],
    queryFn: ({ signal }) => listAccounts(person, signal),
    staleTime: staleMs,
  });

async function listAccounts(person: SignedInPerson, signal: AbortSignal): Promise<readonly Account[]> {
  const delegatedOnly = !isPlatformAdmin(person.user);
  const { accounts } = await callMain(
    accountCalls.getAccounts,
    { delegated_only: delegatedOnly },
    { signal },
  );
  const named = accounts.map((account): Account => {
    const { id, company_name, contract_date, schema_name, modules, meta_data } = account;
    const plain = { id, name: account.name, company_name: company_name ?? '' };
    return {
      ...plain,
      name: accountDisplayName(plain),
      contract_date,
      schema_name,
      modules: (modules ?? []) as readonly number[],
      meta_data,
    };
  });
  return withOwnAccount(named, person.ownAccount);
}
