import type { Deps } from '../../deps.ts';
import { platformScope } from '../../kernel/scope.ts';
import { removeSessionByToken } from '../../store/signIn/sessions.ts';
import { hashToken } from '../../vault/linkCodes.ts';

/** Ends the session on the server, so that a copied cookie stops working. */
export async function signOut(deps: Deps, sessionToken: string): Promise<void> {
  await deps.database.as(platformScope, (tx) =>
    removeSessionByToken(tx, hashToken(sessionToken), deps.clock.now().toISOString()),
  );
}
