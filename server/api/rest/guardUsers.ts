import { checkGrants } from '../../../domain/access/granting.ts';
import type { Holder } from '../../../domain/access/permissions.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Tx } from '../../store/database.ts';
import { removeSessions } from '../../store/sessions.ts';
import type { Write } from './recordWrite.ts';

/**
 * Nobody gives more than they hold, and nobody locks themselves out. Who is switched off is signed out for good:
 * their sessions do not come back with them.
 */
export async function guardUsers(tx: Tx, { signedIn, before, draft }: Write): Promise<void> {
  const { user } = signedIn.person;
  checkGrants(user, before as Holder | null, draft as Holder | null); // rows of `users` hold permissions
  if (before?.id === user.id) checkOwn(draft);
  else if (before?.status === 'active' && draft && draft.status !== 'active') {
    await removeSessions(tx, Number(before.id), null);
  }
}

function checkOwn(draft: Write['draft']): void {
  if (draft === null) throw new Refusal('in_use', 409);
  if (draft.status !== 'active') {
    throw new Refusal('invalid', 422, [{ field: 'status', problem: 'yourself' }]);
  }
}
