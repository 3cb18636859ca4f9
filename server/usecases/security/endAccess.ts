import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { platformScope } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import { queueMail } from '../../store/mail/mails.ts';
import { addAuditRow } from '../../store/security/addAuditRow.ts';
import { endWait } from '../../store/security/lockOuts.ts';
import { personOfPlatform } from '../../store/security/people.ts';
import { endSession, endSessions } from '../../store/security/sessions.ts';
import { removeSecondFactor } from '../../store/signIn/secondFactors.ts';

type SignedInCaller = Caller & { readonly sessionId: string };

interface Deed {
  readonly action: string;
  readonly resource: string;
  readonly userId: number | null;
  readonly before?: Readonly<Record<string, unknown>>;
}

/** Recorded under the person concerned. */
async function note(deps: Deps, tx: Tx, caller: Caller, deed: Deed): Promise<void> {
  const person = deed.userId === null ? null : await personOfPlatform(tx, deed.userId);
  await addAuditRow(tx, {
    actorId: caller.person.user.id,
    accountId: person?.account_id ?? null,
    asAccountId: caller.emulation?.accountId ?? null,
    action: deed.action,
    resource: deed.resource,
    recordId: deed.userId,
    before: deed.before ?? {},
    at: deps.clock.now().toISOString(),
  });
}

/** Throws `not_found` for a lockout that has ended. */
export async function releaseLockOut(deps: Deps, caller: Caller, id: string): Promise<void> {
  await deps.database.as(platformScope, async (tx) => {
    const released = await endWait(tx, id, deps.clock.now().toISOString());
    if (!released) throw new Refusal('not_found');
    const { user_id: userId, reach } = released;
    await note(deps, tx, caller, { action: 'release', resource: 'lock_outs', userId, before: { reach } });
  });
}

/** Ends any user's session. Throws `not_found`. */
export async function revokeAnySession(deps: Deps, caller: Caller, id: string): Promise<void> {
  await deps.database.as(platformScope, async (tx) => {
    const ended = await endSession(tx, id);
    if (!ended) throw new Refusal('not_found');
    const { user_id: userId, device } = ended;
    await note(deps, tx, caller, { action: 'revoke', resource: 'sessions', userId, before: { device } });
  });
}

/** Ends all sessions of a person except the caller's. Throws `not_found`. */
export async function revokeAllSessions(deps: Deps, caller: SignedInCaller, userId: number): Promise<void> {
  await deps.database.as(platformScope, async (tx) => {
    if (!(await personOfPlatform(tx, userId))) throw new Refusal('not_found');
    const sessions = await endSessions(tx, userId, caller.sessionId);
    await note(deps, tx, caller, {
      action: 'revoke_all',
      resource: 'sessions',
      userId,
      before: { sessions },
    });
  });
}

/** For people who have lost their phone and recovery codes; notifies them. Throws `not_found`. */
export async function resetSecondFactor(deps: Deps, caller: SignedInCaller, userId: number): Promise<void> {
  await deps.database.as(platformScope, async (tx) => {
    const person = await personOfPlatform(tx, userId);
    if (!person || !(await removeSecondFactor(tx, userId))) throw new Refusal('not_found');
    await endSessions(tx, userId, caller.sessionId);
    await note(deps, tx, caller, {
      action: 'reset_second_factor',
      resource: 'users',
      userId,
      before: { second_factor: person.second_factor },
    });
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
