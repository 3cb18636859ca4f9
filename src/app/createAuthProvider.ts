import type { AuthProvider } from 'react-admin';
import { HttpError } from '../../dataProviders/errors.ts';
import { personOf, readSession, signIn, signOut } from '../../dataProviders/session.ts';
import type { SignedInPerson } from '../../domain/access/signedInPerson.ts';
import { reachesTier } from '../../domain/access/tiers.ts';
import { resources } from '../../resources/registry.ts';
import type { Route } from '../routes/route.ts';

const writingVerbs = ['create', 'edit', 'delete', 'write', 'import'];

/**
 * react-admin's auth provider, based on the session. Route guards control access to pages; this only says whether a record may be read or
 * written, which the server checks as well.
 */
export function createAuthProvider(routes: readonly Route[]): AuthProvider {
  return {
    async login(credentials) {
      const outcome = await signIn(credentials);
      return { redirectTo: outcome.kind === 'complete' ? outcome.goTo : false };
    },
    async logout() {
      await signOut();
      return '/login';
    },
    async checkAuth() {
      if (!personOf(readSession())) throw new Error();
    },
    async checkError(failure) {
      // The shell navigates to /logout; react-admin must neither notify nor log out.
      const silentError = Object.assign(new Error(), { message: false, logoutUser: false });
      if (failure instanceof HttpError && failure.status === 401) throw silentError;
    },
    async getIdentity() {
      const { currentUser } = readSession();
      if (!currentUser) throw new Error();
      return { id: currentUser.id, fullName: `${currentUser.first_name} ${currentUser.last_name}`.trim() };
    },
    async getPermissions() {
      return readSession().currentUser?.permissions ?? [];
    },
    async canAccess({ resource, action }) {
      const person = personOf(readSession());
      const writes = writingVerbs.some((verb) => action.includes(verb));
      return person !== null && canAccessRecord(person, routes, resource, writes, new Date());
    },
  };
}

/** Uses the tiers of the record's declaration, or those of its screens where this app admits more people. */
function canAccessRecord(
  person: SignedInPerson,
  routes: readonly Route[],
  resource: string,
  writes: boolean,
  now: Date,
): boolean {
  const declared = resources.find((one) => one.name === resource);
  if (declared && reachesTier(person, writes ? declared.access.write : declared.access.read, now))
    return true;
  const screen = routes.find(
    (route) => route.resource === resource && (writes ? route.mode === 'update' : route.mode === null),
  );
  return screen?.needs.every((tier) => tier === 'anyone' || reachesTier(person, tier, now)) ?? false;
}
