import type { Person } from '../../domain/access/person.ts';
import { isAdmin } from '../../domain/access/roles.ts';
import type { Scope } from '../store/database.ts';

/** Who makes a request, and the account in which they make it. */
export interface Caller {
  readonly person: Person;
  readonly scope: Scope;
  readonly emulation: { readonly accountId: number } | null;
}

/** Callers without administrative permissions are restricted to the teams they lead. */
export const isTeamLead = ({ person }: Caller): boolean => !isAdmin(person.user);
