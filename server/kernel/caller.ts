import { isAdmin } from '../../domain/access/roles.ts';
import type { SignedInPerson } from '../../domain/access/signedInPerson.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Scope } from '../store/database.ts';

/** Who makes a request, and the account in which they make it. */
export interface Caller {
  readonly person: SignedInPerson;
  readonly scope: Scope;
  readonly emulation: { readonly accountId: number } | null;
}

/** A caller with the session of the request. */
export interface SignedInCaller extends Caller {
  readonly sessionId: string;
}

/** Callers without administrative permissions are restricted to the teams they lead. */
export const isLimitedToLedTeams = ({ person }: Caller): boolean => !isAdmin(person.user);

/** Personal data can't be read or changed during an emulation. Throws `emulating`. */
export function refuseEmulation({ emulation }: Pick<Caller, 'emulation'>): void {
  if (emulation) throw new Refusal('emulating');
}
