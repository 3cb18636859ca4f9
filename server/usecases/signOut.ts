import type { Deps } from '../deps.ts';
import { removeSessionByToken } from '../store/sessions.ts';
import { hashOf } from '../vault/links.ts';
import { everywhere } from './scopes.ts';

/** Ends the session on the server; a copied cookie is worth nothing afterwards. */
export async function signOut(deps: Deps, sessionToken: string): Promise<void> {
  await deps.database.as(everywhere, (tx) =>
    removeSessionByToken(tx, hashOf(sessionToken), deps.clock.now().toISOString()),
  );
}
