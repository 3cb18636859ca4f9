import type { Person } from '../../domain/access/person.ts';
import type { Scope } from '../store/database.ts';

/** Before it is known whose account it is: signing in, new passwords, work that goes through all accounts. */
export const platformScope: Scope = { role: 'web', accountId: null, userId: null, platform: true };

/** A person's own rows, whichever account is viewed. */
export function ownScope({ user, ownAccount }: Person): Scope {
  return { role: 'web', accountId: ownAccount.id, userId: user.id, platform: false };
}

/** Rows of all accounts, for what the platform's own administrators do across them. */
export function platformScopeOf({ person }: { readonly person: Person }): Scope {
  return { role: 'web', accountId: null, userId: person.user.id, platform: true };
}
