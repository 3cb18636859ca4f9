/** Allow-lists for API responses: a field that is not listed here never leaves the server. */
import type { Account } from '../accounts/account.ts';
import type { Subscription } from '../accounts/subscriptions.ts';
import type { LoginResponse } from './login.ts';
import type { ConfirmWith } from './policy/securityPolicy.ts';
import type { CurrentUser } from './signedInPerson.ts';

/** Returns the signed-in user's own record (ENT-01 to ENT-09). */
export function presentUser(row: CurrentUser): CurrentUser {
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    type: row.type,
    permissions: row.permissions,
    program_ids: row.program_ids,
    has_delegated_accounts: row.has_delegated_accounts,
    locale_abbr: row.locale_abbr,
  };
}

/** Returns an account (ENT-10 to ENT-16). Of its metadata only the field that the browser reads is included. */
export function presentAccount(row: Account): Account {
  return {
    id: row.id,
    name: row.name,
    company_name: row.company_name,
    contract_date: row.contract_date,
    schema_name: row.schema_name,
    modules: row.modules,
    meta_data: row.meta_data.map(({ enable_search }) => ({ enable_search })),
  };
}

/** Returns a subscription (ENT-17 to ENT-20). */
export function presentSubscription(row: Subscription): Subscription {
  return {
    date_subscription_end: row.date_subscription_end,
    processor_userid: row.processor_userid,
    workflow_ids: row.workflow_ids,
    user_id: row.user_id,
  };
}

/** A completed sign-in, or one that still needs a code. */
export type LoginResult =
  | { readonly needsToConfirm: true; readonly confirmWith: ConfirmWith }
  | {
      readonly needsToConfirm: false;
      readonly user: CurrentUser;
      readonly account: Account;
      readonly userHMAC: string;
      readonly subscriptions: readonly Subscription[];
    };

/** Response to a sign-in (ENT-21 to ENT-25). It contains no user data before the confirmation. */
export function presentLogin(login: LoginResult): LoginResponse {
  if (login.needsToConfirm) {
    return {
      currentUser: null,
      currentAccount: null,
      currentUserHMAC: null,
      subscriptions: [],
      needsToConfirm: true,
      confirmWith: login.confirmWith,
    };
  }
  return {
    currentUser: presentUser(login.user),
    currentAccount: presentAccount(login.account),
    currentUserHMAC: login.userHMAC,
    subscriptions: login.subscriptions.map(presentSubscription),
    needsToConfirm: false,
    confirmWith: null,
  };
}
