import type { Person } from '../../domain/access/person.ts';
import type { Scope } from '../store/database.ts';

/** For work before the account is known or across all accounts, such as sign-in and background jobs. */
export const platformScope: Scope = { role: 'web', accountId: null, userId: null, platform: true };

/** A person's own rows, whichever account is viewed. */
export function ownScope({ user, ownAccount }: Person): Scope {
  return { role: 'web', accountId: ownAccount.id, userId: user.id, platform: false };
}

/** Rows of all accounts, for platform administrators. */
export function platformScopeOf({ person }: { readonly person: Person }): Scope {
  return { role: 'web', accountId: null, userId: person.user.id, platform: true };
}
