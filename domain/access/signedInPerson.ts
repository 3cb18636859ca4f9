import type { Account } from '../accounts/account.ts';
import type { Subscription } from '../accounts/subscriptions.ts';
import type { Permission } from './permissions.ts';

/** The signed-in user as sent over the API (ENT-01 to ENT-09). */
export interface CurrentUser {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  /** 3 is an invitee, 4 an applicant. */
  readonly type: number | null;
  readonly permissions: readonly Permission[];
  readonly program_ids: readonly number[];
  readonly has_delegated_accounts: boolean;
  readonly locale_abbr: string;
}

/** The signed-in user with their accounts: what route guards, menus and the server's tier checks evaluate. */
export interface SignedInPerson {
  readonly user: CurrentUser;
  readonly ownAccount: Account;
  /** The account being viewed; the user's own unless another is emulated. */
  readonly currentAccount: Account;
  readonly subscriptions: readonly Subscription[];
}
