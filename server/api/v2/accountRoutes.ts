import type { FastifyInstance } from 'fastify';
import { accountCalls } from '../../../contract/v2/account.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import { readAccount, readAccounts } from '../../usecases/accounts/readAccounts.ts';
import { changeAccountStatus, createAccount, updateAccount } from '../../usecases/accounts/saveAccount.ts';
import { serve } from '../calls.ts';

export function registerAccountRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, accountCalls.getAccounts, async ({ delegated_only }, { signedIn }) => ({
    accounts: await readAccounts(deps, signedIn, delegated_only ? 'own and delegated' : 'all'),
  }));
  serve(app, deps, accountCalls.getAccount, async ({ account_id }, { signedIn }) => ({
    account: await readAccount(deps, signedIn, account_id),
  }));
  serve(app, deps, accountCalls.create, async (draft, { signedIn }) => ({
    account_id: await createAccount(deps, signedIn, draft),
    message: answers.accountCreated,
  }));
  serve(app, deps, accountCalls.update, async ({ account_id, updated_at, ...draft }, { signedIn }) => {
    await updateAccount(deps, signedIn, { id: account_id, version: updated_at }, draft);
    return { account_id, message: answers.accountSaved };
  });
  serve(app, deps, accountCalls.updateStatus, async ({ account_id, status }, { signedIn }) => {
    await changeAccountStatus(deps, signedIn, { id: account_id, status });
    return { message: answers.accountStatusChanged };
  });
}
