import type { BodyOf } from '../contract/call.ts';
import { type AccountAnswer, accountCalls } from '../contract/v2/account.ts';
import { reachesTier } from '../domain/access/tiers.ts';
import type { AccountStatus } from '../domain/accounts/accountStatuses.ts';
import { accounts } from '../resources/accounts/accounts.ts';
import { asProvider, wholePage } from './adapter.ts';
import { withFieldErrors } from './fieldErrors.ts';
import { callMain } from './http.ts';
import { pageOf } from './inMemory.ts';
import { notOffered } from './notOffered.ts';
import { rest } from './rest.ts';
import { personOf, readSession } from './session.ts';

type Draft = BodyOf<typeof accountCalls.create>;

/**
 * Whether the signed-in person can list all accounts page by page; others have only a few, which come in one response.
 */
function readsAll(): boolean {
  const person = personOf(readSession());
  return person !== null && reachesTier(person, accounts.access.read, new Date());
}

async function viewable(): Promise<AccountAnswer[]> {
  return (await callMain(accountCalls.getAccounts, { delegated_only: true })).accounts ?? [];
}

async function one(account_id: number): Promise<AccountAnswer> {
  return (await callMain(accountCalls.getAccount, { account_id })).account;
}

/** The account with the text to show after it was saved. */
async function saved(account_id: number, notice: string) {
  return { ...(await one(account_id)), notice };
}

/**
 * react-admin's data provider methods for accounts over `/v2/account/*`; lists for people who can list all accounts
 * come from simple-rest.
 */
export const accountsProvider = asProvider({
  getList: async (resource, params) =>
    readsAll() ? wholePage(rest.getList(resource, params)) : pageOf(accounts, await viewable(), params),
  getOne: async (_resource, { id }) => ({ data: await one(Number(id)) }),
  getMany: async (resource, { ids }) => {
    if (readsAll()) return rest.getMany(resource, { ids });
    const wanted = new Set(ids.map(Number));
    return { data: (await viewable()).filter(({ id }) => wanted.has(id)) };
  },
  getManyReference: async (resource, params) => {
    if (readsAll()) return wholePage(rest.getManyReference(resource, params));
    const { target, id, ...wanted } = params;
    return pageOf(accounts, await viewable(), { ...wanted, filter: { ...wanted.filter, [target]: id } });
  },
  create: async (_resource, { data }) => {
    const draft = { ...(data as Draft), account_id: null };
    const { account_id, message } = await withFieldErrors(callMain(accountCalls.create, draft));
    return { data: await saved(account_id, message) };
  },
  update: async (_resource, { id, data }) => {
    const change = { ...(data as Draft), account_id: Number(id) };
    const { account_id, message } = await withFieldErrors(callMain(accountCalls.update, change));
    return { data: await saved(account_id, message) };
  },
  updateMany: notOffered,
  delete: notOffered,
  deleteMany: notOffered,
});

/** Returns the text to show. */
export async function changeAccountStatus(account_id: number, status: AccountStatus): Promise<string> {
  return (await withFieldErrors(callMain(accountCalls.updateStatus, { account_id, status }))).message;
}
