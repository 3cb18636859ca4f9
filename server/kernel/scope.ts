import type { SignedInPerson } from '../../domain/access/signedInPerson.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Scope } from '../store/database.ts';

/** For work before an account is known, such as signing in, and for jobs that go through all accounts. */
export const platformScope: Scope = { role: 'web', accountId: null, userId: null, platform: true };

/** A person's own rows, also while another account is emulated. */
export function ownScope({ user, ownAccount }: SignedInPerson): Scope {
  return { role: 'web', accountId: ownAccount.id, userId: user.id, platform: false };
}

/** Rows of all accounts, for platform administrators. */
export function platformScopeOf({ person }: { readonly person: SignedInPerson }): Scope {
  return { role: 'web', accountId: null, userId: person.user.id, platform: true };
}

/** The caller's account together with the records that the platform holds for all accounts. */
export const scopeWithPlatform = ({ scope }: { readonly scope: Scope }): Scope => ({
  ...scope,
  platform: true,
});

/** The account in which the caller works, own or emulated. Throws `forbidden` if the scope has no account. */
export function accountOf({ scope }: { readonly scope: Scope }): number {
  if (scope.accountId === null) throw new Refusal('forbidden');
  return scope.accountId;
}
