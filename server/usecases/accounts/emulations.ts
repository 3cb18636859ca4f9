import { emulationCutoff, emulationEndsAt } from '../../../domain/access/emulation.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { platformScope } from '../../kernel/scope.ts';
import {
  addEmulation,
  findEmulation,
  removeEmulation,
  removeEmulationsStartedBefore,
  type StoredEmulation,
  setEmulationReason,
} from '../../store/accounts/emulations.ts';
import type { Tx } from '../../store/database.ts';
import { addAuditRow } from '../../store/security/addAuditRow.ts';
import { checkCanView } from './readAccounts.ts';

interface EmulationKey {
  readonly sessionId: string;
  readonly userId: number;
  readonly accountId: number;
  readonly now: Date;
}

/**
 * The emulation that a call belongs to; the first call starts it. Throws `emulation_over` after an hour: to continue, the user
 * must return to their own account first.
 */
export async function startEmulation(tx: Tx, look: EmulationKey): Promise<StoredEmulation> {
  const found = await findEmulation(tx, look.sessionId, look.accountId);
  if (!found) return begin(tx, look);
  if (emulationEndsAt(new Date(found.began_at)) <= look.now) throw new Refusal('emulation_over');
  return found;
}

/**
 * Removes ended emulations when the user returns to their own account, so that new ones can start. Active emulations in other
 * tabs continue.
 */
export async function removeEndedEmulation(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await removeEmulationsStartedBefore(tx, sessionId, emulationCutoff(now));
}

interface SomebodySignedIn extends Caller {
  readonly sessionId: string;
}

/**
 * Stores the reason for emulating an account. Throws `not_found` for an account out of reach, `emulation_over`, and `forbidden`
 * for the user's own account.
 */
export async function giveReason(
  deps: Deps,
  { person, sessionId, ...caller }: SomebodySignedIn,
  { accountId, reason }: { readonly accountId: number; readonly reason: string },
): Promise<void> {
  if (accountId === person.ownAccount.id) throw new Refusal('forbidden');
  const look = { sessionId, userId: person.user.id, accountId, now: deps.clock.now() };
  await deps.database.as(platformScope, async (tx) => {
    await checkCanView(tx, { person, ...caller }, accountId);
    const before = await startEmulation(tx, look);
    const after = { ...before, reason };
    await setEmulationReason(tx, after);
    await note(tx, look, {
      action: 'view_account_reason',
      before: { reason: before.reason },
      after: { reason },
    });
  });
}

/** Ends an emulation before its hour is over. Does nothing if there is none. */
export async function leaveAccount(
  deps: Deps,
  { person, sessionId }: SomebodySignedIn,
  accountId: number,
): Promise<void> {
  const look = { sessionId, userId: person.user.id, accountId, now: deps.clock.now() };
  await deps.database.as(platformScope, async (tx) => {
    if (await removeEmulation(tx, sessionId, accountId)) await note(tx, look, { action: 'leave_account' });
  });
}

async function begin(tx: Tx, look: EmulationKey): Promise<StoredEmulation> {
  const viewing = {
    session_id: look.sessionId,
    account_id: look.accountId,
    began_at: look.now.toISOString(),
    reason: null,
  };
  const isFirst = await addEmulation(tx, viewing);
  if (!isFirst) return (await findEmulation(tx, look.sessionId, look.accountId)) ?? viewing;
  await note(tx, look, { action: 'view_account', after: { until: emulationEndsAt(look.now).toISOString() } });
  return viewing;
}

type Row = Readonly<Record<string, unknown>>;

/** The event is recorded in the log of the emulated account. */
async function note(
  tx: Tx,
  { userId, accountId, now }: EmulationKey,
  change: { readonly action: string; readonly before?: Row; readonly after?: Row },
): Promise<void> {
  await addAuditRow(tx, {
    ...change,
    actorId: userId,
    accountId,
    asAccountId: accountId,
    resource: 'accounts',
    recordId: accountId,
    at: now.toISOString(),
  });
}
