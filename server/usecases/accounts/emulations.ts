import { emulationCutoff, emulationEndsAt } from '../../../domain/access/emulation.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { SignedInCaller } from '../../kernel/caller.ts';
import { type AuditEvent, recordAudit } from '../../kernel/recordAudit.ts';
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
import { checkCanViewAccount } from './readAccounts.ts';

interface EmulationKey {
  readonly sessionId: string;
  readonly userId: number;
  readonly accountId: number;
  readonly now: Date;
}

/**
 * Returns the emulation that a call belongs to; the first call starts it. Throws `emulation_over` after an hour: to
 * continue, the user must return to their own account first.
 */
export async function findOrStartEmulation(tx: Tx, key: EmulationKey): Promise<StoredEmulation> {
  const emulation = await findEmulation(tx, key.sessionId, key.accountId);
  if (!emulation) return startNewEmulation(tx, key);
  if (emulationEndsAt(new Date(emulation.began_at)) <= key.now) throw new Refusal('emulation_over');
  return emulation;
}

/**
 * Removes ended emulations when the user returns to their own account, so that new ones can start. Active emulations in other
 * tabs continue.
 */
export async function removeEndedEmulations(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await removeEmulationsStartedBefore(tx, sessionId, emulationCutoff(now));
}

/**
 * Stores the reason for emulating an account. Throws `not_found` for an account the caller can't view,
 * `emulation_over`, and `forbidden` for the user's own account.
 */
export async function giveEmulationReason(
  deps: Deps,
  { person, sessionId, ...caller }: SignedInCaller,
  { accountId, reason }: { readonly accountId: number; readonly reason: string },
): Promise<void> {
  if (accountId === person.ownAccount.id) throw new Refusal('forbidden');
  const key = { sessionId, userId: person.user.id, accountId, now: deps.clock.now() };
  await deps.database.as(platformScope, async (tx) => {
    await checkCanViewAccount(tx, { person, ...caller }, accountId);
    const before = await findOrStartEmulation(tx, key);
    const after = { ...before, reason };
    await setEmulationReason(tx, after);
    await recordEmulation(tx, key, {
      action: 'view_account_reason',
      before: { reason: before.reason },
      after: { reason },
    });
  });
}

/** Ends an emulation before its hour is over. Does nothing if there is none. */
export async function endEmulation(
  deps: Deps,
  { person, sessionId }: SignedInCaller,
  accountId: number,
): Promise<void> {
  const key = { sessionId, userId: person.user.id, accountId, now: deps.clock.now() };
  await deps.database.as(platformScope, async (tx) => {
    if (await removeEmulation(tx, sessionId, accountId))
      await recordEmulation(tx, key, { action: 'leave_account' });
  });
}

async function startNewEmulation(tx: Tx, key: EmulationKey): Promise<StoredEmulation> {
  const newEmulation = {
    session_id: key.sessionId,
    account_id: key.accountId,
    began_at: key.now.toISOString(),
    reason: null,
  };
  const isFirst = await addEmulation(tx, newEmulation);
  if (!isFirst) return (await findEmulation(tx, key.sessionId, key.accountId)) ?? newEmulation;
  await recordEmulation(tx, key, {
    action: 'view_account',
    after: { until: emulationEndsAt(key.now).toISOString() },
  });
  return newEmulation;
}

/** Adds an entry to the log of the account that was viewed. */
async function recordEmulation(
  tx: Tx,
  { userId, accountId, now }: EmulationKey,
  change: Pick<AuditEvent, 'action' | 'before' | 'after'>,
): Promise<void> {
  await recordAudit(
    tx,
    { userId, accountId, asAccountId: accountId },
    { ...change, resource: 'accounts', id: accountId, now },
  );
}
