import type { Account } from './account.ts';

/** One number space for all accounts (ROLE-50 to ROLE-55). */
export const moduleNumbers = { microSurvey: 1, api: 2, '360': 3, calendar: 4 } as const;

export type ModuleName = keyof typeof moduleNumbers;

type Accounts = Readonly<Record<'ownAccount' | 'currentAccount', Pick<Account, 'modules'>>>;

/** Which accounts a module is asked of: the API belongs to what is viewed, the calendar to who looks. */
const asked: Readonly<Record<ModuleName, readonly (keyof Accounts)[]>> = {
  microSurvey: ['currentAccount', 'ownAccount'],
  api: ['currentAccount'],
  '360': ['currentAccount', 'ownAccount'],
  calendar: ['ownAccount'],
};

/** Whether this account has the module switched on. */
export function hasModule(account: Pick<Account, 'modules'>, module: ModuleName): boolean {
  return account.modules.includes(moduleNumbers[module]);
}

/** Whether a person reaches the module through one of the accounts it is asked of. */
export function reachesModule(accounts: Accounts, module: ModuleName): boolean {
  return asked[module].some((which) => hasModule(accounts[which], module));
}
