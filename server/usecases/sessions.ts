import { Refusal } from '../../domain/refusal.ts';
import type { Deps } from '../deps.ts';
import { listSessions, removeSession } from '../store/sessions.ts';
import type { Asker } from './asker.ts';
import { ownScope } from './scopes.ts';

type SomebodySignedIn = Asker & { readonly sessionId: string };

/** The devices on which a person is signed in, the one that asks marked. */
export async function readSessions(deps: Deps, { person, sessionId }: SomebodySignedIn) {
  const now = deps.clock.now().toISOString();
  const found = await deps.database.as(ownScope(person), (tx) => listSessions(tx, person.user.id, now));
  return found.map((session) => ({ ...session, current: session.id === sessionId }));
}

/** Signs one of the person's own devices out. Throws `not_found` for everybody else's alike. */
export async function revokeSession(deps: Deps, { person }: Asker, id: string): Promise<void> {
  const removed = await deps.database.as(ownScope(person), (tx) => removeSession(tx, person.user.id, id));
  if (!removed) throw new Refusal('not_found', 404);
}
