import { object } from 'yup';
import { defineLegacyAction } from '../call.ts';
import { emptyShape, id, idAndName, listOf, messageResponse } from '../sharedShapes.ts';
import {
  accountChange,
  accountDraft,
  accountQuery,
  accountResponse,
  accountStatusChange,
  savedAccountResponse,
} from '../v2/account.ts';
import { requiredText } from '../values.ts';

const accountList = object({ accounts: listOf(accountResponse) });
const ofAccount = object({ account_id: id() });

/** Actions of `account.php`: the fields are next to `actionName`, without a data object. */
export const accountPhp = {
  getAll: defineLegacyAction({
    actionName: 'get-all',
    needs: 'admin',
    summary: 'All accounts.',
    data: emptyShape,
    response: accountList,
    mutates: false,
  }),
  getUserDelegatedAccounts: defineLegacyAction({
    actionName: 'get-user-delegated-accounts',
    needs: 'user',
    summary: 'Accounts delegated to the person.',
    data: emptyShape,
    response: accountList,
    mutates: false,
  }),
  getAccount: defineLegacyAction({
    actionName: 'get-account',
    needs: 'user',
    summary: 'One account available to the person; `account_id` takes precedence if both ids are given.',
    data: accountQuery,
    response: object({ account: accountResponse.required() }),
    mutates: false,
  }),
  update: defineLegacyAction({
    actionName: 'update',
    needs: 'delegated_admin',
    summary: 'Saves the fields of an account except its status.',
    data: accountChange,
    response: savedAccountResponse,
    mutates: true,
  }),
  create: defineLegacyAction({
    actionName: 'create',
    needs: 'delegated_admin',
    summary: 'Creates an account as a draft.',
    data: accountDraft,
    response: savedAccountResponse,
    mutates: true,
  }),
  changeStatus: defineLegacyAction({
    actionName: 'change-status',
    needs: 'admin',
    summary: 'Changes the status of an account, if the transition is allowed.',
    data: accountStatusChange,
    response: messageResponse,
    mutates: true,
  }),
  getUsers: defineLegacyAction({
    actionName: 'get-users',
    needs: 'local_admin',
    summary: 'The active users of an available account.',
    data: ofAccount,
    response: object({ users: listOf(idAndName) }),
    mutates: false,
  }),
  getUsersByRole: defineLegacyAction({
    actionName: 'get-users-by-role',
    needs: 'local_admin',
    summary: 'The active users of an account with their main role.',
    data: ofAccount,
    response: object({ list: listOf(idAndName.shape({ role: requiredText })) }),
    mutates: false,
  }),
  getRelations: defineLegacyAction({
    actionName: 'get-relations',
    needs: 'local_admin',
    summary: 'The relationship types of an account.',
    data: ofAccount,
    response: object({ relations: listOf(idAndName) }),
    mutates: false,
  }),
} as const;
