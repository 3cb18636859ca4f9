import { checkGrants } from '../../../domain/access/granting.ts';
import type { Holder } from '../../../domain/access/permissions.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Tx } from '../../store/database.ts';
import type { Write } from './recordWrite.ts';

/** Nobody gives more than they hold, and nobody locks themselves out. */
export async function guardUsers(_tx: Tx, { signedIn, before, draft }: Write): Promise<void> {
  const { user } = signedIn.person;
  checkGrants(user, before as Holder | null, draft as Holder | null); // rows of `users` hold permissions
  if (before?.id !== user.id) return;
  if (draft === null) throw new Refusal('in_use', 409);
  if (draft.status !== 'active') {
    throw new Refusal('invalid', 422, [{ field: 'status', problem: 'yourself' }]);
  }
}
