import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { ownScope } from '../../kernel/scope.ts';
import { endSessions } from '../../store/security/sessions.ts';
import { listSessions, removeSession } from '../../store/signIn/sessions.ts';

type SignedInCaller = Caller & { readonly sessionId: string };

/** Returns the devices on which a person is signed in, with the caller's marked. */
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
    await recordAudit(tx, caller, { action: 'revoke', ...eventOf(deps, caller) });
  });
}

/** Signs out every device except the caller's. */
export async function revokeOtherSessions(deps: Deps, caller: SignedInCaller): Promise<void> {
  const { person, sessionId } = caller;
  await deps.database.as(ownScope(person), async (tx) => {
    const ended = await endSessions(tx, person.user.id, sessionId);
    if (ended > 0) await recordAudit(tx, caller, { action: 'revoke_all', ...eventOf(deps, caller) });
  });
}

const eventOf = ({ clock }: Deps, { person: { user, ownAccount } }: Caller) =>
  ({ resource: 'sessions', id: user.id, accountId: ownAccount.id, now: clock.now() }) as const;
