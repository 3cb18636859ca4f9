import type { FastifyInstance } from 'fastify';
import { accountCalls } from '../../../contract/v2/account.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import { readAccount, readAccounts } from '../../usecases/accounts/readAccounts.ts';
import { changeAccountStatus, createAccount, updateAccount } from '../../usecases/accounts/saveAccount.ts';
import { callServer } from '../calls.ts';

export function registerAccountRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve, serveChange } = callServer(app, deps);
  serve(accountCalls.getAccounts, async ({ delegated_only }, caller) => ({
    accounts: await readAccounts(deps, caller, delegated_only ? 'own and delegated' : 'all'),
  }));
  serve(accountCalls.getAccount, async ({ account_id }, caller) => ({
    account: await readAccount(deps, caller, account_id),
  }));
  serve(accountCalls.create, async (draft, caller) => ({
    account_id: await createAccount(deps, caller, draft),
    message: answers.accountCreated,
  }));
  serve(accountCalls.update, async ({ account_id, updated_at, ...draft }, caller) => {
    await updateAccount(deps, caller, { id: account_id, version: updated_at }, draft);
    return { account_id, message: answers.accountSaved };
  });
  serveChange(accountCalls.updateStatus, answers.accountStatusChanged, ({ account_id, status }, caller) =>
    changeAccountStatus(deps, caller, { id: account_id, status }),
  );
}
