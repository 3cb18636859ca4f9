import type { SignedInPerson } from '../../domain/access/signedInPerson.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Scope } from '../store/database.ts';

/**
 * The scope of work before the account is known, such as signing in, and of jobs that process all accounts.
 */
export const platformScope: Scope = { role: 'web', accountId: null, userId: null, platform: true };

/** The scope of jobs that open finished forms of all accounts, which only the builder role may read. */
export const builderScope: Scope = { ...platformScope, role: 'builder' };

/** The scope of respondents until the account of their invitation is known. */
export const respondentScope: Scope = { ...platformScope, role: 'respondent' };

/** Returns the scope of work in one account, such as a job that processes each account. */
export function accountScope(accountId: number, userId: number | null = null): Scope {
  return { role: 'web', accountId, userId, platform: false };
}

/** Returns the scope of a person's own rows, even while another account is emulated. */
export function ownScope({ user, ownAccount }: SignedInPerson): Scope {
  return accountScope(ownAccount.id, user.id);
}

/** Returns the scope of platform administrators, who see the rows of all accounts. */
export function platformScopeOf({ person }: { readonly person: SignedInPerson }): Scope {
  return { ...platformScope, userId: person.user.id };
}

/**
 * Returns the scope of the caller's account together with the records that the platform provides for all
 * accounts.
 */
export const scopeWithPlatform = ({ scope }: { readonly scope: Scope }): Scope => ({
  ...scope,
  platform: true,
});

/** Returns the account in which the caller works, own or emulated. Throws `forbidden` if the scope has no account. */
export function accountOf({ scope }: { readonly scope: Scope }): number {
  if (scope.accountId === null) throw new Refusal('forbidden');
  return scope.accountId;
}
