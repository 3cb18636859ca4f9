import type { SignedInPerson } from '../../../domain/access/signedInPerson.ts';
import { canAttendSessions } from '../../../domain/sessions/sessionAudience.ts';
import { ownScope } from '../../kernel/scope.ts';
import type { Scope } from '../../store/database.ts';
import type { SessionReader } from '../../store/sessions/sessions.ts';

/**
 * Returns the scope of a person who registers. Sessions belong to the platform, and their seats are counted over all accounts; no fact
 * about a person of another account is returned.
 */
export const sessionScope = (person: SignedInPerson): Scope => ({ ...ownScope(person), platform: true });

/** Returns whose catalog and registrations are read. */
export const sessionReader = ({ user }: SignedInPerson): SessionReader => ({
  userId: user.id,
  programIds: user.program_ids,
  canAttend: canAttendSessions(user),
});
