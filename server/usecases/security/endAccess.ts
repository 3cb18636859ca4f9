import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { type AuditEvent, recordAudit } from '../../kernel/recordAudit.ts';
import { platformScope } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import { queueMail } from '../../store/mail/mails.ts';
import { endWait } from '../../store/security/lockOuts.ts';
import { findPersonOfPlatform } from '../../store/security/platformPeople.ts';
import { endSession, endSessions } from '../../store/security/sessions.ts';
import { removeSecondFactor } from '../../store/signIn/secondFactors.ts';

type SignedInCaller = Caller & { readonly sessionId: string };

type AccessEvent = Pick<AuditEvent, 'action' | 'resource' | 'before'> & { readonly userId: number | null };

/** Records the event in the account of the person concerned. */
async function recordAccessAudit(
  deps: Deps,
  tx: Tx,
  caller: Caller,
  { userId, ...event }: AccessEvent,
): Promise<void> {
  const person = userId === null ? null : await findPersonOfPlatform(tx, userId);
  const accountId = person?.account_id ?? null;
  await recordAudit(tx, caller, { ...event, id: userId, accountId, now: deps.clock.now() });
}

/** Ends a lockout. Throws `not_found` if it has already ended. */
export async function releaseLockOut(deps: Deps, caller: Caller, id: string): Promise<void> {
  await deps.database.as(platformScope, async (tx) => {
    const released = await endWait(tx, id, deps.clock.now().toISOString());
    if (!released) throw new Refusal('not_found');
    const { user_id: userId, reach } = released;
    await recordAccessAudit(deps, tx, caller, {
      action: 'release',
      resource: 'lock_outs',
      userId,
      before: { reach },
    });
  });
}

/** Ends any user's session. Throws `not_found`. */
export async function revokeAnySession(deps: Deps, caller: Caller, id: string): Promise<void> {
  await deps.database.as(platformScope, async (tx) => {
    const ended = await endSession(tx, id);
    if (!ended) throw new Refusal('not_found');
    const { user_id: userId, device } = ended;
    await recordAccessAudit(deps, tx, caller, {
      action: 'revoke',
      resource: 'sessions',
      userId,
      before: { device },
    });
  });
}

/** Ends all sessions of a person except the caller's. Throws `not_found`. */
export async function revokeAllSessions(deps: Deps, caller: SignedInCaller, userId: number): Promise<void> {
  await deps.database.as(platformScope, async (tx) => {
    if (!(await findPersonOfPlatform(tx, userId))) throw new Refusal('not_found');
    const sessions = await endSessions(tx, userId, caller.sessionId);
    await recordAccessAudit(deps, tx, caller, {
      action: 'revoke_all',
      resource: 'sessions',
      userId,
      before: { sessions },
    });
  });
}

/** Removes the second factor of a person who lost access to it, and notifies them. Throws `not_found`. */
export async function resetSecondFactor(deps: Deps, caller: SignedInCaller, userId: number): Promise<void> {
  await deps.database.as(platformScope, async (tx) => {
    const person = await findPersonOfPlatform(tx, userId);
    if (!person || !(await removeSecondFactor(tx, userId))) throw new Refusal('not_found');
    await endSessions(tx, userId, caller.sessionId);
    await recordAccessAudit(deps, tx, caller, {
      action: 'reset_second_factor',
      resource: 'users',
      userId,
      before: { second_factor: person.second_factor },
    });
    if (person.email === null) return;
    await queueMail(tx, {
      accountId: person.account_id,
      userId,
      to: person.email,
      template: 'secondFactorReset',
      params: {},
      at: deps.clock.now(),
    });
  });
  await deps.jobs.wake('send-mails');
}
