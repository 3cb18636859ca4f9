import { array, object, string } from 'yup';
import { defineAction } from '../call.ts';
import { id, messageAnswer, named, nothing } from '../records.ts';
import {
  accountAnswer,
  accountChange,
  accountDraft,
  accountQuery,
  savedAccount,
  statusChange,
} from '../v2/account.ts';

const accountList = object({ accounts: array(accountAnswer.required()).required() });
const ofAccount = object({ account_id: id() });

/** Actions of `account.php`: the fields are next to `actionName`, without a data object. */
export const accountPhp = {
  getAll: defineAction({
    actionName: 'get-all',
    needs: 'admin',
    summary: 'All accounts.',
    data: nothing,
    answer: accountList,
    mutates: false,
  }),
  getUserDelegatedAccounts: defineAction({
    actionName: 'get-user-delegated-accounts',
    needs: 'user',
    summary: 'Accounts delegated to the person.',
    data: nothing,
    answer: accountList,
    mutates: false,
  }),
  getAccount: defineAction({
    actionName: 'get-account',
    needs: 'user',
    summary: 'One account available to the person; `account_id` takes precedence if both ids are given.',
    data: accountQuery,
    answer: object({ account: accountAnswer.required() }),
    mutates: false,
  }),
  update: defineAction({
    actionName: 'update',
    needs: 'delegated_admin',
    summary: 'Saves the fields of an account except its status.',
    data: accountChange,
    answer: savedAccount,
    mutates: true,
  }),
  create: defineAction({
    actionName: 'create',
    needs: 'delegated_admin',
    summary: 'Creates an account as a draft.',
    data: accountDraft,
    answer: savedAccount,
    mutates: true,
  }),
  changeStatus: defineAction({
    actionName: 'change-status',
    needs: 'admin',
    summary: 'Changes the status of an account, if the transition is allowed.',
    data: statusChange,
    answer: messageAnswer,
    mutates: true,
  }),
  getUsers: defineAction({
    actionName: 'get-users',
    needs: 'local_admin',
    summary: 'The active users of an available account.',
    data: ofAccount,
    answer: object({ users: array(named.required()).required() }),
    mutates: false,
  }),
  getUsersByRole: defineAction({
    actionName: 'get-users-by-role',
    needs: 'local_admin',
    summary: 'The active users of an account with their main role.',
    data: ofAccount,
    answer: object({ list: array(named.shape({ role: string().required() }).required()).required() }),
    mutates: false,
  }),
  getRelations: defineAction({
    actionName: 'get-relations',
    needs: 'local_admin',
    summary: 'The relationship types of an account.',
    data: ofAccount,
    answer: object({ relations: array(named.required()).required() }),
    mutates: false,
  }),
} as const;
