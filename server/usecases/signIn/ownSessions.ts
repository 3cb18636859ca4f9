import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { ownScope } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import { addAuditRow } from '../../store/security/addAuditRow.ts';
import { endSessions } from '../../store/security/sessions.ts';
import { listSessions, removeSession } from '../../store/signIn/sessions.ts';

type SignedInCaller = Caller & { readonly sessionId: string };

/** The devices on which a person is signed in, with the caller's marked. */
export async function readSessions(deps: Deps, { person, sessionId }: SignedInCaller) {
  const now = deps.clock.now().toISOString();
  const sessions = await deps.database.as(ownScope(person), (tx) => listSessions(tx, person.user.id, now));
  return sessions.map((session) => ({ ...session, current: session.id === sessionId }));
}

/** Signs out one of the person's own devices. Throws `not_found`, also for other people's devices. */
export async function revokeSession(deps: Deps, caller: Caller, id: string): Promise<void> {
  const { person } = caller;
  await deps.database.as(ownScope(person), async (tx) => {
    if (!(await removeSession(tx, person.user.id, id))) throw new Refusal('not_found');
    await note(deps, tx, caller, 'revoke');
  });
}

/** Signs out every device except the caller's. */
export async function revokeOtherSessions(deps: Deps, caller: SignedInCaller): Promise<void> {
  const { person, sessionId } = caller;
  await deps.database.as(ownScope(person), async (tx) => {
    const ended = await endSessions(tx, person.user.id, sessionId);
    if (ended > 0) await note(deps, tx, caller, 'revoke_all');
  });
}

async function note(deps: Deps, tx: Tx, { person, emulation }: Caller, action: string): Promise<void> {
  await addAuditRow(tx, {
    actorId: person.user.id,
    accountId: person.ownAccount.id,
    asAccountId: emulation?.accountId ?? null,
    action,
    resource: 'sessions',
    recordId: person.user.id,
    at: deps.clock.now().toISOString(),
  });
}
