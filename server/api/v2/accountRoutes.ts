import type { FastifyInstance } from 'fastify';
import { accountCalls } from '../../../contract/v2/account.ts';
import { firstStepCalls } from '../../../contract/v2/firstSteps.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import { changeTimeZoneOfAccount, readTimeZoneOfAccount } from '../../usecases/accounts/accountTimeZone.ts';
import { inviteAdministrator } from '../../usecases/accounts/inviteAdministrator.ts';
import { readAccount, readAccounts } from '../../usecases/accounts/readAccounts.ts';
import { changeFirstSteps, readFirstSteps } from '../../usecases/accounts/readFirstSteps.ts';
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
  serve(accountCalls.inviteAdministrator, async ({ account_id, ...person }, caller) => ({
    link: await inviteAdministrator(deps, caller, account_id, person),
    message: answers.administratorInvited,
  }));
  serve(accountCalls.update, async ({ account_id, updated_at, ...draft }, caller) => {
    await updateAccount(deps, caller, { id: account_id, version: updated_at }, draft);
    return { account_id, message: answers.accountSaved };
  });
  serve(accountCalls.readTimeZone, (_nothing, caller) => readTimeZoneOfAccount(deps, caller));
  serveChange(accountCalls.changeTimeZone, answers.accountSaved, (change, caller) =>
    changeTimeZoneOfAccount(deps, caller, change),
  );
  serve(firstStepCalls.read, async (_nothing, caller) => ({ steps: await readFirstSteps(deps, caller) }));
  serveChange(firstStepCalls.change, answers.firstStepsSaved, ({ change }, caller) =>
    changeFirstSteps(deps, caller, change),
  );
  serveChange(accountCalls.updateStatus, answers.accountStatusChanged, ({ account_id, status }, caller) =>
    changeAccountStatus(deps, caller, { id: account_id, status }),
  );
}
