import type { Account } from './account.ts';

/** Module numbers, the same for all accounts (ROLE-50 to ROLE-55). */
export const moduleNumbers = { microSurvey: 1, api: 2, '360': 3, calendar: 4 } as const;

export type ModuleName = keyof typeof moduleNumbers;

type Accounts = Readonly<Record<'ownAccount' | 'currentAccount', Pick<Account, 'modules'>>>;

/** The accounts that are checked for each module: the API module of the viewed account, the calendar module of the user's own. */
const checkedAccounts: Readonly<Record<ModuleName, readonly (keyof Accounts)[]>> = {
  microSurvey: ['currentAccount', 'ownAccount'],
  api: ['currentAccount'],
  '360': ['currentAccount', 'ownAccount'],
  calendar: ['ownAccount'],
};

/** Whether the module is enabled for this account. */
export function hasModule(account: Pick<Account, 'modules'>, module: ModuleName): boolean {
  return account.modules.includes(moduleNumbers[module]);
}

/** Whether the module is enabled in one of the accounts that are checked for it. */
export function hasModuleAccess(accounts: Accounts, module: ModuleName): boolean {
  return checkedAccounts[module].some((which) => hasModule(accounts[which], module));
}
