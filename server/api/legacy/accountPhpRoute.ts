import type { FastifyInstance } from 'fastify';
import { accountPhp as actions } from '../../../contract/legacy/accountPhp.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { answers, relations } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import { readAccount, readAccountPeople, readAccounts } from '../../usecases/accounts/readAccounts.ts';
import { changeAccountStatus, createAccount, updateAccount } from '../../usecases/accounts/saveAccount.ts';
import { bindAction, serveLegacy } from '../calls.ts';

const kinds = Object.values(relations).map((name, index) => ({ id: index + 1, name }));

/** Serves `account.php`, whose data is next to `actionName`. */
export function registerAccountPhpRoute(app: FastifyInstance, deps: Deps): void {
  const served = [
    bindAction(actions.getAll, async (_nothing, { signedIn }) => ({
      accounts: await readAccounts(deps, signedIn, 'all'),
    })),
    bindAction(actions.getUserDelegatedAccounts, async (_nothing, { signedIn }) => ({
      accounts: await readAccounts(deps, signedIn, 'delegated'),
    })),
    bindAction(actions.getAccount, async ({ id, account_id }, { signedIn }) => {
      const accountId = account_id ?? id;
      if (!accountId) throw new Refusal('invalid', [{ field: 'account_id', problem: 'required' }]);
      return { account: await readAccount(deps, signedIn, accountId) };
    }),
    bindAction(actions.update, async ({ account_id, updated_at, ...draft }, { signedIn }) => {
      await updateAccount(deps, signedIn, { id: account_id, version: updated_at }, draft);
      return { account_id, message: answers.accountSaved };
    }),
    bindAction(actions.create, async (draft, { signedIn }) => ({
      account_id: await createAccount(deps, signedIn, draft),
      message: answers.accountCreated,
    })),
    bindAction(actions.changeStatus, async ({ account_id, status }, { signedIn }) => {
      await changeAccountStatus(deps, signedIn, { id: account_id, status });
      return { message: answers.accountStatusChanged };
    }),
    bindAction(actions.getUsers, async ({ account_id }, { signedIn }) => ({
      users: await readAccountPeople(deps, signedIn, account_id),
    })),
    bindAction(actions.getUsersByRole, async ({ account_id }, { signedIn }) => ({
      list: await readAccountPeople(deps, signedIn, account_id),
    })),
    bindAction(actions.getRelations, async ({ account_id }, { signedIn }) => {
      await readAccount(deps, signedIn, account_id);
      return { relations: kinds };
    }),
  ];
  serveLegacy(app, deps, 'account.php', served, 'flat');
}
