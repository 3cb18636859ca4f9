import type { BodyOf } from '../contract/call.ts';
import { accountPhp } from '../contract/legacy/accountPhp.ts';
import { type AccountResponse, accountCalls } from '../contract/v2/account.ts';
import { reachesTier } from '../domain/access/tiers.ts';
import type { AccountStatus } from '../domain/accounts/accountStatuses.ts';
import { type AccountRecord, accounts } from '../resources/accounts/accounts.ts';
import { callMain, sender } from './http.ts';
import { callFlatLegacy } from './legacy.ts';
import { pageInMemory } from './pageInMemory.ts';
import { toDataProvider, withTotal } from './resourceAdapter.ts';
import { rest } from './rest.ts';
import { personOf, readSession } from './session.ts';
import { unsupportedMethod } from './unsupportedMethod.ts';
import { withFieldErrors } from './withFieldErrors.ts';

type Draft = BodyOf<typeof accountCalls.create>;

/**
 * Whether the signed-in person can list all accounts page by page; others have only a few, which come in one response.
 */
function canListAllAccounts(): boolean {
  const person = personOf(readSession());
  return person !== null && reachesTier(person, accounts.access.read, new Date());
}

async function listViewableAccounts(): Promise<AccountResponse[]> {
  return (await callMain(accountCalls.getAccounts, { delegated_only: true })).accounts ?? [];
}

async function readAccount(account_id: number): Promise<AccountResponse> {
  return (await callFlatLegacy('account.php', accountPhp.getAccount, { id: null, account_id })).account;
}

/** Loads the saved account again and returns it with the text to show. */
async function readSavedAccount(account_id: number, notice: string) {
  return { ...(await readAccount(account_id)), notice };
}

/**
 * react-admin's data provider methods for accounts. The update form reads and saves over `account.php`, the rest goes over
 * `/v2/account/*`, and lists for people who can list all accounts come from simple-rest.
 */
export const accountsProvider = toDataProvider({
  getList: async (resource, params) =>
    canListAllAccounts()
      ? withTotal(rest.getList(resource, params))
      : pageInMemory(accounts, await listViewableAccounts(), params),
  getOne: async (_resource, { id }) => ({ data: await readAccount(Number(id)) }),
  getMany: async (resource, { ids }) => {
    if (canListAllAccounts()) return rest.getMany(resource, { ids });
    const requested = new Set(ids.map(Number));
    return { data: (await listViewableAccounts()).filter(({ id }) => requested.has(id)) };
  },
  getManyReference: async (resource, params) => {
    if (canListAllAccounts()) return withTotal(rest.getManyReference(resource, params));
    const { target, id, ...selection } = params;
    return pageInMemory(accounts, await listViewableAccounts(), {
      ...selection,
      filter: { ...selection.filter, [target]: id },
    });
  },
  create: async (_resource, { data }) => {
    const draft = { ...(data as Draft), account_id: null };
    const { account_id, message } = await withFieldErrors(callMain(accountCalls.create, draft));
    return { data: await readSavedAccount(account_id, message) };
  },
  update: async (_resource, { id, data }) => {
    const change = { ...(data as Draft), account_id: Number(id) };
    const { account_id, message } = await callFlatLegacy('account.php', accountPhp.update, change);
    return { data: await readSavedAccount(account_id, message) };
  },
  updateMany: unsupportedMethod,
  delete: unsupportedMethod,
  deleteMany: unsupportedMethod,
});

/** Changes the status of an account; returns the text to show. The call takes the account fields (API-13). */
export async function changeAccountStatus(account: AccountRecord, status: AccountStatus): Promise<string> {
  const fields = Object.fromEntries(Object.entries(account).filter(([name]) => name in accounts.fields));
  const change = { ...fields, account_id: account.id, status };
  return (await withFieldErrors(callMain(accountCalls.updateStatus, change))).message;
}

/** Invites the first administrator of an account. The link is set if no email could be sent. */
export const inviteAdministrator = sender(accountCalls.inviteAdministrator);
